import type { CommunityPerson } from '@lakou/contract/health-workers';
import { formatDate } from '@lakou/i18n';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';

/** What the worker may see, and the consent on which it rests. */
export function PersonRights({ person }: { person: CommunityPerson }) {
  const { t } = useTranslation('health-workers');
  const { consent } = person;
  if (!consent) return null;
  return (
    <Section title={t('rights')}>
      <Sight person={person} />
      <Consent person={person} consent={consent} />
    </Section>
  );
}

function Sight({ person: { id, sight } }: { person: CommunityPerson }) {
  const { t } = useTranslation('health-workers');
  const { save, isSaving, problem } = useSave(
    () => api('POST /api/health-workers/people/:id/sight', { params: { id } }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('sightAsked'),
      failed: t('saveFailed'),
      onDone: () => undefined,
    },
  );
  return (
    <Card>
      <div className="grid gap-3">
        <p role="status">{t(`sight.${sight}`)}</p>
        {problem && <FormError>{problem}</FormError>}
        {(sight === 'none' || sight === 'refused') && (
          <Button variant="secondary" icon={Eye} busy={isSaving} onClick={() => save(undefined)}>
            {t('askSight')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ConsentProps {
  person: CommunityPerson;
  consent: NonNullable<CommunityPerson['consent']>;
}
function Consent({ person: { id, name }, consent }: ConsentProps) {
  const { t } = useTranslation('health-workers');
  const lang = useLanguage();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { save, isSaving, problem } = useSave(
    () => api('POST /api/health-workers/people/:id/withdrawal', { params: { id } }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('withdrawn'),
      failed: t('saveFailed'),
      onDone: () => void navigate('/app/community'),
    },
  );
  const { recordedAt, recordedBy, witnessName, language } = consent;
  return (
    <Card>
      <div className="grid gap-2">
        <h3 className="text-16">{t('consent')}</h3>
        <p>
          {t('consentFacts', {
            date: formatDate(lang, { at: new Date(recordedAt), timeZone: ownTimeZone() }, 'medium'),
            name: recordedBy,
            language: t(`language.${language}`),
            witness: witnessName,
          })}
        </p>
        {problem && <FormError>{problem}</FormError>}
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
        {asking && (
          <ConfirmDialog
            title={t('withdraw')}
            about={name}
            text={t('withdrawText')}
            keep={t('keep')}
            busy={isSaving}
            onConfirm={() => save(undefined)}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Card>
  );
}
