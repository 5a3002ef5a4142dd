import type { Account } from '@lakou/contract/administration';
import Ban from 'lucide-react/icons/ban';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

/** What is unusual about an account; nothing when it is open. */
export function StateBadge({ state }: Pick<Account, 'state'>) {
  const { t } = useTranslation('administration');
  if (state === 'active') return null;
  const isSuspended = state === 'suspended';
  return (
    <Badge tone={isSuspended ? 'hibiscus' : 'mango'} icon={isSuspended ? Ban : Hourglass}>
      {t(`state.${state}`)}
    </Badge>
  );
}
