import type { Booking } from '@lakou/contract/bookings';

const MOST = 5;

/** Whom these visits are with, each once, at most a few. */
export function providersOf(
  bookings: readonly Pick<Booking, 'providerId' | 'providerName'>[],
): { readonly id: string; readonly name: string }[] {
  const names = new Map<string, string>();
  for (const { providerId, providerName } of bookings)
    if (providerId && providerName && !names.has(providerId)) names.set(providerId, providerName);
  return [...names].slice(0, MOST).map(([id, name]) => ({ id, name }));
}
