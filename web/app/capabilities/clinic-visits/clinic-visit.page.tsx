import type { ClinicVisitDetails } from '@lakou/contract/clinic-visits';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { CancelVisitDialog } from './cancel-visit.dialog.tsx';
import { clinicVisitQuery } from './clinic-visits.queries.ts';
import { EarlierVisits } from './earlier-visits.tsx';
import { NoteForm } from './note-form.tsx';
import { SignedNote } from './signed-note.tsx';
import { VisitBadges } from './visit-rows.tsx';

export const clientLoader = needsWords('clinic-visits', 'visit-notes', 'errors');

/** One visit of somebody without an account: the desk invoices it, who treats writes its note. */
export default function ClinicVisitPage() {
  const { t } = useTranslation('clinic-visits');
  const { id = '' } = useParams();
  const query = useQuery(clinicVisitQuery(id));
  const name = query.data?.name ?? t('visit');
  return (
    <Sections>
      <title>{name}</title>
      <p>
        <BackLink to="/app/clinic-visits">{t('title')}</BackLink>
      </p>
      <PageTitle>{name}</PageTitle>
      <QueryState query={query} failed={t('visitFailed')} notFound={<EmptyCard text={t('missing')} />}>
        {(visit) => <Visit visit={visit} />}
      </QueryState>
    </Sections>
  );
}

function Visit({ visit }: { visit: ClinicVisitDetails }) {
  const { t } = useTranslation('clinic-visits');
  const isDesk = useUser().clinicRole !== 'Provider';
  const writes = visit.isOwn && visit.status === 'in_progress';
  return (
    <>
      <Facts visit={visit} isDesk={isDesk} />
      {writes && visit.note && <NoteForm key={visit.id} visit={visit} note={visit.note} />}
      {!writes && visit.note && visit.status === 'completed' && (
        <SignedNote visit={visit} note={visit.note} />
      )}
      {isDesk && <p className="text-15 text-ink-soft">{t('noteIsClosed')}</p>}
      {visit.note && <EarlierVisits visit={visit} />}
    </>
  );
}

function Facts({ visit, isDesk }: { visit: ClinicVisitDetails; isDesk: boolean }) {
  const { t } = useTranslation('clinic-visits');
  const lang = useLanguage();
  const [cancelling, setCancelling] = useState(false);
  const { id, status, age, gender, reason, providerName, startedAt, clinicPatientId, invoice } = visit;
  const moment = formatDateTime(lang, { at: new Date(startedAt), timeZone: ownTimeZone() }, 'medium');
  const person = [
    age !== null && t('years', { count: age }),
    gender && t(gender === 'Female' ? 'female' : 'male'),
  ].filter(Boolean);
  return (
    <Section title={t('visit')}>
      <Card>
        <div className="grid gap-4">
          <div className="grid justify-items-start gap-2">
            <VisitBadges visit={visit} />
            {person.length > 0 && <p>{person.join(' · ')}</p>}
            {reason && <p className="wrap-anywhere">{reason}</p>}
            <p className="text-15 text-ink-soft wrap-anywhere">{[moment, providerName].join(' · ')}</p>
            {invoice && (
              <p className="text-15">
                {t(invoice.state === 'paid' ? 'paidBy' : 'askedBy', { number: invoice.number })}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {isDesk && status === 'completed' && (
              <ButtonLink
                variant={invoice?.state === 'paid' ? 'secondary' : 'primary'}
                icon={ReceiptText}
                to={invoice ? `/app/invoices/${invoice.id}` : `/app/invoices?visit=${id}`}
              >
                {t(!invoice ? 'writeInvoice' : invoice.state === 'paid' ? 'openInvoice' : 'takePayment')}
              </ButtonLink>
            )}
            {isDesk && clinicPatientId && (
              <ButtonLink variant="secondary" icon={UserRound} to={`/app/clinic-patients/${clinicPatientId}`}>
                {t('openPatient')}
              </ButtonLink>
            )}
            {status === 'in_progress' && (isDesk || visit.isOwn) && (
              <Button variant="ghost" onClick={() => setCancelling(true)}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </div>
        {cancelling && <CancelVisitDialog visit={visit} onClose={() => setCancelling(false)} />}
      </Card>
    </Section>
  );
}
