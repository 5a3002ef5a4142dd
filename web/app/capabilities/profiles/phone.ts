/** `+509…` or `+1…` in international format; undefined when it is not a valid number. */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().\-\u00a0\u2011]/g, '');
  if (!/^(\+|00)?\d+$/.test(digits)) return undefined;
  const number = internationalOf(digits.replace(/^00/, '+'));
  return RULES.some((rule) => rule.test(number)) ? number : undefined;
}

/** Eight digits are a Haitian number, ten an American one, with or without the country code. */
function internationalOf(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.length === 8) return `+509${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

const RULES = [
  /^\+509[2-9]\d{7}$/,
  /^\+1[2-9]\d{2}[2-9]\d{6}$/,
  // Relatives live in many countries; for other countries only the length is checked.
  /^\+(?!509|1|0)\d{8,15}$/,
];
