import type { ProviderCard } from '@lakou/contract/providers';
import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useGourdes } from '#platform/money/gourdes.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { MODE_ICONS } from './mode-icons.ts';

/** The fee of each mode, in dollars and about how much that is in gourdes. */
export function Fees({ fees }: Pick<ProviderCard, 'fees'>) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const gourdes = useGourdes();
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-15">
        {fees.map(({ mode, base }) => {
          const Icon = MODE_ICONS[mode];
          return (
            <li key={mode} className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
              <Icon size={17} className="shrink-0" />
              {t(`modes.${mode}`)}
              <span className="font-bold text-ink">{formatMoney(lang, Math.round(base * 100), 'USD')}</span>
              <span>{gourdes.about(base)}</span>
            </li>
          );
        })}
      </ul>
      {gourdes.note && <p className="mt-2 text-14 text-ink-soft">{gourdes.note}</p>}
    </>
  );
}

/** The fees in short form: modes with the same fee are joined, and named in words. */
export function ShortFees({ fees }: Pick<ProviderCard, 'fees'>) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const gourdes = useGourdes();
  const wordsFor = (price: number) => {
    const same = fees.filter(({ base }) => base === price);
    return same.length === fees.length && fees.length > 1
      ? t('everyVisit')
      : same.map(({ mode }) => t(`modes.${mode}`)).join(', ');
  };
  const prices = [...new Set(fees.map(({ base }) => base))].toSorted((a, b) => a - b);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-15">
      {prices.map((price) => (
        <li key={price} className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
          <span>{wordsFor(price)}</span>
          <span className="font-bold text-ink">{formatMoney(lang, Math.round(price * 100), 'USD')}</span>
          <span className="whitespace-nowrap">{gourdes.about(price)}</span>
        </li>
      ))}
    </ul>
  );
}
