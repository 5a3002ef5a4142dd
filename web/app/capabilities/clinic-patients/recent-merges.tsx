import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { CLINIC_PATIENTS_KEY, mergesQuery } from './clinic-patients.queries.ts';

/** What was merged lately and can be taken apart again; nothing while there is none. */
export function RecentMerges({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('clinic-patients');
  const query = useQuery(mergesQuery(clinicId));
  const { data: merges = [] } = query;
  const { save, isSaving, problem } = useSave(
    (id: string) => api('POST /api/clinics/patient-merges/:id/undo', { params: { id } }),
    { queryKey: CLINIC_PATIENTS_KEY, done: t('undone'), failed: t('undoFailed'), onDone: () => undefined },
  );
  if (merges.length === 0) return <FailedNote query={query} text={t('mergesFailed')} />;
  return (
    <Section title={t('mergedLately')}>
      {problem && <FormError>{problem}</FormError>}
      <Card>
        <ul className="divide-y divide-line">
          {merges.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <Button
                variant="ghost"
                size="sm"
                icon={Undo2}
                busy={isSaving}
                aria-label={t('undoOf', { name })}
                onClick={() => save(id)}
              >
                {t('undo')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
