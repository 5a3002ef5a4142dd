import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { representedQuery } from '../../platform/represented.ts';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ReportDeath } from '../deaths/report-death.tsx';
import { DownloadSummary } from '../vault/download-summary.tsx';
import { Timeline } from '../vault/timeline.tsx';
import { TheirVisits } from './their-visits.tsx';

export const clientLoader = needsWords('representatives', 'bookings', 'vault', 'record-entries', 'deaths');

/** What one may do for an adult who allowed it: their visits, their record to read. */
export default function ActingFor() {
  const { t } = useTranslation('representatives');
  const { patientId = '' } = useParams();
  const { id } = useUser();
  const query = useQuery(representedQuery(id));
  const person = query.data?.find((one) => one.patientId === patientId && one.state === 'active');
  const title = person ? t('actingFor', { name: person.name }) : t('title');
  const subject = { patientId, dependentId: undefined, byProvider: true };
  return (
    <Sections>
      <title>{title}</title>
      <p>
        <TextLink to="/app/representatives">
          <ArrowLeft size={18} />
          {t('back')}
        </TextLink>
      </p>
      <PageTitle>{title}</PageTitle>
      <QueryState
        query={query}
        failed={t('failed')}
        skeleton={
          <Skeleton>
            <SkeletonCard />
          </Skeleton>
        }
        isEmpty={() => !person}
        empty={<p>{t('gone')}</p>}
      >
        {() =>
          person && (
            <Sections>
              {person.scopes.includes('visits') && <TheirVisits patientId={patientId} name={person.name} />}
              {person.scopes.includes('record') && (
                <>
                  <Section title={t('record')}>
                    <p>
                      <DownloadSummary subject={subject} />
                    </p>
                  </Section>
                  <Timeline subject={subject} opens={false} />
                </>
              )}
              <ReportDeath patientId={patientId} dependentId={undefined} name={person.name} />
            </Sections>
          )
        }
      </QueryState>
    </Sections>
  );
}
