import { findPressureLevel } from '@lakou/clinical';
import { useTranslation } from '#platform/language/use-translation.ts';
import { LevelBadge } from '../measurements/level-badge.tsx';
import type { WithPressure } from './measured.ts';

/** The newest blood pressure, and whether it is too high. */
export function LatestPressure({ entry }: { entry: WithPressure }) {
  const { t } = useTranslation('maternity');
  const level = findPressureLevel(entry, { ageMonths: undefined, pregnant: true });
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-15 font-semibold text-ink-soft">{t('vitals.title')}</h2>
        {level && <LevelBadge level={level} />}
      </div>
      <p className="text-36 leading-tight font-extrabold tabular-nums">
        {entry.systolic}/{entry.diastolic}
        <span className="text-15 font-medium text-ink-soft"> mmHg</span>
      </p>
    </div>
  );
}
