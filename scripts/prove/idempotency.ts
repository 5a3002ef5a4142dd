import { randomUUID } from 'node:crypto';
import { type Claim, expectCounts, times } from './claim.ts';

const KEYS = 20;
const REPLAYS = 10;

const replays: Claim = {
  what: `BOOK-6 ${KEYS} keys, ${REPLAYS} times each and at once, at two instances: the first reply every time`,
  async run(stage) {
    const { id: providerId } = await stage.provider();
    const patient = await stage.patient();
    let same = 0;
    const failed = new Set<number>();
    for (let round = 0; round < KEYS; round++) {
      const headers = { 'idempotency-key': randomUUID() };
      const booking = { providerId, dateTime: '2026-12-01T00:00:00Z' };
      const replies = await Promise.all(times(REPLAYS, (n) => stage.book(n, patient, booking, headers)));
      for (const { statusCode } of replies) if (statusCode !== 201) failed.add(statusCode);
      const [first] = replies.map(({ body }) => JSON.stringify(JSON.parse(body)));
      same += replies.filter((reply) => JSON.stringify(reply.json()) === first).length;
    }
    const bookings = await stage.count('bookings', 'patient_id = $1', [patient.id]);
    return expectCounts(
      { asked: KEYS * REPLAYS, 'same reply': same, bookings, 'other statuses': failed.size },
      { 'same reply': KEYS * REPLAYS, bookings: KEYS, 'other statuses': 0 },
    );
  },
};

const otherBody: Claim = {
  what: 'BOOK-6 a key that comes again with another wish is refused',
  async run(stage) {
    const { id: providerId } = await stage.provider();
    const patient = await stage.patient();
    const headers = { 'idempotency-key': randomUUID() };
    const dates = ['2026-12-02T14:00:00Z', '2026-12-03T14:00:00Z'];
    const replies = [];
    for (const dateTime of dates)
      replies.push(await stage.book(0, patient, { providerId, dateTime }, headers));
    const refused = replies.filter((reply) => reply.json().code === 'idempotency_key_reused').length;
    const bookings = await stage.count('bookings', 'patient_id = $1', [patient.id]);
    return expectCounts({ refused, bookings }, { refused: 1, bookings: 1 });
  },
};

export const idempotencyClaims: readonly Claim[] = [replays, otherBody];
