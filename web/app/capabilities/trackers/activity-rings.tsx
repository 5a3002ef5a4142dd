import type { TrackerSettings } from '@lakou/contract/trackers';
import { formatNumber } from '@lakou/i18n';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { goalsOf, METRICS, type Metric, type Sums } from './activity-sums.ts';

const TONES = { move: 'hibiscus', exercise: 'leaf', stand: 'sea' } as const;
const UNITS = { move: 'shortKcal', exercise: 'shortMinutes', stand: 'shortHours' } as const;

/** The three goals of a day and their progress. */
export function ActivityRings({ sums, settings }: { sums: Sums; settings: TrackerSettings }) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const goals = goalsOf(settings);
  const inWords = (metric: Metric) =>
    t(`activity.${UNITS[metric]}`, { amount: formatNumber(lang, goals[metric]) });
  return (
    <ul className="grid grid-cols-3 gap-2">
      {METRICS.map((metric) => (
        <li key={metric} className="flex flex-col items-center gap-2 text-center">
          <ProgressRing share={sums[metric] / goals[metric]} tone={TONES[metric]}>
            <span className="text-18 font-extrabold tabular-nums">{formatNumber(lang, sums[metric])}</span>
          </ProgressRing>
          <span className="leading-tight">
            <span className="block font-semibold">{t(`activity.${metric}`)}</span>
            <span className="block text-14 text-ink-soft">{t('activity.of', { goal: inWords(metric) })}</span>
            {sums[metric] >= goals[metric] && (
              <span className="mt-1 inline-flex items-center gap-1 text-14 font-semibold text-leaf">
                <Check size={16} strokeWidth={2.5} className="shrink-0" />
                {t('activity.reached')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
