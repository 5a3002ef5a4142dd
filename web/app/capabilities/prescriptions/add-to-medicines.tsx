import type { Prescription } from '@lakou/contract/prescriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { recordKey } from '../record-entries/record-entries.queries.ts';
import { useWayToTake } from './use-way-to-take.ts';

const LONGEST_DOSE = 100;

/** Puts a prescribed medicine on the person's own list; one that is there already is not put there twice. */
export function AddToMedicines({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('prescriptions');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const wayToTake = useWayToTake();
  const { id } = useUser();
  const { drug, dependentId } = prescription;
  const adding = useMutation({
    mutationFn: async () => {
      const body = {
        kind: 'medicine',
        text: drug,
        dose: wayToTake(prescription).slice(0, LONGEST_DOSE),
        dependentId,
      } as const;
      await api('POST /api/records/:id/entries', { params: { id }, body });
      await queries.invalidateQueries({
        queryKey: recordKey({ patientId: id, dependentId: dependentId ?? undefined, byProvider: false }),
      });
    },
  });
  const isThere = adding.error instanceof ApiError && adding.error.code === 'duplicate_entry';
  if (adding.isSuccess || isThere)
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-15 font-semibold text-leaf">
        <CircleCheck size={20} className="shrink-0" />
        {t(isThere ? 'alreadyAdded' : 'added')}
      </p>
    );
  return (
    <>
      <Button variant="secondary" icon={Plus} busy={adding.isPending} onClick={() => adding.mutate()}>
        {t('addToMedicines')}
      </Button>
      {adding.error && <FormError>{errorText(adding.error)}</FormError>}
    </>
  );
}
