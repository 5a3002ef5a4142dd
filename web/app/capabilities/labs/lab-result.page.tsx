import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Explanation } from './explanation.tsx';
import { resultQuery } from './labs.queries.ts';
import { ResultView } from './result-view.tsx';

export const clientLoader = needsWords('labs', 'lab-explanation');

/** A result as the patient reads it. */
export default function LabResultPage() {
  const { t } = useTranslation('labs');
  const { id = '' } = useParams();
  const framed = (content: ReactNode) => (
    <>
      <title>{t('result.title')}</title>
      <h1 className="sr-only">{t('result.title')}</h1>
      <Card>{content}</Card>
    </>
  );
  return (
    <Sections>
      <p>
        <TextLink to="/app/labs">
          <ArrowLeft size={18} />
          {t('result.back')}
        </TextLink>
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
            <Explanation result={result} />
          </>
        )}
      </QueryState>
    </Sections>
  );
}
