import { useTranslation } from '#platform/language/use-translation.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How far the goal of the month is, in words and as a bar. */
export function GoalBar({ percent, text }: { percent: number; text: string }) {
  const { t } = useTranslation('community-fund');
  return (
    <>
      <p className="text-28 font-extrabold tabular-nums">{text}</p>
      <div className="mt-3">
        <ProgressBar label={t('goal')} percent={percent} />
      </div>
      <p className="mt-2 text-15 text-ink-soft">{t('percent', { percent })}</p>
    </>
  );
}
