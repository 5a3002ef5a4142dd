import { test } from 'vitest';
import { bookingTest } from '#test/bookings.ts';
const t = bookingTest();
test('probe', { timeout: 120_000 }, async () => {
  const people = []; for (let i = 0; i < 100; i++) people.push(await t.patient());
  for (let round = 0; round < 6; round++) {
    const doctor = await t.provider();
    const wish = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id, dateTime: `2027-0${round + 1}-04T00:00:00Z` };
    const from = performance.now();
    const replies = await Promise.all(people.map((one) => t.book(one, wish)));
    const tally: Record<string, number> = {};
    for (const r of replies) { const k = `${r.statusCode} ${r.statusCode === 201 ? '' : r.json().code}`; tally[k] = (tally[k] ?? 0) + 1; }
    console.log(Math.round(performance.now() - from), 'ms', JSON.stringify(tally));
  }
});
