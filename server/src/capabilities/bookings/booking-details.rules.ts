import type { BookingStatus } from '@lakou/contract/bookings';

const CARE_LASTS_MS = 365 * 24 * 3600 * 1000;

interface Visit {
  readonly status: BookingStatus;
  readonly endsAt: Date;
  readonly completedAt: Date | null;
}

/** Whether what was told for a visit is nobody's but the patient's any more; the view `care_relationships` agrees. */
export function isCareOver({ status, endsAt, completedAt }: Visit, at: Date): boolean {
  if (status === 'cancelled' || status === 'no_show') return true;
  const end = status === 'completed' ? (completedAt ?? endsAt) : endsAt;
  return end.getTime() + CARE_LASTS_MS <= at.getTime();
}

const COUNTRIES = /^(ha[iï]ti|ayiti|république d.ha[iï]ti|repiblik ayiti|usa|u\.s\.a\.|united states)$/i;
const STREETS =
  /\d|#|\b(rue|ruelle|route|avenue|ave|av|impasse|allée|boulevard|blvd|bd|street|st|road|rd|lane|drive|lari|ri|wout|riyèl|kafou|kwen)\b/i;

/** The city at the end of an address, when it is one: never a street or a number. */
export function cityOf(address: string | null): string | null {
  const parts = (address ?? '').split(/[,\n]/).map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && !COUNTRIES.test(part));
  const last = named.at(-1);
  return named.length > 1 && last && !STREETS.test(last) ? last : null;
}
