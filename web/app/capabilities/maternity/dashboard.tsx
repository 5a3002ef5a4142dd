import { assessPregnancy, LABOUR_FROM_WEEKS, MOVEMENTS_FROM_WEEKS } from '@lakou/clinical';
import type { MaternityProfile } from '@lakou/contract/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayHere } from '#platform/time/days.ts';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { Sections } from '../../ui/section.tsx';
import { measurementsQuery } from '../measurements/measurements.queries.ts';
import { useWaitingMeasurements } from '../measurements/use-waiting-measurements.ts';
import { Contacts } from './contacts.tsx';
import { Contractions } from './contractions.tsx';
import { dangerNow } from './danger.ts';
import { DangerBanner } from './danger-banner.tsx';
import { Journal } from './journal.tsx';
import { journalQuery } from './maternity.queries.ts';
import { Movements } from './movements.tsx';
import { PlanCard } from './plan-card.tsx';
import { TipCard } from './tip-card.tsx';
import { VitalsCard } from './vitals-card.tsx';
import { WeekHead } from './week-head.tsx';

/** Urgent signs first, then the week, then her entries. */
export function Dashboard({ profile }: { profile: MaternityProfile }) {
  const [now] = useState(() => new Date());
  const sent = useInfiniteQuery(measurementsQuery({ patientId: profile.patientId })).data?.pages.flat() ?? [];
  const waiting = useWaitingMeasurements({ patientId: profile.patientId, pregnant: true });
  const vitals = withWaiting(sent, waiting);
  const journal = useInfiniteQuery(journalQuery(profile.patientId)).data?.pages.flat() ?? [];
  const dates = { dueDate: profile.dueDate, today: dayHere(now) };
  const pregnancy = assessPregnancy(dates);
  const danger = dangerNow({ vitals, journal, now });
  if (pregnancy.kind !== 'pregnancy') return null;
  const { weeks } = pregnancy;
  return (
    <Sections>
      {danger && <DangerBanner {...danger} />}
      <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-5">
        <Sections>
          <WeekHead pregnancy={pregnancy} dueDate={profile.dueDate} />
          <TipCard tipWeek={pregnancy.tipWeek} />
        </Sections>
        <VitalsCard profile={profile} />
      </div>
      <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-5">
        <Contacts profile={profile} />
        <Sections>
          <PlanCard profile={profile} />
          {weeks >= MOVEMENTS_FROM_WEEKS && <Movements profile={profile} />}
          {weeks >= LABOUR_FROM_WEEKS && <Contractions profile={profile} weeks={weeks} />}
        </Sections>
      </div>
      <Journal profile={profile} />
    </Sections>
  );
}
