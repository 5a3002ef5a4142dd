import type { CommunityPatient } from '@lakou/contract/health-workers';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { communityQuery, HEALTH_WORKERS_KEY } from './health-workers.queries.ts';
import { SendWorkerDialog } from './send-worker.dialog.tsx';

/** For the desk, about a patient without an account: who visits them at home, the consent and the card. */
export function CommunitySection({ patientId }: { patientId: string }) {
  const { t } = useTranslation('health-workers');
  const query = useQuery(communityQuery(patientId));
  return (
    <Section title={t('title')}>
      <QueryState query={query} failed={t('failed')}>
        {(found) => <Community patientId={patientId} found={found} />}
      </QueryState>
    </Section>
  );
}

interface CommunityProps {
  patientId: string;
  found: CommunityPatient;
}
function Community({ patientId, found }: CommunityProps) {
  const { t } = useTranslation('health-workers');
  const [sending, setSending] = useState(false);
  const { workers, available, isPossible } = found;
  const { save, problem } = useSave(
    (workerId: string) =>
      api('DELETE /api/clinics/patients/:id/community/:workerId', { params: { id: patientId, workerId } }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('calledBack'),
      failed: t('saveFailed'),
      onDone: () => undefined,
    },
  );
  if (!isPossible)
    return (
      <Card>
        <p>{t('hasAccount')}</p>
      </Card>
    );
  return (
    <Card>
      <div className="grid gap-3">
        {problem && <FormError>{problem}</FormError>}
        {workers.length === 0 ? (
          <p>{t(available.length > 0 ? 'nobodyComes' : 'noWorkers')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {workers.map(({ id, name, commune, place }) => (
              <li key={id} className="flex items-center justify-between gap-2">
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-14 text-ink-soft wrap-anywhere">
                    {[commune, place].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <IconButton icon={X} label={t('callBack', { name })} onClick={() => save(id)} />
              </li>
            ))}
          </ul>
        )}
        {available.length > 0 && (
          <Button variant="secondary" icon={UserPlus} onClick={() => setSending(true)}>
            {t('sendWorker')}
          </Button>
        )}
        {(workers.length > 0 || found.consent) && <Papers patientId={patientId} found={found} />}
      </div>
      {sending && (
        <SendWorkerDialog patientId={patientId} available={available} onClose={() => setSending(false)} />
      )}
    </Card>
  );
}

/** The consent that was recorded, and the card. */
function Papers({ patientId, found: { consent, cardIssuedAt } }: CommunityProps) {
  const { t } = useTranslation('health-workers');
  const lang = useLanguage();
  const [asking, setAsking] = useState<'consent' | 'card'>();
  const params = { id: patientId };
  const { save, isSaving, problem } = useSave(
    (what: 'consent' | 'card') =>
      what === 'card'
        ? api('DELETE /api/clinics/patients/:id/community/card', { params })
        : api('POST /api/clinics/patients/:id/community/withdrawal', { params }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t(asking === 'card' ? 'cardRevoked' : 'withdrawn'),
      failed: t('saveFailed'),
      onDone: () => setAsking(undefined),
    },
  );
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  if (!consent) return <p className="text-15 text-ink-soft">{t('consentAwaited')}</p>;
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <p>
        {t('consentFacts', {
          date: day(consent.recordedAt),
          name: consent.recordedBy,
          language: t(`language.${consent.language}`),
          witness: consent.witnessName,
        })}
      </p>
      <p>{cardIssuedAt ? t('cardOut', { date: day(cardIssuedAt) }) : t('noCard')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" icon={IdCard} to={`/app/clinic-patients/${patientId}/card`}>
          {t(cardIssuedAt ? 'newCard' : 'makeCard')}
        </ButtonLink>
        {cardIssuedAt && (
          <Button size="sm" variant="secondary" onClick={() => setAsking('card')}>
            {t('revokeCard')}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAsking('consent')}>
          {t('withdraw')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t(asking === 'card' ? 'revokeCard' : 'withdraw')}
          text={problem ?? t(asking === 'card' ? 'revokeText' : 'withdrawText')}
          keep={t('keep')}
          busy={isSaving}
          onConfirm={() => save(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
