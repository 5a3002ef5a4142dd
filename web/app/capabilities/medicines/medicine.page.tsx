import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MedicineFacts } from './medicine-facts.tsx';
import { medicinesQuery } from './medicines.queries.ts';

export const clientLoader = needsWords('medicines');

export default function OneMedicine() {
  const { t } = useTranslation('medicines');
  const { id } = useParams();
  const { data, error, refetch, isRefetching } = useQuery(medicinesQuery(useLanguage()));
  const medicine = data?.find((one) => one.id === id);
  return (
    <div className="mx-auto grid max-w-170 gap-4">
      <div>
        <TextLink to="/app/medicines">{t('back')}</TextLink>
      </div>
      {medicine && <MedicineFacts medicine={medicine} />}
      {!data && !error && (
        <Skeleton>
          <BoneCard />
        </Skeleton>
      )}
      {!data && error && (
        <Card>
          <Problem text={t('failed')} retrying={isRefetching} onRetry={() => void refetch()} />
        </Card>
      )}
      {data && !medicine && (
        <Card>
          <EmptyState drawing={<House />} text={t('noMedicine')} />
        </Card>
      )}
    </div>
  );
}
