import type { ClinicVisit } from '@lakou/contract/clinic-visits';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { toast } from '../../ui/toast.ts';
import { CLINIC_VISITS_KEY } from './clinic-visits.queries.ts';

export function CancelVisitDialog({ visit, onClose }: { visit: ClinicVisit; onClose: () => void }) {
  const { t } = useTranslation('clinic-visits');
  const failed = t('saveFailed');
  const { save, isSaving } = useSave(
    (id: string) =>
      api('POST /api/clinics/clinic-visits/:id/cancel', { params: { id } }).catch((error: unknown) => {
        toast.error(failed);
        throw error;
      }),
    { queryKey: CLINIC_VISITS_KEY, done: t('cancelled'), failed, onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('cancel')}
      text={t('cancelText', { name: visit.name })}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(visit.id)}
      onClose={onClose}
    />
  );
}
