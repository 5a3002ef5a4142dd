import type { ClinicCard } from '@lakou/contract/providers';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { myClinicsQuery } from './my-clinics.queries.ts';

type Clinic = Pick<ClinicCard, 'id' | 'name'>;

/** Lets a patient go to the clinic by themselves, and says so once they have. */
export function JoinClinic({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation('my-clinics');
  const [asking, setAsking] = useState(false);
  const query = useQuery(myClinicsQuery);
  const { data: clinics } = query;
  if (!clinics) return <FailedNote query={query} text={t('stateFailed')} />;
  if (clinics.some(({ clinicId, state }) => clinicId === clinic.id && state === 'linked'))
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone="leaf" icon={BadgeCheck}>
          {t('isPatient')}
        </Badge>
        <TextLink to="/app/my-clinics">{t('title')}</TextLink>
      </p>
    );
  return (
    <div>
      <Button variant="secondary" icon={UserPlus} onClick={() => setAsking(true)}>
        {t('join')}
      </Button>
      {asking && <JoinDialog clinic={clinic} onClose={() => setAsking(false)} />}
    </div>
  );
}

function JoinDialog({ clinic: { id, name }, onClose }: { clinic: Clinic; onClose: () => void }) {
  const { t } = useTranslation('my-clinics');
  const { save, isSaving, problem } = useSave(() => api('POST /api/clinics/:id/join', { params: { id } }), {
    queryKey: ['my-clinics'],
    done: t('joined'),
    failed: t('joinFailed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('joinTitle', { name })}
      save={t('joinNow')}
      busy={isSaving}
      problem={problem}
      onSave={() => save(undefined)}
      onClose={onClose}
    >
      <p>{t('joinText', { name })}</p>
    </FormDialog>
  );
}
