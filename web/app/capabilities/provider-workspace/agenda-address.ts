import { addDays } from '#platform/time/days.ts';
import { agendaWeek, dayInWeek } from './days.ts';
import { monthLater } from './fullness.ts';

const VIEWS = ['day', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

export const viewOf = (asked: string | null): View => VIEWS.find((view) => view === asked) ?? 'week';

export const addressOf = (view: View, day: string): string => `/app/agenda?view=${view}&day=${day}`;

/** The days that the arrows lead to. */
export function stepsOf(view: View, day: string, today: string): { back: string; on: string } {
  if (view === 'month') return { back: monthLater(day, -1), on: monthLater(day, 1) };
  if (view === 'day') return { back: addDays(day, -1), on: addDays(day, 1) };
  const weekFrom = (days: number) => dayInWeek(agendaWeek(addDays(day, days), today), today);
  return { back: weekFrom(-7), on: weekFrom(7) };
}
