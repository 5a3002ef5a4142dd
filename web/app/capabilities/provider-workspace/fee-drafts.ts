import type { ProviderFee } from '@lakou/contract/scheduling';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';

const MOST = 10_000;
const USUAL = 50;

/** A kind of visit as it stands in the form. */
export interface FeeDraft {
  readonly mode: ProviderFee['mode'];
  readonly offered: boolean;
  readonly text: string;
  readonly payFirst: boolean;
}

/** Who has named none offers all of them at the usual fare. */
export function draftsOf(lang: Language, fees: readonly ProviderFee[]): FeeDraft[] {
  return MODES.map((mode) => {
    const fee = fees.find((one) => one.mode === mode);
    const text = formatNumber(lang, fee?.base ?? USUAL, 2);
    return { mode, offered: fees.length === 0 || Boolean(fee), text, payFirst: fee?.payFirst ?? false };
  });
}

/** What was typed, in dollars and whole cents; undefined when it is no fee. */
export function baseOf(lang: Language, { text }: Pick<FeeDraft, 'text'>): number | undefined {
  const value = parseDecimal(lang, text);
  if (value === undefined || value < 0 || value > MOST) return undefined;
  return Math.round(value * 100) / 100;
}

/** The fees to save; undefined when one of them is none. */
export function feesOf(lang: Language, drafts: readonly FeeDraft[]): ProviderFee[] | undefined {
  const fees: ProviderFee[] = [];
  for (const draft of drafts.filter(({ offered }) => offered)) {
    const base = baseOf(lang, draft);
    if (base === undefined) return undefined;
    fees.push({ mode: draft.mode, base, payFirst: draft.payFirst });
  }
  return fees;
}

const MODES: readonly ProviderFee['mode'][] = ['in_home', 'clinic', 'video', 'audio', 'chat'];
