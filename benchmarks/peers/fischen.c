/* Random playouts of Fischen in plain C99: the peer that the compiled rules are measured against.
 *
 * The whole game as in docs/games/fischen.md (the numbers below are its rules), written the way one would
 * write it for playouts alone, with the same contract: `legal` lists the moves of the player whose turn it is,
 * each by its number in one space of moves for the whole game, rising, and `apply` carries one out, so that a
 * playout may begin at any decision. There are no events, and nobody's memory is kept.
 *
 * Chance: ChaCha8 for the deals and shuffles, as in shoal; PCG32 (O'Neill 2014), which is cheaper, for the
 * choices of the players. All distinct legal moves are equally likely; two equal cards are one move.
 *
 * cc -O3 -march=native -std=c99 fischen.c -lm -o fischen && ./fischen PLAYERS GAMES SEED
 *
 * MIT, like the rest of shoal.
 */

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, ROUNDS = 8, STARS = 5, LARGEST_HAND = 16, SEA_CARDS = 60, ALL_CARDS = 100, NOBODY = -1 };
enum { BLUE, YELLOW, PURPLE, RED, TRUMP, COLOURS, BUOY = COLOURS };
enum { PLAY, CATCH, PASS, CALL };                 /* what is decided */
enum { PLAYING, ALL_ROUNDS, OVERFISHING };        /* how a game ended */

/* card = colour * 19 + value (F1-1, F1-2), then the buoys. The two minus-threes have the same number. */
enum { VALUES = 19, HIGHEST = 18, HIGHEST_TRUMP = 16, FIRST_BUOY = TRUMP * VALUES + HIGHEST_TRUMP + 1 };
enum { PASS_LEFT = FIRST_BUOY, MINUS_THREE, CATCH_ALL, LEAD_NEXT, CALL_COLOUR, LOWEST_WINS, KINDS };
enum { MINUS_POINTS = 3 };
enum { FIRST_CATCH = KINDS, FIRST_PASS = 2 * KINDS, FIRST_CALL = 3 * KINDS };   /* moves; first, a card */

static uint8_t colour_of[KINDS], value_of[KINDS];

static void number_cards(void)
{
    for (int card = 0; card < KINDS; card++) {
        colour_of[card] = (uint8_t)(card < FIRST_BUOY ? card / VALUES : BUOY);
        value_of[card] = (uint8_t)(card < FIRST_BUOY ? card % VALUES : UINT8_MAX);
    }
}

/* F1-3: the sea from the bottom, 5 stars first. */
#define CARD(colour, value) ((colour) * VALUES + (value))
#define OF_ALL(value) CARD(BLUE, value), CARD(YELLOW, value), CARD(PURPLE, value), CARD(RED, value)
#define T(value) CARD(TRUMP, value)
static const uint8_t SEA[SEA_CARDS] = {
    OF_ALL(16), OF_ALL(17), OF_ALL(18), T(13), T(14), T(15), T(16), LOWEST_WINS, CATCH_ALL,
    OF_ALL(14), OF_ALL(15), T(11), T(12), CALL_COLOUR, MINUS_THREE,
    OF_ALL(13), T(8), T(9), T(10), T(0), PASS_LEFT, MINUS_THREE,
    OF_ALL(12), T(5), T(6), T(7), CARD(PURPLE, 0), CARD(RED, 0), LEAD_NEXT,
    OF_ALL(11), T(1), T(2), T(3), T(4), CARD(BLUE, 0), CARD(YELLOW, 0),
};
static const int GROUP_SIZE[STARS] = {18, 12, 10, 10, 10};

/* Chance */

typedef struct {
    uint32_t key[8], block[16];
    uint64_t counter;
    int used;
} ChaCha;

#define ROTATE(x, n) ((x) << (n) | (x) >> (32 - (n)))
#define QUARTER(a, b, c, d)                                                                   \
    (a += b, d ^= a, d = ROTATE(d, 16), c += d, b ^= c, b = ROTATE(b, 12),                    \
     a += b, d ^= a, d = ROTATE(d, 8), c += d, b ^= c, b = ROTATE(b, 7))

static void next_block(ChaCha *r)
{
    uint32_t first[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, x[16];
    memcpy(first + 4, r->key, sizeof r->key);
    first[12] = (uint32_t)r->counter;
    first[13] = (uint32_t)(r->counter >> 32);
    memcpy(x, first, sizeof x);
    for (int i = 0; i < 4; i++) {
        QUARTER(x[0], x[4], x[8], x[12]);
        QUARTER(x[1], x[5], x[9], x[13]);
        QUARTER(x[2], x[6], x[10], x[14]);
        QUARTER(x[3], x[7], x[11], x[15]);
        QUARTER(x[0], x[5], x[10], x[15]);
        QUARTER(x[1], x[6], x[11], x[12]);
        QUARTER(x[2], x[7], x[8], x[13]);
        QUARTER(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 16; i++)
        r->block[i] = x[i] + first[i];
    r->counter++;
    r->used = 0;
}

static uint32_t chacha(ChaCha *r)
{
    if (r->used == 16)
        next_block(r);
    return r->block[r->used++];
}

static uint32_t pcg(uint64_t *state)
{
    uint64_t old = *state;
    *state = old * 6364136223846793005u + 1442695040888963407u;
    uint32_t mixed = (uint32_t)((old >> 18 ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return mixed >> turn | mixed << (-turn & 31);
}

/* A number below n, all equally likely (Lemire's method, with rejection). */
#define DRAW_BELOW(n, word, result)                                  \
    do {                                                             \
        uint64_t product = (uint64_t)(word) * (uint32_t)(n);         \
        if ((uint32_t)product < (uint32_t)(n)) {                     \
            uint32_t least = -(uint32_t)(n) % (uint32_t)(n);         \
            while ((uint32_t)product < least)                        \
                product = (uint64_t)(word) * (uint32_t)(n);          \
        }                                                            \
        result = (int)(product >> 32);                               \
    } while (0)

static void shuffle(ChaCha *r, uint8_t *cards, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j;
        DRAW_BELOW(i + 1, chacha(r), j);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* The table */

typedef struct {
    int players, round, turn, phase, ended;
    int points[SEATS];
    int hand_size[SEATS], boat_size[SEATS], catch_size[SEATS];
    int sea_size, leader, led, trick_size, winner, last_first;
    int effect;                          /* the place in the trick whose effect is asked */
    unsigned left;                       /* the places of the trick that still have their card (bits) */
    int called, caller;                  /* for this trick; NOBODY if none */
    int next_leader, next_called, next_caller;
    bool lowest, next_lowest;
    uint8_t trick[SEATS], aside[SEATS];
    uint8_t hand[SEATS][LARGEST_HAND];   /* in deck order */
    uint8_t pile[SEATS][ALL_CARDS];      /* the boat, top card first, then the catch of this round */
    uint8_t sea[SEA_CARDS];              /* the top card last */
    ChaCha chance;
} Game;

static int next_seat(const Game *g, int seat)
{
    return seat + 1 == g->players ? 0 : seat + 1;
}

static int player_of(const Game *g, int place)
{
    int seat = g->leader + place;
    return seat < g->players ? seat : seat - g->players;
}

/* Set-up and rounds */

static bool is_used(int players, int colour, int value)   /* F1-4 */
{
    if (players == 3 && value == 3)
        return colour != BLUE && colour != RED;
    return value >= 6 - players;
}

static void start_trick(Game *g)   /* F1-22 */
{
    g->trick_size = 0;
    g->left = 0;
    g->led = g->called = g->next_called;   /* F1-25 */
    g->caller = g->next_caller;
    g->lowest = g->next_lowest;
    g->next_leader = g->next_called = g->next_caller = NOBODY;
    g->next_lowest = false;
    g->turn = g->leader;
    g->phase = PLAY;
}

static void sort_hand(uint8_t *hand, int size)
{
    for (int i = 1; i < size; i++) {
        uint8_t card = hand[i];
        for (int j = 0; j < i; j++) {   /* without branches, again */
            uint8_t other = hand[j];
            hand[j] = other < card ? other : card;
            card = other < card ? card : other;
        }
        hand[i] = card;
    }
}

static void setup(Game *g, int players, uint32_t seed, uint32_t number)
{
    memset(g, 0, sizeof *g);
    g->chance.key[0] = seed;
    g->chance.key[1] = number;
    g->chance.used = 16;
    g->players = players;
    g->round = 1;
    uint8_t start[40];
    int count = 0;
    for (int colour = BLUE; colour < TRUMP; colour++)
        for (int value = 1; value <= 10; value++)
            if (is_used(players, colour, value))
                start[count++] = (uint8_t)(colour * VALUES + value);
    shuffle(&g->chance, start, count);
    for (int i = 0; i < count; i++) {
        int seat = i % players;
        g->hand[seat][g->hand_size[seat]++] = start[i];
    }
    for (int seat = 0; seat < players; seat++)
        sort_hand(g->hand[seat], g->hand_size[seat]);
    memcpy(g->sea, SEA, sizeof SEA);
    for (int group = 0; group < STARS; g->sea_size += GROUP_SIZE[group++])   /* F1-5 */
        shuffle(&g->chance, g->sea + g->sea_size, GROUP_SIZE[group]);
    g->next_leader = g->next_called = g->next_caller = NOBODY;
    start_trick(g);   /* F1-10: seat 0 leads */
}

static bool begin_round(Game *g)   /* false if the sea is overfished */
{
    int size = 13 - g->players + g->round / 2, missing = 0;   /* F1-6, for the round after this one */
    for (int seat = 0; seat < g->players; seat++)
        if (g->boat_size[seat] < size)
            missing += size - g->boat_size[seat];
    if (missing > g->sea_size)   /* F1-9 */
        return false;
    g->round++;
    for (int seat = 0; seat < g->players; seat++) {   /* F1-7 */
        int drawn = g->boat_size[seat] < size ? g->boat_size[seat] : size;
        memcpy(g->hand[seat], g->pile[seat], (size_t)drawn);
        g->hand_size[seat] = drawn;
        g->boat_size[seat] -= drawn;
        memmove(g->pile[seat], g->pile[seat] + drawn, (size_t)g->boat_size[seat]);
    }
    for (int fewer = 0; missing > 0; fewer++)   /* F1-8 */
        for (int step = 0, seat = g->last_first; step < g->players; step++, seat = next_seat(g, seat))
            if (g->hand_size[seat] == fewer)
                for (; g->hand_size[seat] < size; missing--)
                    g->hand[seat][g->hand_size[seat]++] = g->sea[--g->sea_size];
    for (int seat = 0; seat < g->players; seat++)
        sort_hand(g->hand[seat], size);
    g->leader = g->last_first;   /* F1-10 */
    for (int step = 1, seat = next_seat(g, g->leader); step < g->players; step++, seat = next_seat(g, seat))
        if (g->points[seat] < g->points[g->leader])
            g->leader = seat;
    return true;
}

static void end_round(Game *g)   /* F1-27, F1-28 */
{
    for (int seat = 0; seat < g->players; seat++) {
        g->points[seat] += g->catch_size[seat];
        shuffle(&g->chance, g->pile[seat] + g->boat_size[seat], g->catch_size[seat]);
        g->boat_size[seat] += g->catch_size[seat];
        g->catch_size[seat] = 0;
    }
    g->last_first = g->leader;
}

/* Moves.
 * The lists are written without branches: whether a card fits is as good as random, and a branch that the
 * processor guesses wrong costs more than a few cards. */

static int list_hand(const Game *g, int first, int *out)
{
    const uint8_t *hand = g->hand[g->turn];
    int count = 0, before = NOBODY, size = g->hand_size[g->turn];
    for (int i = 0; i < size; i++) {
        out[count] = first + hand[i];
        count += hand[i] != before;
        before = hand[i];
    }
    return count;
}

static int list_cards(const Game *g, int *out)   /* F1-11 to F1-13 */
{
    if (g->led == NOBODY)
        return list_hand(g, 0, out);
    const uint8_t *hand = g->hand[g->turn];
    int count = 0, before = NOBODY, size = g->hand_size[g->turn], led = g->led;
    bool follows = false;
    for (int i = 0; i < size; i++) {
        bool fits = colour_of[hand[i]] == led;
        follows |= fits;
        out[count] = hand[i];
        count += (fits | (hand[i] >= FIRST_BUOY)) & (hand[i] != before);
        before = hand[i];
    }
    return follows ? count : list_hand(g, 0, out);
}

static int list_trick(const Game *g, int *out)   /* F1-17 */
{
    int count = 0;
    for (int place = 0; place < g->trick_size; place++)
        if (place != g->effect && g->left >> place & 1) {
            int move = FIRST_CATCH + g->trick[place], at = count;
            while (at > 0 && out[at - 1] >= move)
                at--;
            if (at < count && out[at] == move)
                continue;
            memmove(out + at + 1, out + at, (size_t)(count++ - at) * sizeof *out);
            out[at] = move;
        }
    return count;
}

static int legal(const Game *g, int *out)
{
    switch (g->phase) {
    case PLAY: return list_cards(g, out);
    case CATCH: return list_trick(g, out);
    case PASS: return list_hand(g, FIRST_PASS, out);
    default:
        for (int colour = 0; colour < COLOURS; colour++)
            out[colour] = FIRST_CALL + colour;
        return COLOURS;
    }
}

/* The end of a trick */

static int trick_winner(const Game *g)   /* F1-14, F1-25, F1-26 */
{
    int best = NOBODY, rank = 0;
    for (int place = 0; place < g->trick_size; place++) {
        int colour = colour_of[g->trick[place]], value = value_of[g->trick[place]];
        if (colour != TRUMP && colour != g->led)
            continue;
        int worth = (colour == TRUMP ? 2 * VALUES : VALUES) + (g->lowest ? -value : value);
        if (worth > rank) {
            rank = worth;
            best = place;
        }
    }
    if (best != NOBODY)
        return player_of(g, best);
    return g->caller == NOBODY ? g->leader : g->caller;
}

static void catch_card(Game *g, int seat, int place)
{
    int card = g->trick[place];
    g->left &= ~(1u << place);
    g->pile[seat][g->boat_size[seat] + g->catch_size[seat]++] = (uint8_t)card;
    if (card == MINUS_THREE)   /* F1-20 */
        g->points[seat] -= MINUS_POINTS;
}

static void catch_all_but(Game *g, int seat, int except)
{
    for (int place = 0; place < g->trick_size; place++)
        if (place != except && g->left >> place & 1)
            catch_card(g, seat, place);
}

static void finish_trick(Game *g)
{
    catch_all_but(g, g->winner, NOBODY);   /* F1-21 */
    if (g->hand_size[g->leader] > 0) {
        g->leader = g->next_leader == NOBODY ? g->winner : g->next_leader;   /* F1-15, F1-24 */
    } else {
        end_round(g);
        if (g->round == ROUNDS)
            g->ended = ALL_ROUNDS;   /* F1-29 */
        else if (!begin_round(g))
            g->ended = OVERFISHING;   /* F1-9 */
    }
    start_trick(g);
}

static void ask(Game *g, int place, int phase, int seat)
{
    g->effect = place;
    g->phase = phase;
    g->turn = seat;
}

static void announce(Game *g, int first)   /* F1-22, F1-23: from the place `first` on, up to a card that asks */
{
    if (g->hand_size[g->leader] > 0)
        for (int place = first; place < g->trick_size; place++) {
            int card = g->trick[place];
            if (card == LEAD_NEXT) {   /* F1-24 */
                g->next_leader = player_of(g, place);
            } else if (card == LOWEST_WINS) {   /* F1-26 */
                g->next_lowest = true;
            } else if (card == CALL_COLOUR) {   /* F1-25 */
                ask(g, place, CALL, player_of(g, place));
                return;
            }
        }
    finish_trick(g);
}

static void carry_out(Game *g, int first)   /* F1-16: from the place `first` on, up to a card that asks */
{
    for (int place = first; place < g->trick_size; place++) {
        int card = g->trick[place];
        if (value_of[card] == 0) {   /* F1-17 */
            if (g->left & ~(1u << place)) {
                ask(g, place, CATCH, player_of(g, place));
                return;
            }
        } else if (card == PASS_LEFT) {   /* F1-18 */
            if (g->hand_size[g->leader] > 0) {
                ask(g, place, PASS, g->leader);
                return;
            }
        } else if (card == CATCH_ALL) {   /* F1-19 */
            catch_all_but(g, player_of(g, place), place);
        }
    }
    announce(g, 0);
}

static void take_from_hand(Game *g, int seat, int card)
{
    uint8_t *hand = g->hand[seat];
    int size = g->hand_size[seat]--, at = 0;
    for (int i = 0; i < size; i++)
        at += hand[i] < card;
    for (int i = 0; i < size - 1; i++)   /* from the first on: so the processor can foretell the loop */
        hand[i] = hand[i + (i >= at)];
}

static void put_into_hand(Game *g, int seat, uint8_t card)
{
    int at = g->hand_size[seat]++;
    for (; at > 0 && g->hand[seat][at - 1] > card; at--)
        g->hand[seat][at] = g->hand[seat][at - 1];
    g->hand[seat][at] = card;
}

static int place_in_trick(const Game *g, int card)
{
    int place = 0;
    while (g->trick[place] != card || place == g->effect || !(g->left >> place & 1))
        place++;
    return place;
}

static void apply(Game *g, int move)
{
    int seat = g->turn;
    if (move < FIRST_CATCH) {
        take_from_hand(g, seat, move);
        g->left |= 1u << g->trick_size;
        g->trick[g->trick_size++] = (uint8_t)move;
        if (g->led == NOBODY && move < FIRST_BUOY)
            g->led = colour_of[move];   /* F1-13 */
        g->turn = next_seat(g, seat);
        if (g->trick_size == g->players) {
            g->winner = trick_winner(g);
            carry_out(g, 0);
        }
    } else if (move < FIRST_PASS) {
        catch_card(g, seat, place_in_trick(g, move - FIRST_CATCH));
        carry_out(g, g->effect + 1);
    } else if (move < FIRST_CALL) {
        take_from_hand(g, seat, move - FIRST_PASS);
        g->aside[seat] = (uint8_t)(move - FIRST_PASS);
        g->turn = next_seat(g, seat);
        if (g->turn == g->leader) {
            for (int giver = 0; giver < g->players; giver++)
                put_into_hand(g, next_seat(g, giver), g->aside[giver]);
            carry_out(g, g->effect + 1);
        }
    } else {
        g->next_called = move - FIRST_CALL;
        g->next_caller = seat;
        announce(g, g->effect + 1);
    }
}

/* Many games */

typedef struct {
    double sum, squares;
} Sample;

static void add(Sample *s, double value)
{
    s->sum += value;
    s->squares += value * value;
}

static void print_sample(const char *before, const Sample *s, double n)
{
    double mean = s->sum / n;
    printf("%s{\"mean\": %.9g, \"sd\": %.9g}", before, mean, sqrt(fmax(0, s->squares / n - mean * mean)));
}

int main(int argc, char **argv)
{
    int players = argc == 4 ? atoi(argv[1]) : 0;
    long games = argc == 4 ? atol(argv[2]) : 0;
    if (players < 3 || players > SEATS || games < 1) {
        fprintf(stderr, "usage: %s PLAYERS(3-5) GAMES SEED\n", argv[0]);
        return 2;
    }
    uint32_t seed = (uint32_t)strtoul(argv[3], NULL, 10);
    uint64_t choices = seed;
    Sample scores[SEATS] = {{0, 0}}, lengths = {0, 0}, overfished = {0, 0};
    Game game;
    int moves[LARGEST_HAND];
    number_cards();
    clock_t begun = clock();   /* the time of this process only */
    for (long number = 0; number < games; number++) {
        int made = 0, chosen;
        setup(&game, players, seed, (uint32_t)number);
        while (game.ended == PLAYING) {
            DRAW_BELOW(legal(&game, moves), pcg(&choices), chosen);
            apply(&game, moves[chosen]);
            made++;
        }
        for (int seat = 0; seat < players; seat++)
            add(&scores[seat], game.points[seat]);
        add(&lengths, made);
        add(&overfished, game.ended == OVERFISHING);
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC, n = (double)games;
    printf("{\"games\": %ld, \"moves\": %.0f, \"seconds\": %.6f,\n", games, lengths.sum, seconds);
    print_sample(" \"moves_per_game\": ", &lengths, n);
    print_sample(",\n \"overfishing\": ", &overfished, n);
    for (int seat = 0; seat < players; seat++)
        print_sample(seat ? ", " : ",\n \"scores\": [", &scores[seat], n);
    printf("]}\n");
    return 0;
}
