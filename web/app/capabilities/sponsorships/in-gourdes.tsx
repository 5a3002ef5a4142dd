import { useGourdes } from '#platform/money/gourdes.ts';

/** About how much a sum in dollars is in gourdes, once the rate is known. */
export function InGourdes({ dollars }: { dollars: number }) {
  const about = useGourdes().about(dollars);
  return about ? <p className="text-14 text-ink-soft tabular-nums">{about}</p> : null;
}
