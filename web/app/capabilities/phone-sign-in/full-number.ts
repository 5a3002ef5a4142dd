export const COUNTRIES = ['HT', 'US', 'other'] as const;
export type Country = (typeof COUNTRIES)[number];

const PREFIXES: Record<Country, string> = { HT: '+509', US: '+1', other: '' };

/** The typed number with the prefix of the chosen country, unless it has one. */
export function fullNumber(country: Country, typed: string): string {
  const text = typed.trim();
  if (text.startsWith('+')) return text;
  if (text.startsWith('00')) return `+${text.slice(2)}`;
  const prefix = PREFIXES[country];
  const digits = text.replaceAll(/\D/g, '');
  // Some write 509 or 1 in front without a plus.
  const own = { HT: 8, US: 10, other: 0 }[country];
  return own > 0 && digits.length === own + prefix.length - 1 && `+${digits}`.startsWith(prefix)
    ? `+${digits}`
    : `${prefix}${text}`;
}
