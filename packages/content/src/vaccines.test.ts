import { expect, test } from 'vitest';
import { vaccineSchedule } from './vaccines.ts';

const lines = (country: 'HT' | 'US') =>
  vaccineSchedule(country).doses.map(
    ({ vaccine, dose, from }) => `${vaccine} ${dose} ${JSON.stringify(from)}`,
  );

test('VACC-1 every row of a schedule has a source with a year and an address', () => {
  for (const country of ['HT', 'US'] as const) {
    const { doses, ask, sourceOf } = vaccineSchedule(country);
    for (const { source } of [...doses, ...ask])
      expect(sourceOf(source)).toMatchObject({ year: expect.any(Number), url: expect.any(String) });
  }
  expect(() => vaccineSchedule('HT').sourceOf('nobody')).toThrow('no source');
});

test('VACC-1 Haiti’s first year, without the ages that are not certain', () => {
  expect(lines('HT')).toEqual([
    'bcg 1 {"weeks":0}',
    'penta 1 {"weeks":6}',
    'opv 1 {"weeks":6}',
    'rota 1 {"weeks":6}',
    'pcv 1 {"weeks":6}',
    'penta 2 {"weeks":10}',
    'opv 2 {"weeks":10}',
    'rota 2 {"weeks":10}',
    'pcv 2 {"weeks":10}',
    'penta 3 {"weeks":14}',
    'opv 3 {"weeks":14}',
    'pcv 3 {"weeks":14}',
    'ipv 1 {"weeks":14}',
    'mr 1 {"months":9}',
  ]);
  const { ask } = vaccineSchedule('HT');
  expect(ask.map(({ vaccine, why }) => `${vaccine} ${why}`)).toEqual([
    'mr age_unsure',
    'dtap age_unsure',
    'opv age_unsure',
    'hpv girls_unsure',
    'td women',
  ]);
});

test('VACC-1 the doses of each vaccine are numbered in the order of their ages', () => {
  for (const country of ['HT', 'US'] as const) {
    const { doses } = vaccineSchedule(country);
    for (const name of new Set(doses.map(({ vaccine }) => vaccine))) {
      const own = doses.filter(({ vaccine }) => vaccine === name);
      expect([name, own.map(({ dose }) => dose)]).toEqual([name, own.map((_, at) => at + 1)]);
    }
  }
});
