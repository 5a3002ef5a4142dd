import { ownTimeZone } from '#platform/time/time-zone.ts';
/** Where our people are, by the words that name each zone. */
export const ZONES = [
  { zone: 'America/Port-au-Prince', name: 'haiti' },
  { zone: 'America/New_York', name: 'eastern' },
  { zone: 'America/Chicago', name: 'central' },
  { zone: 'America/Denver', name: 'mountain' },
  { zone: 'America/Los_Angeles', name: 'pacific' },
] as const;

/** The phone's own zone when it is one of ours; Haiti's otherwise. */
export function offeredZone(): string {
  const own = ownTimeZone();
  return ZONES.find(({ zone }) => zone === own)?.zone ?? ZONES[0].zone;
}
