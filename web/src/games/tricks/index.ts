import generic from "../generic";
export const fischen = generic;
export const fischen2 = generic;
