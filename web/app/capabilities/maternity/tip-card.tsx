import type { TipWeek } from '@lakou/clinical';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { tipsQuery } from './maternity.queries.ts';

/** What to know now. */
export function TipCard({ tipWeek }: { tipWeek: TipWeek }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const { data, error, refetch, isRefetching } = useQuery(tipsQuery);
  const tip = data?.find(({ week }) => week === tipWeek);
  if (!tip && (error || data))
    return (
      <Card>
        <Problem text={t('tip.failed')} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (!tip)
    return (
      <Skeleton>
        <SkeletonText />
      </Skeleton>
    );
  return (
    <Card as="section" attention="leaf">
      <p className="text-14 font-semibold text-leaf">{t('tip.title', { week: tipWeek })}</p>
      <h2 className="mt-0.5 text-18">{tip.title[lang]}</h2>
      <p className="mt-1">{tip.text[lang]}</p>
      <p className="mt-2 text-14 text-ink-soft">{t('source', { source: sourcesOf(tip.source) })}</p>
    </Card>
  );
}

interface Source {
  publisher: string;
  year: number;
}

/** Each publisher once, with the years. */
const sourcesOf = (sources: readonly Source[]): string =>
  [...Map.groupBy(sources, ({ publisher }) => publisher)]
    .map(([publisher, works]) => `${publisher} (${works.map(({ year }) => year).join(', ')})`)
    .join(', ');
