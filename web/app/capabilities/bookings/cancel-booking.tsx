import type { Booking } from '@lakou/contract/bookings';
import { CANCEL_REASONS, type CancelReason } from '@lakou/contract/bookings.rules';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberBooking, slotsQuery } from './bookings.queries.ts';
import { otherTimes } from './other-times.ts';
import { RescheduleBooking } from './reschedule-booking.tsx';

interface CancelBookingProps {
  booking: Booking;
  onClose: () => void;
  /** Whether it can be moved: other times are then offered first. */
  canMove?: boolean;
}

/** Says whose visit it is and how much will be refunded before it is cancelled. */
export function CancelBooking({ booking, onClose, canMove = false }: CancelBookingProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id: booking.id };
  const [reason, setReason] = useState<CancelReason>();
  /** Moved instead, to a time that was tapped or to one that is still to be chosen. */
  const [moving, setMoving] = useState<{ to: string | undefined }>();
  const preview = useQuery({
    queryKey: ['bookings', 'cancellation', booking.id],
    queryFn: () => api('GET /api/bookings/:id/cancellation', { params }),
    staleTime: 0,
  });
  const cancelling = useMutation({
    mutationFn: () => api('POST /api/bookings/:id/cancel', { params, body: reason ? { reason } : {} }),
    onSuccess: async (cancelled) => {
      await rememberBooking(queries, cancelled);
      toast.success(t('cancelled'));
      onClose();
    },
    // The refusal does not wait for what is read again.
    onError: () => void queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const isPatient = useUser().id === booking.patientId;
  const refundText = ({ place, paid, refund }: NonNullable<typeof preview.data>) => {
    if (place) return t(place === 'returned' ? 'package.cancelReturned' : 'package.cancelKept');
    if (paid === 0) return undefined;
    if (refund === 0) return t('cancelNoRefund', { paid: money(paid) });
    return isPatient
      ? t('cancelRefund', { refund: money(refund) })
      : t('refundOfPatient', { amount: money(refund) });
  };
  const other = isPatient ? (booking.providerName ?? booking.clinicName) : booking.patientName;
  const when = formatDateTime(lang, { at: new Date(booking.dateTime), timeZone: ownTimeZone() }, 'long');
  if (moving) return <RescheduleBooking booking={booking} startsAt={moving.to} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('cancelVisit')}
      about={[other, when, !booking.package && money(booking.fare.total)].filter(Boolean).join(' · ')}
      instead={canMove ? { label: t('moveInstead'), onPress: () => setMoving({ to: undefined }) } : undefined}
      text={t(isPatient ? 'cancelText' : 'cancelTextProvider')}
      keep={t('keepVisit')}
      busy={cancelling.isPending}
      // Nobody gives up a paid visit without knowing what comes back.
      disabled={!preview.data}
      problem={cancelling.error ? errorText(cancelling.error) : undefined}
      onConfirm={() => cancelling.mutate()}
      onClose={onClose}
    >
      <QueryState query={preview} skeleton={<SkeletonBlock size="h-6 w-2/3" />} frame="none">
        {(cancellation) => {
          const text = refundText(cancellation);
          return text && <p>{text}</p>;
        }}
      </QueryState>
      {canMove && <OtherTimes booking={booking} onChoose={(to) => setMoving({ to })} />}
      <ChoiceChips
        legend={t('cancelReason.title')}
        name="cancel-reason"
        options={CANCEL_REASONS[isPatient ? 'patient' : 'provider'].map((value) => ({
          value,
          title: t(`cancelReason.${value}`),
        }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

const DAYS = 14;

/** Free times near the one that does not suit; nothing while they are not known. */
function OtherTimes({ booking, onChoose }: { booking: Booking; onChoose: (startsAt: string) => void }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const here = ownTimeZone();
  const { id, providerId, service, serviceType, mode, dateTime } = booking;
  const { data } = useQuery({
    ...slotsQuery({
      providerId: providerId ?? '',
      from: [dayHere(new Date()), dayHere(new Date(dateTime))].toSorted().at(-1) ?? '',
      days: DAYS,
      serviceType: service ?? serviceType,
      mode,
      moving: id,
    }),
    enabled: providerId !== null,
  });
  const times = otherTimes(data?.slots.map(({ startsAt }) => startsAt) ?? [], dateTime, here);
  if (times.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-15 font-semibold">{t('otherTimes')}</p>
      <div className="flex flex-wrap gap-2">
        {times.map((at) => (
          <Button key={at} variant="tint" size="sm" onClick={() => onChoose(at)}>
            {formatDateTime(lang, { at: new Date(at), timeZone: here }, 'short')}
          </Button>
        ))}
      </div>
    </div>
  );
}
