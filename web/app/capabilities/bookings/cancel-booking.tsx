import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberBooking } from './bookings.queries.ts';

interface CancelBookingProps {
  booking: Booking;
  onClose: () => void;
  /** Offered first, where the visit can be rescheduled. */
  onReschedule?: (() => void) | undefined;
}

/** Says whose visit it is and how much will be refunded before it is cancelled. */
export function CancelBooking({ booking, onClose, onReschedule }: CancelBookingProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id: booking.id };
  const { data } = useQuery({
    queryKey: ['bookings', 'cancellation', booking.id],
    queryFn: () => api('GET /api/bookings/:id/cancellation', { params }),
    staleTime: 0,
  });
  const cancelling = useMutation({
    mutationFn: () => api('POST /api/bookings/:id/cancel', { params, body: {} }),
    onSuccess: async (cancelled) => {
      await rememberBooking(queries, cancelled);
      toast.success(t('cancelled'));
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const isPatient = useUser().id === booking.patientId;
  const effect = () => {
    const told = t(isPatient ? 'cancelText' : 'cancelTextProvider');
    if (data?.place)
      return `${told} ${t(data.place === 'returned' ? 'package.cancelReturned' : 'package.cancelKept')}`;
    if (!data || data.paid === 0) return told;
    if (data.refund === 0) return `${told} ${t('cancelNoRefund', { paid: money(data.paid) })}`;
    const amount = money(data.refund);
    return `${told} ${isPatient ? t('cancelRefund', { refund: amount }) : t('refundOfPatient', { amount })}`;
  };
  const other = isPatient ? (booking.providerName ?? booking.clinicName) : booking.patientName;
  const when = formatDateTime(lang, { at: new Date(booking.dateTime), timeZone: ownTimeZone() }, 'long');
  return (
    <ConfirmDialog
      title={t('cancelVisit')}
      about={[other, when, !booking.package && money(booking.fare.total)].filter(Boolean).join(' · ')}
      instead={onReschedule && { label: t('moveInstead'), onPress: onReschedule }}
      text={effect()}
      keep={t('keepVisit')}
      busy={cancelling.isPending}
      problem={cancelling.error ? errorText(cancelling.error) : undefined}
      onConfirm={() => cancelling.mutate()}
      onClose={onClose}
    />
  );
}
