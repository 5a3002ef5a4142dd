import type { FundStats } from '@lakou/contract/community-fund';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { figuresLook } from '../../ui/figures-look.ts';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GoalBar } from './goal-bar.tsx';
import { useFundTexts } from './use-fund-texts.ts';

/** How far the goal is, what the fund did, and where the money is. */
export function FundFigures({ stats }: { stats: FundStats }) {
  const { t } = useTranslation('community-fund');
  const { money, thousands } = useFundTexts();
  const figures = [
    [t('sponsoredVisits'), String(stats.sponsoredVisits)],
    [t('fundedPrescriptions'), String(stats.fundedPrescriptions)],
    [t('totalDonated'), thousands(stats.totalDonations)],
    [t('monthlyGoal'), thousands(stats.monthlyGoal)],
  ] as const;
  const sums = [
    [t('spentOnVisits'), stats.spentOnVisits],
    [t('spentOnMedicine'), stats.spentOnMedicine],
    [t('left'), stats.left],
    [t('refunded'), stats.refunded],
  ] as const;
  return (
    <>
      <Section title={t('goal')}>
        <Card>
          <GoalBar stats={stats} />
        </Card>
        <dl className={figuresLook}>
          {figures.map(([name, value]) => (
            <div
              key={name}
              className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4"
            >
              <dt className="text-14 text-ink-soft">{name}</dt>
              <dd className="text-22 font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('where')} aside={<TextLink to="/app/fund/ledger">{t('openLedger')}</TextLink>}>
        <Card>
          <dl className="grid gap-2">
            {sums.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt>{name}</dt>
                <dd className="font-semibold tabular-nums">{money(value)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </Section>
    </>
  );
}
