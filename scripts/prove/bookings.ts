import { type Claim, expectCounts, times } from './claim.ts';

const PATIENTS = 100;
const ROUNDS = 20;
const DAY_MS = 86_400_000;
const FIRST_SLOT = Date.parse('2026-11-17T14:00:00Z');

const oneSlot: Claim = {
  what: `BOOK-4 ${PATIENTS} patients for one slot, ${ROUNDS} times over, at two instances: one has it`,
  async run(stage) {
    const people = await Promise.all(times(PATIENTS, () => stage.patient()));
    const { id: providerId } = await stage.provider();
    const counts = { asked: 0, won: 0, 'told and offered 6 others': 0, 'answered otherwise': 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const dateTime = new Date(FIRST_SLOT + round * DAY_MS).toISOString();
      const replies = await Promise.all(
        people.map((one, index) => stage.book(index, one, { providerId, dateTime })),
      );
      for (const reply of replies) {
        counts.asked++;
        const { code, slots = [] } = reply.json();
        if (reply.statusCode === 201) counts.won++;
        else if (code === 'slot_taken' && slots.length === 6) counts['told and offered 6 others']++;
        else counts['answered otherwise']++;
      }
    }
    const kept = await stage.count('bookings', 'provider_id = $1', [providerId]);
    return expectCounts(
      { ...counts, kept },
      {
        won: ROUNDS,
        'told and offered 6 others': ROUNDS * (PATIENTS - 1),
        'answered otherwise': 0,
        kept: ROUNDS,
      },
    );
  },
};

const noSlotNamed: Claim = {
  what: `BOOK-8 ${PATIENTS} who name no slot: ${PATIENTS} different ones`,
  async run(stage) {
    const people = await Promise.all(times(PATIENTS, () => stage.patient()));
    const { id: providerId } = await stage.provider();
    const dateTime = '2027-01-04T00:00:00Z';
    const replies = await Promise.all(
      people.map((one, index) => stage.book(index, one, { providerId, dateTime })),
    );
    const booked = replies.filter(({ statusCode }) => statusCode === 201);
    const different = new Set(booked.map((reply) => reply.json().dateTime)).size;
    return expectCounts({ booked: booked.length, different }, { booked: PATIENTS, different: PATIENTS });
  },
};

export const bookingClaims: readonly Claim[] = [oneSlot, noSlotNamed];
