import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { representedQuery } from '../../platform/represented.ts';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { ReportDeath } from '../deaths/report-death.tsx';
import { DownloadSummary } from '../vault/download-summary.tsx';
import { Timeline } from '../vault/timeline.tsx';
import { TheirBills } from './their-bills.tsx';
import { TheirConversation } from './their-conversation.tsx';
import { TheirMessages } from './their-messages.tsx';
import { TheirVisits } from './their-visits.tsx';

export const clientLoader = needsWords(
  'representatives',
  'bookings',
  'vault',
  'record-entries',
  'labs',
  'lab-explanation',
  'deaths',
  'payments',
  'messages',
  'providers',
);

/** What one may do for an adult who allowed it: visits, bills, messages, the record to read. */
export default function ActingFor() {
  const { t } = useTranslation('representatives');
  const { patientId = '' } = useParams();
  const { id } = useUser();
  const [params] = useSearchParams();
  const writesWith = params.get('with');
  const query = useQuery(representedQuery(id));
  const person = query.data?.find((one) => one.patientId === patientId && one.state === 'active');
  const title = person ? t('actingFor', { name: person.name }) : t('title');
  const subject = { patientId, dependentId: undefined, byProvider: true };
  return (
    <Sections>
      <title>{title}</title>
      <p>
        <BackLink to="/app/representatives">{t('back')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      <QueryState query={query} failed={t('failed')} isEmpty={() => !person} empty={<p>{t('gone')}</p>}>
        {() => {
          if (!person) return null;
          const { name, scopes } = person;
          if (writesWith && scopes.includes('messages'))
            return <TheirConversation key={writesWith} {...{ patientId, name }} userId={writesWith} />;
          return (
            <Sections>
              {scopes.includes('visits') && (
                <TheirVisits {...{ patientId, name }} mayPay={scopes.includes('pay')} />
              )}
              {scopes.includes('pay') && <TheirBills {...{ patientId, name }} />}
              {scopes.includes('messages') && <TheirMessages {...{ patientId, name }} />}
              {scopes.includes('record') && (
                <>
                  <Section title={t('record')}>
                    <p>
                      <DownloadSummary subject={subject} />
                    </p>
                  </Section>
                  <Timeline subject={subject} opens={false} />
                </>
              )}
              <ReportDeath patientId={patientId} dependentId={undefined} name={name} />
            </Sections>
          );
        }}
      </QueryState>
    </Sections>
  );
}
