export const PAYOUT_METHODS = ['bank', 'moncash'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** Waiting to be sent; sent; could not be sent, and owed again. */
export const PAYOUT_STATES = ['prepared', 'paid', 'failed'] as const;
export const CLOSED_PAYOUT_STATES = ['paid', 'failed'] as const;

/** US dollars below which a payout costs more than it brings. */
export const USUAL_PAYOUT_MINIMUM = 20;
export const HIGHEST_PAYOUT_MINIMUM = 100_000;

export const LONGEST_HOLDER = 100;
export const LONGEST_BANK = 100;
export const LONGEST_ACCOUNT = 34;
export const PAYOUT_REFERENCE_LENGTHS = [3, 120] as const;

/** An account or IBAN as people write it. */
export const isBankAccount = (text: string): boolean => /^[A-Z0-9]{5,34}$/i.test(text.replace(/[\s-]/g, ''));

/** The eight digits of a phone in Haiti, with or without the country; undefined for another number. */
export function haitianPhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+|00)?509(?=\d{8}$)/, '');
  return /^[2-5]\d{7}$/.test(digits) ? digits : undefined;
}
