import type { Booking } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** In place of a price: the visit is part of a package, or was until it was cancelled. */
export function PackageNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { id } = useUser();
  if (!booking.package) return null;
  const isBack = booking.package.place === null;
  const isLost = booking.status === 'cancelled' && !isBack;
  const page = id === booking.patientId ? `/app/packages/${booking.package.id}` : '/app/sold-packages';
  return (
    <div className="grid gap-1">
      <p>{t(isBack ? 'package.placeBack' : 'package.ofPackage')}</p>
      {isLost && <p className="text-15 text-ink-soft">{t('package.cancelledKept')}</p>}
      {(id === booking.patientId || id === booking.providerId) && (
        <p>
          <TextLink to={page}>{t('package.see')}</TextLink>
        </p>
      )}
    </div>
  );
}
