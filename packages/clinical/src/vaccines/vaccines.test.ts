import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, ageInMonths } from '../plain-date.ts';
import { assessVaccines, type GivenDose, type ScheduledDose } from './assess.ts';
import { findVaccine, VACCINE_NAMES, VACCINES } from './products.ts';

const SCHEDULE: ScheduledDose[] = [
  { vaccine: 'bcg', dose: 1, from: { weeks: 0 } },
  { vaccine: 'penta', dose: 1, from: { weeks: 6 } },
  { vaccine: 'penta', dose: 2, from: { weeks: 10 } },
  { vaccine: 'rota', dose: 1, from: { weeks: 6 }, until: { months: 8 } },
  { vaccine: 'hib', dose: 3, from: { months: 12 }, to: { months: 16 }, notBefore: { months: 12 } },
  { vaccine: 'mmr', dose: 1, from: { months: 12 }, to: { months: 16 }, notBefore: { months: 12 } },
];
const BORN = '2026-01-10';
const dose = (vaccine: GivenDose['vaccine'], on: string | null, id = `${vaccine} ${on}`): GivenDose => ({
  id,
  vaccine,
  on,
});
const states = (given: GivenDose[], today: string, birthDate = BORN) =>
  Object.fromEntries(
    (assessVaccines(SCHEDULE, given, { birthDate, today }) ?? []).map(({ row, state }) => [
      `${row.vaccine}${row.dose}`,
      state,
    ]),
  );

describe('VACC-1 what is due', () => {
  test('a dose is to come before its age, due for four weeks, then late', () => {
    expect(states([], '2026-02-20').penta1).toBe('next');
    expect(states([], '2026-02-21').penta1).toBe('due');
    expect(states([], '2026-03-20').penta1).toBe('due');
    expect(states([], '2026-03-21').penta1).toBe('late');
  });

  test('a range of ages is due to its last day', () => {
    expect(states([], '2027-01-09').mmr1).toBe('next');
    expect(states([], '2027-01-10').mmr1).toBe('due');
    expect(states([], '2027-05-09').mmr1).toBe('due');
    expect(states([], '2027-05-10').mmr1).toBe('late');
  });

  test('what is no longer begun at this age is asked about', () => {
    expect(states([], '2026-09-09').rota1).toBe('late');
    expect(states([], '2026-09-10').rota1).toBe('ask');
  });

  test('doses count in their order, and twice on one day is once', () => {
    const twice = [dose('penta', '2026-02-22', 'a'), dose('penta', '2026-02-22', 'b')];
    expect(states(twice, '2026-03-21')).toMatchObject({ penta1: 'given', penta2: 'due' });
    expect(states([...twice, dose('penta', null)], '2026-03-21').penta2).toBe('given');
  });

  test('a vaccine against several illnesses counts for each, and each must be there', () => {
    const parts = [dose('dtap', '2026-02-22'), dose('hepb', '2026-02-22')];
    expect(states(parts, '2026-03-01').penta1).toBe('due');
    expect(states([...parts, dose('hib', '2026-02-23')], '2026-03-01').penta1).toBe('given');
  });

  test('a dose before the least age does not count; four days are forgiven, and vague dates believed', () => {
    expect(states([dose('mmr', '2027-01-05')], '2027-02-01').mmr1).toBe('due');
    expect(states([dose('mmr', '2027-01-06')], '2027-02-01').mmr1).toBe('given');
    expect(states([dose('mmr', '2026')], '2027-02-01').mmr1).toBe('due');
    expect(states([dose('mmr', '2027')], '2027-02-01').mmr1).toBe('given');
    expect(states([dose('mmr', '2027-01')], '2027-02-01').mmr1).toBe('given');
    expect(states([dose('mmr', '2026-12')], '2027-02-01').mmr1).toBe('due');
    const early = ['2026-02-22', '2026-03-22', '2026-04-22'].map((on) => dose('penta', on));
    expect(states(early, '2027-02-01').hib3).toBe('due');
  });

  test('an adult sees what was given, and nothing that is late', () => {
    expect(states([], '2045-01-09').bcg1).toBe('late');
    expect(states([dose('bcg', '2026-01-11')], '2045-01-10')).toEqual({ bcg1: 'given' });
  });

  test('a birth date that does not exist has no answer', () => {
    expect(assessVaccines(SCHEDULE, [], { birthDate: '2026-02-30', today: '2026-11-01' })).toBeUndefined();
  });

  const anyDose = fc.record({
    id: fc.uuid(),
    vaccine: fc.constantFrom(...VACCINE_NAMES),
    on: fc.option(
      fc.integer({ min: 0, max: 900 }).map((days) => addDays(BORN, days) ?? null),
      { nil: null },
    ),
  });
  const anyDay = fc.integer({ min: 0, max: 1000 }).map((days) => addDays(BORN, days) ?? BORN);

  test('another dose never takes one away, and the order they are written in does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyDose, { maxLength: 12 }), anyDose, anyDay, (given, more, today) => {
        const count = (doses: GivenDose[]) =>
          Object.values(states(doses, today)).filter((state) => state === 'given').length;
        expect(count([...given, more])).toBeGreaterThanOrEqual(count(given));
        expect(states([...given].reverse(), today)).toEqual(states(given, today));
      }),
    );
  });

  test('with time a dose goes from to come to due to late, and never back', () => {
    const ORDER = ['next', 'due', 'late', 'ask'];
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [earlier, later] = [one, other].sort() as [string, string];
        const [before, after] = [states([], earlier), states([], later)];
        for (const [name, state] of Object.entries(before))
          expect(ORDER.indexOf(after[name] ?? '')).toBeGreaterThanOrEqual(ORDER.indexOf(state));
      }),
    );
  });
});

describe('VACC-1 which vaccine an entry means', () => {
  const named = (text: string) => findVaccine({ text, code: null });
  test('by its words, whatever the language, the case and the number of the dose', () => {
    expect(['Penta1', 'OPV 2', 'vpo0', 'RR', 'ROR', 'B C G'].map(named)).toEqual([
      'penta',
      'opv',
      'opv',
      'mr',
      'mmr',
      undefined,
    ]);
    expect(named('DTaP-IPV-Hib-HepB, Vaxelis')).toBe('dtap_ipv_hib_hepb');
    expect(named('Hépatite B')).toBe('hepb');
    expect(named('Kolera')).toBeUndefined();
  });

  test('by its code before its words; each name and code of ours is found again', () => {
    expect(findVaccine({ text: 'shot', code: { system: 'cvx', value: '110' } })).toBe('dtap_hepb_ipv');
    expect(findVaccine({ text: 'BCG', code: { system: 'cvx', value: '999' } })).toBe('bcg');
    const codes = VACCINE_NAMES.flatMap((name) => [...VACCINES[name].cvx]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const name of VACCINE_NAMES) expect(named(VACCINES[name].label)).toBe(name);
  });
});

test('VACC-1 the day of an age in months is the day on which one is that old', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1970-01-01', days) ?? '');
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 240 }), (birthDate, months) => {
      const then = addMonths(birthDate, months) ?? '';
      expect(ageInMonths({ birthDate, today: then })).toBe(months);
      if (months > 0) expect(ageInMonths({ birthDate, today: addDays(then, -1) ?? '' })).toBe(months - 1);
    }),
  );
  expect(addMonths('2026-02-30', 1)).toBeUndefined();
});
