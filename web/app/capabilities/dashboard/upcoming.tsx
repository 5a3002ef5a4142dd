import type { Booking } from '@lakou/contract/bookings';
import Search from 'lucide-react/icons/search';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/lazy.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BookingCard } from '../bookings/booking-card.tsx';

const SHOWN = 3;

export function Upcoming({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Section
      title={t('appointments.title')}
      aside={<TextLink to="/app/visits">{t('appointments.all')}</TextLink>}
    >
      {bookings.length === 0 && (
        <Card>
          <EmptyState
            drawing={<CalendarUnderTree />}
            text={t('appointments.empty')}
            action={
              <ButtonLink to="/app/find-care" icon={Search}>
                {t('findCare.title')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {bookings.slice(0, SHOWN).map((booking, index) => (
        <BookingCard key={booking.id} booking={booking} raised={index === 0} />
      ))}
    </Section>
  );
}
