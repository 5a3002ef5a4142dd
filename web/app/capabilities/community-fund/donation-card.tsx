import { useQuery } from '@tanstack/react-query';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { statsQuery } from './fund.queries.ts';
import { GoalBar } from './goal-bar.tsx';

/** How far the goal is and the way to give, for a home screen. */
export function DonationCard() {
  const { t } = useTranslation('community-fund');
  return (
    <Section title={t('title')} aside={<TextLink to="/app/gifts">{t('contributions')}</TextLink>}>
      <QueryState query={useQuery(statsQuery)} failed={t('loadFailed')}>
        {(stats) => (
          <Card>
            <p className="mb-3">{t('lead')}</p>
            <GoalBar stats={stats} />
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
