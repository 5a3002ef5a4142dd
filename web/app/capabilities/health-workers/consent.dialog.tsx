import type { CommunityPerson, SentConsent } from '@lakou/contract/health-workers';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';

/** Records that a person to whom the clinic sent the worker agreed. */
export function ConsentDialog({ person, onClose }: { person: CommunityPerson; onClose: () => void }) {
  const { t } = useTranslation('health-workers');
  const [consent, setConsent] = useState<SentConsent>({ language: 'ht', witnessName: '' });
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: SentConsent) =>
      api('POST /api/health-workers/people/:id/consent', { params: { id: person.id }, body }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('consentSaved'),
      failed: t('saveFailed'),
      onDone: onClose,
    },
  );
  function submit() {
    setTried(true);
    if (consent.witnessName.trim()) save(consent);
  }
  return (
    <FormDialog
      title={t('recordConsent')}
      save={t('recordConsent')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <ConsentFields value={consent} tried={tried} onChange={setConsent} />
    </FormDialog>
  );
}
