import type { Booking } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { VisitDetails } from '../bookings/visit-details.tsx';
import { ProviderVisitActions } from './provider-visit-actions.tsx';

/** A visit over the agenda, so that one comes back to the same place. */
export function VisitDialog({ visit, onClose }: { visit: Booking; onClose: () => void }) {
  const { t } = useTranslation('agenda');
  return (
    <Dialog title={serviceName(useLanguage(), visit)} onClose={onClose}>
      <div className="grid gap-4">
        <VisitDetails visit={visit} />
        <ProviderVisitActions visit={visit} />
        <ButtonLink variant="tint" to={`/app/visits/${visit.id}`} block>
          {t('openVisit')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
