import type { Booking } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { BookingDetails } from '../bookings/booking-details.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { ProviderBookingActions } from './provider-booking-actions.tsx';

/** A booking beside the days of the agenda, so that closing it returns to the same place. */
export function BookingPanel({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('provider-workspace');
  return (
    <SidePanel title={serviceName(useLanguage(), booking)} onClose={onClose}>
      <div className="grid gap-4">
        <BookingDetails booking={booking} />
        <ProviderBookingActions booking={booking} />
        <ButtonLink variant="tint" to={`/app/visits/${booking.id}`} block>
          {t('openVisit')}
        </ButtonLink>
      </div>
    </SidePanel>
  );
}
