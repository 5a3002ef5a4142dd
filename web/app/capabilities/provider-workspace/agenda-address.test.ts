import { expect, test } from 'vitest';
import { stepsOf, viewOf } from './agenda-address.ts';

test('PROV-2 the arrows lead by days, weeks or months, and a week with today opens on it', () => {
  expect(stepsOf('day', '2026-11-30', '2026-11-18')).toEqual({ back: '2026-11-29', on: '2026-12-01' });
  expect(stepsOf('week', '2026-11-24', '2026-11-18')).toEqual({ back: '2026-11-18', on: '2026-11-30' });
  expect(stepsOf('month', '2027-01-31', '2026-11-18')).toEqual({ back: '2026-12-31', on: '2027-02-28' });
  expect([viewOf('month'), viewOf('year'), viewOf(null)]).toEqual(['month', 'week', 'week']);
});
