import type { FundStats } from '@lakou/contract/community-fund';
import { fundProgress } from '@lakou/contract/community-fund.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useFundTexts } from './use-fund-texts.ts';

/** All that was given beside the monthly goal, in words and as a bar, and what came this month. */
export function GoalBar({ stats }: { stats: FundStats }) {
  const { t } = useTranslation('community-fund');
  const { money, thousands } = useFundTexts();
  const { totalDonations, donatedThisMonth, monthlyGoal } = stats;
  const { progress: percent, ofMonth } = fundProgress(stats);
  return (
    <>
      <p className="text-28 font-extrabold tabular-nums">
        {t('donated', { given: thousands(totalDonations) })}
      </p>
      <div className="mt-3">
        <ProgressBar label={t('goal')} percent={percent} />
      </div>
      <p className="mt-2 text-15 text-ink-soft">{t('percent', { percent, goal: thousands(monthlyGoal) })}</p>
      <p className="mt-1 text-15 text-ink-soft">
        {t('thisMonth', {
          given: money(donatedThisMonth),
          percent: ofMonth,
        })}
      </p>
    </>
  );
}
