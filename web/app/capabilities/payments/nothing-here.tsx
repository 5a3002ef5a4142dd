import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/**
 * Shown when there is nothing to pay: the booking does not exist or belongs to somebody else, or there is no payment.
 */
export function NothingHere({ text }: { text: string }) {
  const { t } = useTranslation('payments');
  return (
    <Card>
      <EmptyState
        drawing={<House />}
        text={text}
        action={
          <ButtonLink to="/app/visits" variant="secondary" replace>
            {t('toVisits')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
