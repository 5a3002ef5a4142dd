/** `Marie-Ange Louis` → `Marie-Ange`; titles are skipped. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.find((word) => !/^(dr|doktè|mr|mrs|ms|mme|madan|mis)\.?$/i.test(word));
  return first ?? name;
}
