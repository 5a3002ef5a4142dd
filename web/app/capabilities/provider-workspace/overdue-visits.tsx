import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { overdueBookingsQuery } from './agenda.queries.ts';
import { BookingRows } from './booking-rows.tsx';

const SHOWN = 4;

/** Visits that nobody has completed or marked as missed; the next ones appear as these are closed. */
export function OverdueVisits({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('provider-workspace');
  const overdue = useQuery(overdueBookingsQuery(useUser().id));
  const { data = [] } = overdue;
  if (data.length === 0 && !overdue.error) return null;
  return (
    <Section title={t('overdue.title')}>
      <FailedNote query={overdue} text={t('overdue.failed')} />
      {data.length > 0 && (
        <>
          <p className="mb-3 text-ink-soft">{t('overdue.text')}</p>
          <BookingRows bookings={data.slice(0, SHOWN)} timeZone={timeZone} />
        </>
      )}
    </Section>
  );
}
