import type { BookingMode, Fare } from '@lakou/contract/bookings';
import { formatMoney } from '@lakou/i18n';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useGourdes } from '../../platform/money/gourdes.ts';

/** The price, shown before anything is booked. */
export function FareCard({ fare, mode, payFirst }: { fare: Fare; mode: BookingMode; payFirst: boolean }) {
  const { t } = useTranslation('bookings');
  return (
    <section aria-label={t('price')} className="rounded-card bg-sunken p-5">
      <FareRows fare={fare} mode={mode} />
      <InGourdes total={fare.total} />
      <p className="mt-4 flex gap-2 text-15">
        <ShieldCheck size={20} className="mt-0.5 shrink-0 text-leaf" />
        {t(payFirst ? 'payFirst' : 'payLater')} {t('cancelRule')}
      </p>
    </section>
  );
}

/** About how much a price is in gourdes, and at which rate. */
export function InGourdes({ total }: { total: number }) {
  const { about, note } = useGourdes();
  if (!note) return null;
  return (
    <>
      <p className="mt-1 text-right tabular-nums">{about(total)}</p>
      <p className="mt-1 text-14 text-ink-soft">{note}</p>
    </>
  );
}

/** A visit that was paid to its provider in cash has no fee of ours. */
export function FareRows({
  fare,
  mode,
  inCash = false,
}: {
  fare: Fare;
  mode: BookingMode;
  inCash?: boolean;
}) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  return (
    <dl className="grid gap-y-1.5 tabular-nums *:flex *:justify-between *:gap-4">
      <div>
        <dt>{t(`modeVisit.${mode}`)}</dt>
        <dd>{money(fare.base)}</dd>
      </div>
      {!inCash && (
        <div>
          <dt>{t('serviceFee')}</dt>
          <dd>{money(fare.serviceFee)}</dd>
        </div>
      )}
      <div className="mt-1 border-t border-line pt-2 text-18 font-bold">
        <dt>{t('total')}</dt>
        <dd>{money(inCash ? fare.base : fare.total)}</dd>
      </div>
    </dl>
  );
}
