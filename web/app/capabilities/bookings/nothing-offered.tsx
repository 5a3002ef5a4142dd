import type { ProviderProfile } from '@lakou/contract/providers';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';

/** For a provider who has not said yet what can be booked. */
export function NothingOffered({ provider }: { provider: Pick<ProviderProfile, 'id' | 'name'> }) {
  const { t } = useTranslation('bookings');
  return (
    <EmptyCard
      drawing={<CalendarUnderTree />}
      text={t('nothingOffered', { name: provider.name })}
      action={<ButtonLink to={`/app/messages/${provider.id}`}>{t('message')}</ButtonLink>}
    />
  );
}
