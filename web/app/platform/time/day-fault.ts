interface Bounds {
  /** When the person was born, where it is known. */
  birth: string | null | undefined;
  today: string;
}

/** Why a measurement or a dose cannot be of this day; today and the day of birth are right. */
export function dayFault(
  day: string,
  { birth, today }: Bounds,
): 'missing' | 'future' | 'beforeBirth' | undefined {
  if (!day) return 'missing';
  if (day > today) return 'future';
  return birth && day < birth ? 'beforeBirth' : undefined;
}
