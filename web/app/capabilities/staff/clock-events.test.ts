import { expect, test } from 'vitest';
import { latestEvents } from './clock-events.ts';

const log = (id: string, clock_in_time: string, clock_out_time: string | null) => ({
  id,
  staff_id: id,
  staffName: id,
  clock_in_time,
  clock_out_time,
  corrections: [],
});

test('CLIN-2 the latest clock events, whichever log they are of', () => {
  const logs = [
    log('b', '2026-11-15T09:00:00.000Z', null),
    log('a', '2026-11-15T08:00:00.000Z', '2026-11-15T10:00:00.000Z'),
  ];
  expect(latestEvents(logs, 2).map(({ id, kind }) => `${id} ${kind}`)).toEqual(['a out', 'b in']);
});
