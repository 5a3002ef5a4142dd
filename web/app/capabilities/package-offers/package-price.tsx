import type { PackageOffer } from '@lakou/contract/packages';
import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useGourdes } from '../../platform/money/gourdes.ts';

/** The price of all visits with our fee, in dollars and about how much in gourdes. */
export function PackagePrice({ offer }: { offer: Pick<PackageOffer, 'price' | 'serviceFee' | 'total'> }) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const { about, note } = useGourdes();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  return (
    <div>
      <dl className="grid gap-y-1.5 tabular-nums *:flex *:justify-between *:gap-4">
        <div>
          <dt>{t('price')}</dt>
          <dd>{money(offer.price)}</dd>
        </div>
        <div>
          <dt>{t('fee')}</dt>
          <dd>{money(offer.serviceFee)}</dd>
        </div>
        <div className="mt-1 border-t border-line pt-2 text-18 font-bold">
          <dt>{t('total')}</dt>
          <dd>{money(offer.total)}</dd>
        </div>
      </dl>
      {note && (
        <>
          <p className="mt-1 text-right tabular-nums">{about(offer.total)}</p>
          <p className="mt-1 text-14 text-ink-soft">{note}</p>
        </>
      )}
    </div>
  );
}
