import type { StaffMember } from '@lakou/contract/profiles';
import CircleDot from 'lucide-react/icons/circle-dot';
import Moon from 'lucide-react/icons/moon';
import TreePalm from 'lucide-react/icons/tree-palm';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  'On Shift': { tone: 'leaf', icon: CircleDot, name: 'onShift' },
  'On Leave': { tone: 'mango', icon: TreePalm, name: 'onLeave' },
  'Off Duty': { tone: 'neutral', icon: Moon, name: 'offDuty' },
} as const;

export function StatusBadge({ status }: { status: NonNullable<StaffMember['status']> }) {
  const { t } = useTranslation('staff');
  const { name, ...look } = LOOKS[status];
  return <Badge {...look}>{t(`status.${name}`)}</Badge>;
}
