import { WEEKDAYS } from '@lakou/contract/user.rules';
import fc from 'fast-check';
import { test } from 'vitest';
import { isWeek } from './weekly-hours.rules.ts';

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clock);
const day = fc.constantFrom(...WEEKDAYS);
const hours = fc.array(fc.record({ day, from: time, to: time }), { maxLength: 8 });

/** The same rule computed minute by minute: no minute is covered twice. */
function slowly(week: { day: string; from: string; to: string }[]): boolean {
  const taken = new Set<string>();
  for (const { day: on, from, to } of week) {
    if (minutes(from) >= minutes(to)) return false;
    for (let minute = minutes(from); minute < minutes(to); minute++) {
      if (taken.has(`${on} ${minute}`)) return false;
      taken.add(`${on} ${minute}`);
    }
  }
  return true;
}

test('PROF-3 hours end after they begin and do not overlap, in whatever order they come', () => {
  fc.assert(fc.property(hours, (week) => isWeek(week) === slowly(week)));
});

test('PROF-3 times that touch are fine, and each day stands for itself', () => {
  const tidy = fc
    .tuple(day, fc.uniqueArray(fc.nat(24 * 60 - 1), { minLength: 2, maxLength: 10 }))
    .map(([on, cuts]) => {
      const sorted = cuts.toSorted((a, b) => a - b);
      return sorted.slice(1).map((to, i) => ({ day: on, from: clock(sorted[i] ?? 0), to: clock(to) }));
    });
  fc.assert(fc.property(tidy, (week) => isWeek(week.toReversed())));
});
