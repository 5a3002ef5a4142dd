const HOUR_MS = 3_600_000;
export const DAY_BEFORE_MS = 24 * HOUR_MS;
export const HOUR_BEFORE_MS = HOUR_MS;

/** Reminders whose time has passed when a visit gets its time count as sent: nobody is reminded of what they just did. */
export function remindedFrom(startsAt: Date, at: Date) {
  const left = startsAt.getTime() - at.getTime();
  return {
    remindedDayAt: left <= DAY_BEFORE_MS ? at : null,
    remindedHourAt: left <= HOUR_BEFORE_MS ? at : null,
  };
}
