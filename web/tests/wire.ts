/** A wire whose other end is the test. */

export class Wire {
  static all: Wire[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose({ code: 1000 });
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(seq: number, table: object = {}) {
    this.onopen();
    this.says({ type: "welcome", seq, table, chat: [] });
  }
}
