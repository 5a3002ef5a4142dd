import { formatTime } from '@lakou/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Syringe from 'lucide-react/icons/syringe';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { ReportDeath } from '../deaths/report-death.tsx';
import { patientQuery } from '../provider-workspace/agenda.queries.ts';
import { FamilyFailed } from '../provider-workspace/family-failed.tsx';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { BreakGlass } from '../record-access/break-glass.tsx';
import { PatientBanner } from '../record-entries/patient-banner.tsx';
import { LicenceNotice, useReadsRecords } from '../verification/licence-notice.tsx';
import { GlanceAndTimeline } from './glance-and-timeline.tsx';
import { PrintHead } from './print-head.tsx';
import { SummaryButtons } from './summary-buttons.tsx';
import { personQuery } from './vault.queries.ts';

export const clientLoader = needsWords(
  'vault',
  'record-entries',
  'record-access',
  'deaths',
  'provider-workspace',
  'labs',
  'lab-explanation',
  'questionnaires',
);

/** The chart of a patient, or of a dependent in care, as their provider reads and writes it. */
export default function PatientRecord() {
  const { t } = useTranslation('vault');
  const { id = '' } = useParams();
  const [dependentId, setDependentId] = useState('');
  const query = useQuery(patientQuery(id));
  const { data: patient } = query;
  const readsRecords = useReadsRecords();
  const dependents = patient?.dependents ?? [];
  return (
    <ProviderOnly>
      <Sections>
        <p className="print:hidden">
          <BackLink to={`/app/patients/${id}`}>{patient?.name ?? t('patients')}</BackLink>
        </p>
        {readsRecords && <FamilyFailed query={query} />}
        {patient && readsRecords && dependents.length > 0 && (
          <FilterChips
            legend={t('person.whose')}
            options={[
              { value: '', title: patient.name },
              ...dependents.map((one) => ({ value: one.id, title: one.name })),
            ]}
            value={dependentId}
            onChange={setDependentId}
          />
        )}
        <Chart key={`${id} ${dependentId}`} patientId={id} dependentId={dependentId || undefined} />
      </Sections>
    </ProviderOnly>
  );
}

function Chart({ patientId, dependentId }: { patientId: string; dependentId: string | undefined }) {
  const { t } = useTranslation('vault');
  const client = useQueryClient();
  const [until, setUntil] = useState<string>();
  const readsRecords = useReadsRecords();
  const subject = { patientId, dependentId, byProvider: true };
  const titled = (content: ReactNode) => (
    <>
      <HiddenTitle>{t('title')}</HiddenTitle>
      {content}
    </>
  );
  const query = useQuery(personQuery(subject));
  if (!readsRecords) return titled(<LicenceNotice />);
  return (
    <QueryState
      query={query}
      failed={t('failed')}
      frame={(problem) => titled(<Card>{problem}</Card>)}
      skeleton={titled(
        <Skeleton>
          <div className="grid gap-6">
            <SkeletonText />
            <SkeletonText />
          </div>
        </Skeleton>,
      )}
      notFound={titled(
        <EmptyCard
          text={t('closed')}
          action={
            <BreakGlass
              patientId={patientId}
              dependentId={dependentId}
              onOpened={(end) => {
                setUntil(end);
                void client.invalidateQueries();
              }}
            />
          }
        />,
      )}
    >
      {(person) => (
        <div className="flex flex-col gap-7 [--record-head:5rem]">
          <title>{t('patientRecord', { name: person.name })}</title>
          <PrintHead subject={subject} name={person.name} />
          <PatientBanner subject={subject} person={person} />
          {until && <EmergencyNote until={until} />}
          <div className="flex flex-wrap gap-2 print:hidden">
            <SummaryButtons subject={subject} language={person.language} />
            <ButtonLink variant="ghost" icon={Syringe} to={`/app/patients/${patientId}/vaccines`}>
              {t('vaccines')}
            </ButtonLink>
          </div>
          <GlanceAndTimeline subject={subject} />
          <ReportDeath patientId={patientId} dependentId={dependentId} name={person.name} />
        </div>
      )}
    </QueryState>
  );
}

function EmergencyNote({ until }: { until: string }) {
  const { t } = useTranslation('record-access');
  const lang = useLanguage();
  const time = formatTime(lang, { at: new Date(until), timeZone: ownTimeZone() });
  return (
    <Banner tone="warn" icon={TriangleAlert}>
      {t('glass.until', { time })}
    </Banner>
  );
}
