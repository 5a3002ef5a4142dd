import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';

/**
 * Shown when there is nothing to pay: the booking does not exist or belongs to somebody else, or there is no payment.
 */
export function NothingHere({ text }: { text: string }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyCard
      text={text}
      action={
        <ButtonLink to="/app/visits" variant="secondary" replace>
          {t('toVisits')}
        </ButtonLink>
      }
    />
  );
}
