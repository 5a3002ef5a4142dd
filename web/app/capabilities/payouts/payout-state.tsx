import type { Payout } from '@lakou/contract/payouts';
import { formatMoney, type Language } from '@lakou/i18n';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  prepared: { icon: Clock, tone: 'mango' },
  paid: { icon: Check, tone: 'leaf' },
  failed: { icon: TriangleAlert, tone: 'hibiscus' },
} as const;

export function PayoutState({ state }: Pick<Payout, 'state'>) {
  const { t } = useTranslation('payouts');
  return <Badge {...LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}

export const dollars = (lang: Language, amount: number): string =>
  formatMoney(lang, Math.round(amount * 100), 'USD');

/** Dollars, and the gourdes that MonCash sends. */
export const sumsOf = (lang: Language, { amount, gourdes }: Pick<Payout, 'amount' | 'gourdes'>): string =>
  [
    dollars(lang, amount),
    ...(gourdes === null ? [] : [formatMoney(lang, Math.round(gourdes * 100), 'HTG')]),
  ].join(' · ');
