import { findPressureLevel } from '@lakou/clinical';
import type { HeartProfile } from '@lakou/contract/trackers';
import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { combineQueries } from '../../platform/query-read.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { LevelBadge } from '../measurements/level-badge.tsx';
import { HeartDialog } from './heart-dialog.tsx';
import { adviceFor, type HeartData, meanPressure, riskOf } from './heart-facts.ts';
import { HeartGoals } from './heart-goals.tsx';
import { HeartRiskCard } from './heart-risk-card.tsx';
import { HeartUnknown } from './heart-unknown.tsx';
import { PressureLevels } from './pressure-levels.tsx';
import { usePressureUsed } from './pressure-used.ts';
import { PRESSURE_SOURCE } from './sources.ts';
import { type Subject, useSubject } from './subject.ts';
import { EntriesState, TrackerPage } from './tracker-page.tsx';
import { activityQuery, heartQuery, vitalsQuery } from './trackers.queries.ts';
import { UNITS } from './vital-text.ts';

export const clientLoader = needsWords('trackers', 'family', 'measurements');

export default function HeartPage() {
  const { t } = useTranslation('trackers');
  const subject = useSubject();
  const heart = useQuery(heartQuery(subject));
  const vitals = useQuery(vitalsQuery(subject));
  const activity = useQuery(activityQuery(subject));
  return (
    <TrackerPage title={t('heart.title')}>
      <EntriesState query={combineQueries(heart, vitals, activity)}>
        {([profile, readings, workouts]) => (
          <Shown
            subject={subject}
            profile={profile}
            data={{
              profile,
              sex: subject.sex,
              ageMonths: subject.ageMonths,
              vitals: readings,
              activity: workouts,
            }}
          />
        )}
      </EntriesState>
    </TrackerPage>
  );
}

interface ShownProps {
  subject: Subject;
  profile: HeartProfile;
  data: HeartData;
}

function Shown({ subject, profile, data }: ShownProps) {
  const { t } = useTranslation('trackers');
  const [filling, setFilling] = useState(false);
  const now = new Date();
  const risk = riskOf(data);
  return (
    <>
      {risk.kind === 'heart_risk' ? (
        <HeartRiskCard risk={risk} readings={meanPressure(data.vitals)?.readings ?? 1} />
      ) : (
        <HeartUnknown found={risk} onFill={() => setFilling(true)} />
      )}
      {risk.kind !== 'missing' && (
        <div>
          <Button variant="secondary" icon={Pencil} onClick={() => setFilling(true)}>
            {t('heart.change')}
          </Button>
        </div>
      )}
      <PressureSection data={data} />
      <Section title={t('heart.goals')}>
        <HeartGoals data={data} now={now} />
      </Section>
      <Section title={t('heart.advice')}>
        <Card>
          <ul className="grid list-disc gap-2 pl-5">
            {adviceFor(data, now).map((code) => (
              <li key={code}>{t(`advice.${code}`)}</li>
            ))}
          </ul>
          <p className="mt-3 text-14 text-ink-soft">
            {t('source', { source: `American Heart Association · ${t('who')}` })}
          </p>
        </Card>
      </Section>
      {filling && <HeartDialog subject={subject} profile={profile} onClose={() => setFilling(false)} />}
    </>
  );
}

function PressureSection({ data: { vitals, ageMonths } }: { data: HeartData }) {
  const { t } = useTranslation('trackers');
  const pressureUsed = usePressureUsed();
  const mean = meanPressure(vitals);
  const level = mean && findPressureLevel(mean, { ageMonths, pregnant: mean.pregnant });
  return (
    <Section title={t('heart.pressure')}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {mean ? (
            <>
              <p className="text-28 font-extrabold tabular-nums">
                {mean.systolic}/{mean.diastolic}
                <span className="text-15 font-medium text-ink-soft"> {UNITS.pressure}</span>
              </p>
              {level && <LevelBadge level={level} />}
              <p className="w-full text-14 text-ink-soft">
                {pressureUsed(mean.readings)} {t('source', { source: PRESSURE_SOURCE })}
              </p>
              <div className="w-full">
                <PressureLevels />
              </div>
            </>
          ) : (
            <p className="text-ink-soft">{t('vitals.none')}</p>
          )}
        </div>
        <div className="mt-3">
          <ButtonLink to="/app/vitals" variant="tint" size="sm" icon={HeartPulse}>
            {t('vitals.add')}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}
