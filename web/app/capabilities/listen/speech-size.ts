const CHARACTERS_PER_SECOND = 14;
const KILOBYTES_PER_SECOND = 2;

/** About how much hearing these texts costs, in steps of 10 kB. */
export function speechSize(texts: readonly string[]): number {
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  return Math.max(10, Math.round((characters / CHARACTERS_PER_SECOND) * (KILOBYTES_PER_SECOND / 10)) * 10);
}
