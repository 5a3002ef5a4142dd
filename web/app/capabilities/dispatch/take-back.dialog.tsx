import type { Lane, LaneVisit } from '@lakou/contract/dispatch';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { toast } from '../../ui/toast.ts';
import { DISPATCH_KEY } from './dispatch.queries.ts';

interface TakeBackProps {
  visit: LaneVisit;
  lane: Lane;
  onClose: () => void;
}

/** Says that the visit will wait again before it is taken from its provider. */
export function TakeBack({ visit, lane, onClose }: TakeBackProps) {
  const { t } = useTranslation('dispatch');
  const { save, isSaving } = useSave(
    (id: string) =>
      api('POST /api/clinics/bookings/:id/unassign', { params: { id } }).catch((error) => {
        toast.error(t('takeBackFailed'));
        throw error;
      }),
    { queryKey: DISPATCH_KEY, done: t('takenBack'), failed: t('takeBackFailed'), onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('takeBack')}
      text={t('takeBackText', { name: visit.patientName, provider: lane.name })}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(visit.id)}
      onClose={onClose}
    />
  );
}
