import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { ReferralRow } from './referral-row.tsx';
import { type ReferralsOf, referralsQuery } from './referrals.queries.ts';

interface ReferralListProps {
  whose: ReferralsOf;
  /** Kept in the address of each referral. */
  search?: string;
  /** Of what is read, only what belongs to the chosen person. */
  isShown?: (referral: { dependentId: string | null }) => boolean;
}

export function ReferralList({ whose, search = '', isShown = () => true }: ReferralListProps) {
  const { t } = useTranslation('referrals');
  const nothing = <EmptyCard drawing={<Letter />} text={t('empty')} />;
  return (
    <div className="grid gap-3">
      <PagedList
        query={useInfiniteQuery(referralsQuery(whose))}
        failed={t('failed')}
        more={t('more')}
        skeleton={<CardsSkeleton />}
        empty={nothing}
      >
        {(all) => {
          const shown = all.filter(isShown);
          if (shown.length === 0) return nothing;
          return (
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {shown.map((referral) => (
                <ReferralRow key={referral.id} referral={referral} search={search} />
              ))}
            </ul>
          );
        }}
      </PagedList>
    </div>
  );
}
