import type { KnowingClinic } from '@lakou/contract/clinic-patients';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { KnowingClinicCard } from './knowing-clinic.tsx';
import { myClinicsQuery } from './my-clinics.queries.ts';

export const clientLoader = needsWords('my-clinics');

/** Which clinics know the patient, which ask to, and how to end it. */
export default function MyClinics() {
  const { t } = useTranslation('my-clinics');
  const [ending, setEnding] = useState<KnowingClinic>();
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <QueryState
        query={useQuery(myClinicsQuery)}
        failed={t('failed')}
        isEmpty={(clinics) => clinics.length === 0}
        empty={<EmptyCard text={t('none')} />}
      >
        {(clinics) => (
          <ul className="grid gap-3">
            {clinics.map((clinic) => (
              <li key={`${clinic.clinicId} ${clinic.id}`}>
                <KnowingClinicCard clinic={clinic} onEnd={() => setEnding(clinic)} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {ending && <EndDialog clinic={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

function EndDialog({ clinic, onClose }: { clinic: KnowingClinic; onClose: () => void }) {
  const { t } = useTranslation('my-clinics');
  const { save, isSaving } = useSave(
    (id: string) => api('DELETE /api/clinics/links/:id', { params: { id } }),
    { queryKey: ['my-clinics'], done: t('ended'), failed: t('failed'), onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('endTitle')}
      text={t('endText', { name: clinic.name })}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(clinic.id ?? '')}
      onClose={onClose}
    />
  );
}
