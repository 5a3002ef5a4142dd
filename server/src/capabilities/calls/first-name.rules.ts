const TITLE = /^(dr|doktè|mr|mrs|ms|mme|madan|mis)\.?$/i;

/** `Dr. Claudel Étienne` → `Claudel`: all that a guest learns of anybody's name. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !TITLE.test(word)) ?? name;
}
