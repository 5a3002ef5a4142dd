import { formatNumber } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import {
  bmiOf,
  GOALS,
  type Goal,
  type GoalState,
  goalsOf,
  type HeartData,
  meanPressure,
  minutesInWeek,
} from './heart-facts.ts';
import { UNITS } from './vital-text.ts';

const LOOKS: Readonly<Record<GoalState, { icon: LucideIcon; ink: string }>> = {
  reached: { icon: CircleCheck, ink: 'text-leaf' },
  open: { icon: Circle, ink: 'text-mango-ink' },
  unknown: { icon: CircleHelp, ink: 'text-ink-soft' },
};

/** The goals for heart health and their states. */
export function HeartGoals({ data, now }: { data: HeartData; now: Date }) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const states = goalsOf(data, now);
  const pressure = meanPressure(data.vitals);
  const bmi = bmiOf(data);
  const { smoker } = data.profile;
  const values: Record<Goal, string | undefined> = {
    pressure: pressure && `${pressure.systolic}/${pressure.diastolic} ${UNITS.pressure}`,
    exercise: t('goal.minutesThisWeek', { minutes: formatNumber(lang, minutesInWeek(data.activity, now)) }),
    weight: bmi === undefined ? undefined : formatNumber(lang, bmi, 1),
    smoke: smoker === null ? undefined : t(smoker ? 'goal.smoking' : 'goal.notSmoking'),
  };
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {GOALS.map((goal) => {
        const { icon: Icon, ink } = LOOKS[states[goal]];
        const value = values[goal];
        return (
          <li key={goal} className="flex items-center gap-3.5 border-line px-4 py-3 not-first:border-t">
            <Icon size={24} className={classNames('shrink-0', ink)} />
            <span className="grow md:flex md:items-center md:justify-between md:gap-3">
              <span>
                <span className="block font-semibold">{t(`goal.${goal}`)}</span>
                {value && <span className="block text-14 text-ink-soft">{t('goal.now', { value })}</span>}
              </span>
              <span className={classNames('text-14 font-semibold', ink)}>{t(`goal.${states[goal]}`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
