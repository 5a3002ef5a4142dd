import { ageInMonths } from '@lakou/clinical';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { patientQuery } from '../provider-workspace/agenda.queries.ts';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { Licensed } from '../verification/licence-notice.tsx';
import { RangeSources } from './range-sources.tsx';
import type { Subject } from './subject.ts';
import { SymptomTrend, trendsOf } from './symptom-trend.tsx';
import { EntriesState } from './tracker-page.tsx';
import { symptomsQuery, vitalsQuery } from './trackers.queries.ts';
import { VitalChart } from './vital-chart.tsx';
import { VitalTiles } from './vital-tiles.tsx';

export const clientLoader = needsWords('trackers', 'symptom-checker', 'provider-workspace', 'measurements');

/** A patient's entries as their provider sees them; the server records each access. */
export default function PatientTrackers() {
  const { t } = useTranslation('trackers');
  const { id = '' } = useParams();
  const { data: patient } = useQuery(patientQuery(id));
  const birthDate = patient?.dateOfBirth ?? undefined;
  const subject: Subject = {
    patientId: id,
    dependentId: undefined,
    name: patient?.name ?? '',
    birthDate,
    ageMonths: birthDate ? ageInMonths({ birthDate, today: dayHere(new Date()) }) : undefined,
    pregnant: Boolean(patient?.maternityProfile),
    sex: patient?.gender ?? undefined,
  };
  return (
    <ProviderOnly>
      <title>{patient ? `${t('care.title')} · ${patient.name}` : t('care.title')}</title>
      <Sections>
        <p>
          <BackLink to={`/app/patients/${id}`}>{patient?.name ?? t('care.back')}</BackLink>
        </p>
        <PageTitle>{t('care.title')}</PageTitle>
        <Licensed>
          <Readings subject={subject} />
          <Symptoms subject={subject} />
        </Licensed>
      </Sections>
    </ProviderOnly>
  );
}

const Nothing = ({ text }: { text: string }) => <EmptyCard text={text} />;

// The server also answers 404 when the patient is not in care or does not share.
function Readings({ subject }: { subject: Subject }) {
  const { t } = useTranslation('trackers');
  const vitals = useQuery({ ...vitalsQuery(subject), gcTime: 0 });
  return (
    <Section title={t('vitals.title')}>
      <EntriesState query={vitals} notFound={<Nothing text={t('care.closed')} />}>
        {(found) =>
          found.length === 0 ? (
            <Nothing text={t('care.noReadings')} />
          ) : (
            <>
              <VitalTiles vitals={found} ageMonths={subject.ageMonths} />
              <RangeSources ageMonths={subject.ageMonths} />
              <Card>
                <VitalChart vitals={found} subject={subject} />
              </Card>
            </>
          )
        }
      </EntriesState>
    </Section>
  );
}

function Symptoms({ subject }: { subject: Subject }) {
  const { t } = useTranslation('trackers');
  const symptoms = useQuery({ ...symptomsQuery(subject), gcTime: 0 });
  return (
    <Section title={t('symptoms.trend')}>
      <EntriesState query={symptoms} notFound={<Nothing text={t('care.notShared')} />}>
        {(found) =>
          trendsOf(found, new Date()).length === 0 ? (
            <Nothing text={t('care.noSymptoms')} />
          ) : (
            <Card>
              <SymptomTrend entries={found} />
            </Card>
          )
        }
      </EntriesState>
    </Section>
  );
}
