import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { patientQuery } from '../provider-workspace/agenda.queries.ts';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { vitalsQuery } from '../trackers/trackers.queries.ts';
import { Licensed } from '../verification/licence-notice.tsx';
import { type Child, childrenOf } from './children.ts';
import { GrowthResults } from './growth-results.tsx';

export const clientLoader = needsWords('growth', 'trackers', 'provider-workspace');

/** How the children under five of a family grow, for who treats them; the server records each access. */
export default function PatientGrowth() {
  const { t } = useTranslation('growth');
  const { t: trackers } = useTranslation('trackers');
  const { id = '' } = useParams();
  const query = useQuery(patientQuery(id));
  return (
    <ProviderOnly>
      <title>{query.data ? `${t('title')} · ${query.data.name}` : t('title')}</title>
      <Sections>
        <p>
          <BackLink to={`/app/patients/${id}`}>{query.data?.name ?? trackers('care.back')}</BackLink>
        </p>
        <PageTitle>{t('title')}</PageTitle>
        <Licensed>
          <QueryState
            query={query}
            failed={t('failed')}
            frame={(problem) => <Card>{problem}</Card>}
            notFound={<Nothing text={trackers('care.closed')} />}
          >
            {(patient) => <Children all={childrenOf(patient, dayHere(new Date()))} />}
          </QueryState>
        </Licensed>
      </Sections>
    </ProviderOnly>
  );
}

const Nothing = ({ text }: { text: string }) => <EmptyCard text={text} />;

function Children({ all }: { all: readonly Child[] }) {
  const { t } = useTranslation('growth');
  const [chosen, setChosen] = useState('');
  const child = all.find(({ dependentId }) => dependentId === chosen) ?? all[0];
  if (!child) return <Nothing text={t('care.noChild')} />;
  return (
    <>
      <FilterChips
        legend={t('who')}
        options={all.map(({ dependentId, name }) => ({ value: dependentId, title: name }))}
        value={child.dependentId}
        onChange={setChosen}
      />
      <OneChild key={child.dependentId} child={child} />
    </>
  );
}

// The server answers 404 when the child is not in care or the licence is not yet checked.
function OneChild({ child }: { child: Child }) {
  const { t } = useTranslation('growth');
  const { t: trackers } = useTranslation('trackers');
  const query = useQuery({ ...vitalsQuery(child), gcTime: 0 });
  return (
    <>
      {!child.sex && (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('care.noSex', { name: child.name })}
        </Banner>
      )}
      <QueryState
        query={query}
        failed={t('failed')}
        frame={(problem) => <Card>{problem}</Card>}
        notFound={<Nothing text={trackers('care.closed')} />}
      >
        {(found) => <GrowthResults child={child} found={found} inCare />}
      </QueryState>
    </>
  );
}
