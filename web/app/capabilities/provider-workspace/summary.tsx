import type { Booking } from '@lakou/contract/bookings';
import { formatMoney } from '@lakou/i18n';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { isRemote } from './booking-look.ts';

/** The totals of the days shown. */
export function Summary({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const standing = bookings.filter(({ status }) => status !== 'no_show');
  const cents = standing.reduce((sum, { fare }) => sum + Math.round(fare.base * 100), 0);
  const remote = standing.filter(isRemote).length;
  const toAnswer = standing.filter(({ status }) => status === 'requested').length;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-ink-soft">
      <span className="font-semibold text-ink">{t('visits', { count: standing.length })}</span>
      {remote > 0 && <span>{t('remote', { count: remote })}</span>}
      {cents > 0 && <span>{t('booked', { amount: formatMoney(lang, cents, 'USD') })}</span>}
      {toAnswer > 0 && (
        <Badge tone="mango" icon={Clock}>
          {t('needAnswer', { count: toAnswer })}
        </Badge>
      )}
    </p>
  );
}
