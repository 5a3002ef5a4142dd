/** `+509…` and `+1…` as they are dialled from anywhere; undefined when it cannot be a number. */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().\-\u00a0\u2011]/g, '');
  if (!/^(\+|00)?\d+$/.test(digits)) return undefined;
  const number = internationalOf(digits.replace(/^00/, '+'));
  return RULES.some((rule) => rule.test(number)) ? number : undefined;
}

/** Eight digits are Haitian and ten American, with or without their country in front. */
function internationalOf(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.length === 8) return `+509${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

const RULES = [
  /^\+509[2-9]\d{7}$/,
  /^\+1[2-9]\d{2}[2-9]\d{6}$/,
  // Relatives live everywhere: for other countries, only that it can be dialled.
  /^\+(?!509|1|0)\d{8,15}$/,
];
