import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { handoverQuery, registrationQuery } from './clinic-verification.queries.ts';
import { HandoverCard } from './handover-card.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { StateBadge } from './state-badge.tsx';

export const clientLoader = needsWords('clinic-verification');

/** What the clinic proves that it exists with, and who runs it. */
export default function ClinicVerificationPage() {
  const { t } = useTranslation('clinic-verification');
  const { clinicId, role } = useUser();
  const id = clinicId ?? '';
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('lead')}</p>
      <QueryState query={useQuery(registrationQuery(id))} failed={t('failed')}>
        {(sent) => (
          <Card>
            <div className="grid gap-4">
              <p>
                <StateBadge state={sent.state} />
              </p>
              <p>{t(`stateText.${sent.state}`)}</p>
              {sent.reason && (
                <p className="text-15">
                  <strong>{t(`reason.${sent.reason}`)}</strong>
                  {sent.note && <span className="block whitespace-pre-wrap">{sent.note}</span>}
                </p>
              )}
              {role === 'CLINIC_ADMIN' && (
                <RegistrationForm key={sent.sentAt ?? ''} clinicId={id} sent={sent} />
              )}
            </div>
          </Card>
        )}
      </QueryState>
      <Section title={t('handover')}>
        <QueryState query={useQuery(handoverQuery(id))} failed={t('handoverFailed')}>
          {(handover) => <HandoverCard clinicId={id} handover={handover} />}
        </QueryState>
      </Section>
    </div>
  );
}
