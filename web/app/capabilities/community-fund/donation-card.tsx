import { progressOf } from '@lakou/contract/community-fund.rules';
import { useQuery } from '@tanstack/react-query';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { statsQuery } from './fund.queries.ts';
import { GoalBar } from './goal-bar.tsx';
import { useFundTexts } from './use-fund-texts.ts';

/** The goal of the month and the way to give, for a home screen. */
export function DonationCard() {
  const { t } = useTranslation('community-fund');
  const { thousands } = useFundTexts();
  return (
    <Section title={t('title')} aside={<TextLink to="/app/gifts">{t('contributions')}</TextLink>}>
      <QueryState
        query={useQuery(statsQuery)}
        skeleton={
          <Skeleton>
            <SkeletonCard />
          </Skeleton>
        }
        failed={t('loadFailed')}
      >
        {({ donatedThisMonth, monthlyGoal }) => (
          <Card>
            <p className="mb-3">{t('lead')}</p>
            <GoalBar
              percent={progressOf(donatedThisMonth, monthlyGoal)}
              text={t('goalOf', { given: thousands(donatedThisMonth), goal: thousands(monthlyGoal) })}
            />
            <div className="mt-4">
              <ButtonLink to="/app/fund?amount=10" icon={HeartHandshake}>
                {t('donate')}
              </ButtonLink>
            </div>
          </Card>
        )}
      </QueryState>
    </Section>
  );
}
