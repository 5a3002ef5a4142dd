import type { BoughtPackage } from '@lakou/contract/packages';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const LOOKS: Record<BoughtPackage['state'], { tone: Tone; icon: LucideIcon }> = {
  unpaid: { tone: 'mango', icon: Hourglass },
  open: { tone: 'leaf', icon: CircleCheck },
  used: { tone: 'night', icon: CircleCheck },
  ended: { tone: 'neutral', icon: CircleX },
};

export function PackageState({ state }: Pick<BoughtPackage, 'state'>) {
  const { t } = useTranslation('packages');
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
}
