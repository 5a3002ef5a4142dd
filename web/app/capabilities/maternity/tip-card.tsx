import type { TipWeek } from '@lakou/clinical';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { canListen } from '../listen/can-listen.ts';
import { ListenTo } from '../listen/listen-to.tsx';
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
          <TipText week={tipWeek} title={tip.title[lang]} text={tip.text[lang]} />
          <p className="mt-2 text-14 text-ink-soft">{t('source', { source: sourcesOf(tip.source) })}</p>
        </Card>
      )}
    </QueryState>
  );
}

interface TipTextProps {
  week: TipWeek;
  title: string;
  text: string;
  bar?: ReactNode;
  reading?: string | undefined;
}

/** A tip that has clips can be listened to. */
function TipText({ week, title, text }: Pick<TipTextProps, 'week' | 'title' | 'text'>) {
  const lang = useLanguage();
  if (!canListen(`tips/${week}`, lang)) return <Tip title={title} text={text} />;
  return (
    <ListenTo key={text} title={title} texts={[title, text]}>
      {(bar, reading) => <Tip title={title} text={text} bar={bar} reading={reading} />}
    </ListenTo>
  );
}

function Tip({ title, text, bar, reading }: Omit<TipTextProps, 'week'>) {
  return (
    <>
      <h2 className="mt-0.5 text-18">
        <Spoken reading={reading}>{title}</Spoken>
      </h2>
      <p className="mt-1">
        <Spoken reading={reading}>{text}</Spoken>
      </p>
      {bar && <div className="mt-2">{bar}</div>}
    </>
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
