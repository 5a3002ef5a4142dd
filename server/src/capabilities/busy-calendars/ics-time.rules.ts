import { isTimeZone } from '@lakou/i18n';
import { Temporal } from 'temporal-polyfill';

/** Names that Outlook writes for the zones of our people. */
const OUTLOOK_ZONES: Readonly<Record<string, string>> = {
  'Haiti Standard Time': 'America/Port-au-Prince',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'SA Western Standard Time': 'America/Santo_Domingo',
};

/** What a calendar writes as a time: a moment in a zone; a day alone begins at midnight. */
export interface IcsTime {
  readonly at: Temporal.ZonedDateTime;
  readonly isDay: boolean;
}

const FORM = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** Undefined for what is no time; one without a zone is meant in the provider's. */
export function timeOf(
  value: string,
  params: Readonly<Record<string, string>>,
  homeZone: string,
): IcsTime | undefined {
  const match = FORM.exec(value.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, utc] = match;
  const named = OUTLOOK_ZONES[params.TZID ?? ''] ?? params.TZID ?? '';
  const zone = utc ? 'UTC' : named && isTimeZone(named) ? named : homeZone;
  try {
    const at = Temporal.PlainDateTime.from(
      {
        year: Number(year),
        month: Number(month),
        day: Number(day),
        hour: Number(hour ?? 0),
        minute: Number(minute ?? 0),
        second: Math.min(Number(second ?? 0), 59),
      },
      { overflow: 'reject' },
    ).toZonedDateTime(zone);
    return { at, isDay: hour === undefined };
  } catch {
    return undefined;
  }
}

/** In milliseconds; undefined for what is no length. */
export function lengthOf(value: string): number | undefined {
  try {
    return Temporal.Duration.from(value.trim()).total({
      unit: 'milliseconds',
      relativeTo: Temporal.PlainDate.from('2026-01-01'),
    });
  } catch {
    return undefined;
  }
}
