import type { EarningsPeriod } from '@lakou/contract/provider-workspace';
import { EARNINGS_PERIODS } from '@lakou/contract/provider-workspace.rules';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { OwnCash } from '../cash-visits/own-cash.tsx';
import { MyPayouts } from '../payouts/my-payouts.tsx';
import { earningsQuery } from './agenda.queries.ts';
import { barsOf } from './earnings-bars.ts';
import { EarningsFigures } from './earnings-figures.tsx';
import { EarningsServices } from './earnings-services.tsx';
import { spanUpTo } from './earnings-span.ts';
import { PaidBookings } from './paid-bookings.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { useExport } from './use-export.ts';

export const clientLoader = needsWords(
  'provider-workspace',
  'bookings',
  'payouts',
  'cash-visits',
  'packages',
);

const addressOf = (by: EarningsPeriod) => (by === 'day' ? '/app/earnings' : `/app/earnings?by=${by}`);

/** The earnings of visits, by day, week or month. */
export default function EarningsPage() {
  const { t } = useTranslation('provider-workspace');
  const [search] = useSearchParams();
  const by = EARNINGS_PERIODS.find((period) => period === search.get('by')) ?? 'day';
  return (
    <ProviderOnly>
      <title>{t('earningsTitle')}</title>
      <Sections>
        <PageTitle>{t('earningsTitle')}</PageTitle>
        <div className="max-w-120">
          <SegmentedLinks
            label={t('period')}
            current={addressOf(by)}
            links={EARNINGS_PERIODS.map((period) => ({ to: addressOf(period), text: t(period) }))}
          />
        </div>
        <Figures by={by} />
        <OwnCash />
        <MyPayouts />
      </Sections>
    </ProviderOnly>
  );
}

function Figures({ by }: { by: EarningsPeriod }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const span = spanUpTo(dayHere(new Date()), by);
  const query = useQuery(earningsQuery(by, span));
  const exporting = useExport(span, query.data?.timeZone ?? ownTimeZone());
  return (
    <QueryState query={query} skeleton={<FiguresSkeleton />} failed={t('earningsFailed')}>
      {(earnings) => (
        <>
          <Card>
            <div className="grid gap-6">
              <EarningsFigures totals={earnings.totals} />
              {earnings.periods.some(({ net }) => net !== 0) && (
                <BarChart
                  title={t(`chart.${by}`)}
                  heads={[t(by), t('net')]}
                  bars={barsOf(lang, by, earnings)}
                />
              )}
              <p className="text-14 text-ink-soft">{t('withoutFee')}</p>
            </div>
          </Card>
          <EarningsServices services={earnings.services} />
          <Section title={t('paidVisits')}>
            <PaidBookings span={span} timeZone={earnings.timeZone} />
            {earnings.totals.visits > 0 && (
              <div>
                <Button
                  variant="secondary"
                  icon={Download}
                  busy={exporting.isPending}
                  onClick={() => exporting.mutate()}
                >
                  {t('export')}
                </Button>
              </div>
            )}
          </Section>
        </>
      )}
    </QueryState>
  );
}

function FiguresSkeleton() {
  return (
    <Skeleton>
      <Card>
        <div className="grid gap-4">
          <SkeletonBlock size="h-4 w-24" />
          <SkeletonBlock size="h-10 w-44" />
          <SkeletonBlock size="h-10 w-full" />
          <SkeletonBlock size="h-48 w-full" />
        </div>
      </Card>
    </Skeleton>
  );
}
