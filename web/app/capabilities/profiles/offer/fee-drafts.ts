import { BOOKING_MODES, USUAL_BASE_CENTS } from '@lakou/contract/bookings.rules';
import type { ProviderFee } from '@lakou/contract/scheduling';
import { HIGHEST_FEE } from '@lakou/contract/scheduling.rules';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';

/** The form values of one mode. */
export interface FeeDraft {
  readonly mode: ProviderFee['mode'];
  readonly offered: boolean;
  readonly text: string;
  readonly payFirst: boolean;
}

/** Without saved fees nothing is offered yet; the usual fee is suggested. */
export function draftsOf(lang: Language, fees: readonly ProviderFee[]): FeeDraft[] {
  return BOOKING_MODES.map((mode) => {
    const fee = fees.find((one) => one.mode === mode);
    const text = formatNumber(lang, fee?.base ?? USUAL_BASE_CENTS / 100, 2);
    return { mode, offered: Boolean(fee), text, payFirst: fee?.payFirst ?? false };
  });
}

/** The typed fee in dollars with whole cents; undefined when it is not valid. */
export function baseOf(lang: Language, { text }: Pick<FeeDraft, 'text'>): number | undefined {
  const value = parseDecimal(lang, text);
  if (value === undefined || value < 0 || value > HIGHEST_FEE) return undefined;
  return Math.round(value * 100) / 100;
}

/** The fees to save; undefined when one of them is not valid. */
export function feesOf(lang: Language, drafts: readonly FeeDraft[]): ProviderFee[] | undefined {
  const fees: ProviderFee[] = [];
  for (const draft of drafts.filter(({ offered }) => offered)) {
    const base = baseOf(lang, draft);
    if (base === undefined) return undefined;
    fees.push({ mode: draft.mode, base, payFirst: draft.payFirst });
  }
  return fees;
}
