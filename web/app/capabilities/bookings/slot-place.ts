import type { Slot } from '@lakou/contract/scheduling';

/** Where the provider works at the chosen time; before one is chosen, where they work at all times of the day. */
export function placeOf(
  slots: readonly Slot[],
  times: readonly string[],
  chosen: string | undefined,
): string | undefined {
  const asked = chosen && times.includes(chosen) ? [chosen] : times;
  const places = new Set(slots.filter(({ startsAt }) => asked.includes(startsAt)).map(({ place }) => place));
  return places.size === 1 ? [...places][0] : undefined;
}
