import type { Earnings } from '@lakou/contract/provider-workspace';
import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** The net earnings, and the captured, refunded and awaited amounts. */
export function EarningsFigures({ totals }: Pick<Earnings, 'totals'>) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const figures = [
    { name: t('captured'), value: totals.captured },
    { name: t('refunded'), value: totals.refunded },
    { name: t('awaiting'), value: totals.awaiting },
  ];
  return (
    <dl className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="w-full md:w-auto md:grow">
        <dt className="text-15 text-ink-soft">{t('net')}</dt>
        <dd className="text-36 font-extrabold tracking-tight">{money(totals.net)}</dd>
      </div>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-14 text-ink-soft">{name}</dt>
          <dd className="text-18 font-bold">{money(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
