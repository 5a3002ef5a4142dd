import { ownTimeZone } from '#platform/time/time-zone.ts';
/** The time zones of our users, with the keys of their texts. */
export const ZONES = [
  { zone: 'America/Port-au-Prince', name: 'haiti' },
  { zone: 'America/New_York', name: 'eastern' },
  { zone: 'America/Chicago', name: 'central' },
  { zone: 'America/Denver', name: 'mountain' },
  { zone: 'America/Los_Angeles', name: 'pacific' },
] as const;

/** The phone's time zone if it is in the list, otherwise that of Haiti. */
export function offeredZone(): string {
  const own = ownTimeZone();
  return ZONES.find(({ zone }) => zone === own)?.zone ?? ZONES[0].zone;
}
