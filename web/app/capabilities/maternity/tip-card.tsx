import type { TipWeek } from '@lakou/clinical';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { tipsQuery } from './maternity.queries.ts';

/** The tip of the current week. */
export function TipCard({ tipWeek }: { tipWeek: TipWeek }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  // There is a tip for every week, so a reply without it is an error.
  const query = useQuery({ ...tipsQuery, select: (tips) => getTip(tips, tipWeek) });
  return (
    <QueryState
      query={query}
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
      failed={t('tip.failed')}
    >
      {(tip) => (
        <Card as="section" attention="leaf">
          <p className="text-14 font-semibold text-leaf">{t('tip.title', { week: tipWeek })}</p>
          <h2 className="mt-0.5 text-18">{tip.title[lang]}</h2>
          <p className="mt-1">{tip.text[lang]}</p>
          <p className="mt-2 text-14 text-ink-soft">{t('source', { source: sourcesOf(tip.source) })}</p>
        </Card>
      )}
    </QueryState>
  );
}

function getTip<Tip extends { week: number }>(tips: readonly Tip[], tipWeek: TipWeek): Tip {
  const tip = tips.find(({ week }) => week === tipWeek);
  if (!tip) throw new Error(`no tip for week ${tipWeek}`);
  return tip;
}

interface Source {
  publisher: string;
  year: number;
}

/** Each publisher once, with its years. */
const sourcesOf = (sources: readonly Source[]): string =>
  [...Map.groupBy(sources, ({ publisher }) => publisher)]
    .map(([publisher, works]) => `${publisher} (${works.map(({ year }) => year).join(', ')})`)
    .join(', ');
