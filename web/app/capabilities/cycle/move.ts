import { addDays } from '@lakou/clinical';
import type { Language } from '@lakou/i18n';
import { addMonths, monthOf, placeInWeek, sameDayIn } from './month.ts';

/** The day that a key leads to; undefined for other keys. */
export function dayAfterKey(key: string, day: string, lang: Language): string | undefined {
  const place = placeInWeek(day, lang);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return sameDayIn(day, addMonths(monthOf(day), -1));
  if (key === 'PageDown') return sameDayIn(day, addMonths(monthOf(day), 1));
  return undefined;
}

const FAR_ENOUGH = 48;

/** The months to move for a swipe: left is the next month; vertical movements are scrolling. */
export function monthsSwiped(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
