import type { LabResult } from '@lakou/contract/labs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { resultQuery } from './labs.queries.ts';
import { ResultView } from './result-view.tsx';

interface ResultFrameProps {
  id: string;
  back: { to: string; text: string };
  /** What stands under the result. */
  children?: (result: LabResult) => ReactNode;
}

/** A result to read, with the way back, while it loads and when it is missing. */
export function ResultFrame({ id, back, children }: ResultFrameProps) {
  const { t } = useTranslation('labs');
  const framed = (content: ReactNode) => (
    <>
      <HiddenTitle>{t('result.title')}</HiddenTitle>
      <Card>{content}</Card>
    </>
  );
  return (
    <Sections>
      <p>
        <BackLink to={back.to}>{back.text}</BackLink>
      </p>
      <QueryState
        query={useQuery(resultQuery(id))}
        skeleton={framed(
          <Skeleton>
            <SkeletonText />
          </Skeleton>,
        )}
        failed={t('result.failed')}
        frame={framed}
        notFound={framed(<EmptyState drawing={<House />} text={t('result.missing')} />)}
      >
        {(result) => (
          <>
            <title>{t('result.title')}</title>
            <ResultView result={result} />
            {children?.(result)}
          </>
        )}
      </QueryState>
    </Sections>
  );
}
