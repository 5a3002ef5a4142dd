import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { BookingDetails } from '../bookings/booking-details.tsx';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { PreparationCard } from '../bookings/preparation-card.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { JoinCall } from '../calls/join-call.tsx';
import { CashReceiptOf } from '../cash-visits/cash-receipt.tsx';
import { TakeCash } from '../cash-visits/take-cash.tsx';
import { BookingPayment } from '../payments/booking-payment.tsx';
import { PreVisitCard } from '../pre-visit-answers/pre-visit-card.tsx';
import { ToldToProvider } from '../pre-visit-answers/told-to-provider.tsx';
import { ProviderBookingActions } from '../provider-workspace/provider-booking-actions.tsx';
import { ReviewForm } from '../providers/review-form.tsx';
import { VisitSummaryLink } from '../visit-notes/visit-summary-link.tsx';
import { PatientBookingActions } from './patient-booking-actions.tsx';

export const clientLoader = needsWords(
  'bookings',
  'calls',
  'providers',
  'provider-workspace',
  'payments',
  'pre-visit-answers',
  'symptom-checker',
  'visit-notes',
  'cash-visits',
);

/** The page of one booking, with the actions for its patient or provider. */
export default function BookingPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('bookings');
  const query = useQuery(bookingQuery(id));
  useMarkNotificationsRead(query.data?.id);
  const titled = (content: ReactNode) => (
    <>
      <title>{t('visitTitle')}</title>
      <h1 className="mb-5 text-28 font-extrabold tracking-tight">{t('visitTitle')}</h1>
      {content}
    </>
  );
  const framed = (content: ReactNode) => titled(<Card>{content}</Card>);
  return (
    <QueryState
      query={query}
      skeleton={titled(
        <Skeleton>
          <div className="mx-auto grid max-w-180 gap-4">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Skeleton>,
      )}
      frame={framed}
      notFound={framed(
        <EmptyState
          drawing={<House />}
          text={t('noSuchVisit')}
          action={
            <ButtonLink variant="secondary" to="/app/visits">
              {t('allVisits')}
            </ButtonLink>
          }
        />,
      )}
    >
      {(booking) => <OneBooking booking={booking} />}
    </QueryState>
  );
}

/** The link to the list that contains it: the patient's bookings or the provider's agenda. */
function WayBack({ own }: { own: boolean }) {
  const { t } = useTranslation('bookings');
  const { t: agenda } = useTranslation('provider-workspace');
  return (
    <div>
      <BackLink to={own ? '/app/visits' : '/app/agenda'}>
        {own ? t('allVisits') : agenda('agendaTitle')}
      </BackLink>
    </div>
  );
}

function OneBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const { id } = useUser();
  const other = id === booking.patientId ? (booking.providerName ?? booking.clinicName) : booking.patientName;
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-5">
      <title>{other ? t('visitWith', { name: other }) : t('visitTitle')}</title>
      <div className="grid gap-2">
        <WayBack own={id === booking.patientId} />
        <h1 className="text-28 font-extrabold tracking-tight">{serviceName(lang, booking)}</h1>
      </div>
      {(id === booking.patientId || id === booking.providerId) && <JoinCall booking={booking} />}
      <BookingDetails booking={booking} />
      {id === booking.patientId && <PreparationCard booking={booking} />}
      {id === booking.patientId && <PreVisitCard booking={booking} />}
      {id === booking.providerId && <ToldToProvider booking={booking} />}
      {id === booking.providerId && <TakeCash booking={booking} />}
      <CashReceiptOf booking={booking} />
      {id === booking.providerId && <ProviderBookingActions booking={booking} />}
      {id === booking.patientId && booking.status === 'completed' && (
        <VisitSummaryLink
          person={{ patientId: id, dependentId: booking.dependentId }}
          bookingId={booking.id}
        />
      )}
      {id === booking.patientId && <BookingPayment booking={booking} />}
      {id === booking.patientId && <PatientBookingActions booking={booking} />}
      {id === booking.patientId && booking.status === 'completed' && !booking.reviewed && (
        <ReviewForm bookingId={booking.id} />
      )}
    </div>
  );
}
