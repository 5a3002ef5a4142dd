import type { PharmacyOrderStatus } from '@lakou/contract/pharmacy-orders.rules';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Package from 'lucide-react/icons/package';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const LOOKS: Record<PharmacyOrderStatus, { tone: Tone; icon: LucideIcon }> = {
  sent: { tone: 'night', icon: Clock },
  ready: { tone: 'leaf', icon: Package },
  handed_over: { tone: 'neutral', icon: CircleCheck },
  refused: { tone: 'hibiscus', icon: CircleX },
  taken_back: { tone: 'neutral', icon: CircleX },
};

export function OrderBadge({ status }: { status: PharmacyOrderStatus }) {
  const { t } = useTranslation('pharmacy-orders');
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
