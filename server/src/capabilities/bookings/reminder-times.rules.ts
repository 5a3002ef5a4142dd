const HOUR_MS = 3_600_000;
export const DAY_BEFORE_MS = 24 * HOUR_MS;
export const HOUR_BEFORE_MS = HOUR_MS;

/** Reminders whose time has already passed when a visit is booked or rescheduled count as sent. */
export function remindedFrom(startsAt: Date, at: Date) {
  const left = startsAt.getTime() - at.getTime();
  return {
    remindedDayAt: left <= DAY_BEFORE_MS ? at : null,
    remindedHourAt: left <= HOUR_BEFORE_MS ? at : null,
  };
}
