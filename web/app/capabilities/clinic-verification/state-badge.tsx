import type { ClinicVerification } from '@lakou/contract/clinic-verification';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  none: { tone: 'neutral', icon: FileText },
  pending: { tone: 'mango', icon: Clock },
  verified: { tone: 'leaf', icon: BadgeCheck },
  rejected: { tone: 'hibiscus', icon: CircleX },
} as const;

export function StateBadge({ state }: { state: ClinicVerification['state'] }) {
  const { t } = useTranslation('clinic-verification');
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
}
