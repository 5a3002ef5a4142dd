import { useTranslation } from '#platform/language/use-translation.ts';

/** How far the goal of the month is, in words and as a bar. */
export function GoalBar({ percent, text }: { percent: number; text: string }) {
  const { t } = useTranslation('community-fund');
  return (
    <>
      <p className="text-28 font-extrabold tabular-nums">{text}</p>
      <div
        role="progressbar"
        aria-label={t('goal')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-sea" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 text-15 text-ink-soft">{t('percent', { percent })}</p>
    </>
  );
}
