import type { Booking } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { shortFiguresLook } from '../../ui/figures-look.ts';
import { useNow } from './use-now.ts';

/** Today in three figures; nothing on a day without visits. Visits whose time is over are told of elsewhere. */
export function TodayFigures({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('provider-workspace');
  const now = useNow();
  const count = (asked: Booking['status']) => bookings.filter(({ status }) => status === asked).length;
  const coming = bookings.filter((one) => one.status === 'confirmed' && new Date(one.endsAt) > now);
  const figures = [
    { name: t('toCome'), value: coming.length + count('in_progress') },
    { name: t('done'), value: count('completed') },
    { name: t('requests'), value: count('requested') },
  ];
  if (figures.every(({ value }) => value === 0)) return null;
  return (
    <dl className={shortFiguresLook}>
      {figures.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-2 py-3 text-center"
        >
          <dt className="text-14 leading-tight text-ink-soft">{name}</dt>
          <dd className="text-28 font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
