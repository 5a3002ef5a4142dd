import { assessPregnancy } from '@lakou/clinical';
import type { BirthPlan } from '@lakou/contract/birth-plan';
import type { JournalEntry } from '@lakou/contract/maternity';
import type { Measurement } from '@lakou/contract/measurements';
import type { MaternityProfile } from '@lakou/contract/user';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { combineQueries } from '../../platform/query-read.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { measurementsQuery } from '../measurements/measurements.queries.ts';
import { birthPlanQuery } from './birth-plan.queries.ts';
import { CareAlarm } from './care-alarm.tsx';
import { CareJournal } from './care-journal.tsx';
import { dangerNow } from './danger.ts';
import { useGestationText } from './gestation-text.ts';
import { LatestPressure } from './latest-pressure.tsx';
import { journalQuery } from './maternity.queries.ts';
import { hasPressure, isListed } from './measured.ts';
import { PlanView } from './plan-view.tsx';
import { VitalsChart } from './vitals-chart.tsx';
import { VitalsSkeleton } from './vitals-skeleton.tsx';
import { WeightTile } from './weight-tile.tsx';

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' } as const;

/** A pregnancy as the provider sees it: the week, urgent signs, measurements, journal and plan for the birth. */
export function CarePanel({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  return (
    <Section title={t('care.title')}>
      <Week dueDate={profile.dueDate} />
      <Noted patientId={profile.patientId} />
      <p className="flex items-center gap-2 text-14 text-ink-soft">
        <Eye size={18} className="shrink-0" />
        {t('care.looks')}
      </p>
    </Section>
  );
}

function Week({ dueDate }: { dueDate: string }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const gestationText = useGestationText();
  const pregnancy = assessPregnancy({ dueDate, today: dayHere(new Date()) });
  if (pregnancy.kind !== 'pregnancy') return null;
  const { week, trimester, daysLeft, daysPastDue } = pregnancy;
  const facts = [
    gestationText(pregnancy),
    t('care.trimester', { ordinal: t(`trimesters.${ORDINALS[trimester]}`) }),
    t('care.due', { date: formatDate(lang, dueDate, 'medium') }),
    daysPastDue > 0 ? t('care.past', { count: daysPastDue }) : t('care.left', { count: daysLeft }),
  ];
  return (
    <Card>
      <p className="text-28 font-extrabold tracking-tight">{t('week', { week })}</p>
      <p className="text-ink-soft">{facts.join(' · ')}</p>
    </Card>
  );
}

/** Her entries; removed from the cache when the page is left. */
function Noted({ patientId }: { patientId: string }) {
  const { t } = useTranslation('maternity');
  const vitals = useInfiniteQuery({ ...measurementsQuery({ patientId }), gcTime: 0 });
  const journal = useInfiniteQuery({ ...journalQuery(patientId), gcTime: 0 });
  const plan = useQuery({ ...birthPlanQuery(patientId), gcTime: 0 });
  return (
    <QueryState
      query={combineQueries(vitals, journal, plan)}
      skeleton={<VitalsSkeleton />}
      failed={t('care.loadFailed')}
      // She may stop sharing while the page is open.
      notFound={<EmptyCard text={t('care.closed')} />}
    >
      {([measured, written, prepared]) => (
        <Shared
          patientId={patientId}
          // Only of the pregnancy that she shares.
          vitals={measured.pages.flat().filter((one) => one.pregnant && isListed(one))}
          journal={written.pages.flat()}
          plan={prepared}
        />
      )}
    </QueryState>
  );
}

interface SharedProps {
  patientId: string;
  vitals: readonly Measurement[];
  journal: readonly JournalEntry[];
  plan: BirthPlan;
}

function Shared({ patientId, vitals, journal, plan }: SharedProps) {
  const { t } = useTranslation('maternity');
  const [now] = useState(() => new Date());
  const danger = dangerNow({ vitals, journal, now });
  const latest = vitals.find(hasPressure);
  return (
    <>
      {danger && <CareAlarm {...danger} />}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Card>
          {vitals.length > 0 ? (
            <div className="grid gap-4">
              {latest && <LatestPressure entry={latest} />}
              {latest && <VitalsChart vitals={vitals.filter(hasPressure)} />}
              <WeightTile vitals={vitals} />
            </div>
          ) : (
            <EmptyState drawing={<House />} text={t('care.noVitals')} />
          )}
        </Card>
        <CareJournal patientId={patientId} />
      </div>
      {plan.savedAt && (
        <Card>
          <Disclosure title={t('care.plan')}>
            <PlanView plan={plan} />
          </Disclosure>
        </Card>
      )}
    </>
  );
}
