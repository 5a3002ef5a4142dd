import type { MeasuredLevel } from '@lakou/clinical';
import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const LOOKS: Readonly<Record<MeasuredLevel, { tone: Tone; icon: LucideIcon }>> = {
  critical_low: { tone: 'hibiscus', icon: TriangleAlert },
  low: { tone: 'mango', icon: ArrowDown },
  normal: { tone: 'leaf', icon: Check },
  elevated: { tone: 'mango', icon: ArrowUp },
  high: { tone: 'mango', icon: ArrowUp },
  stage_1: { tone: 'mango', icon: ArrowUp },
  stage_2: { tone: 'hibiscus', icon: ArrowUp },
  critical_high: { tone: 'hibiscus', icon: TriangleAlert },
  crisis: { tone: 'hibiscus', icon: TriangleAlert },
  pregnancy_high: { tone: 'hibiscus', icon: TriangleAlert },
  pregnancy_severe: { tone: 'hibiscus', icon: TriangleAlert },
};

/** The level of a reading as a word, a colour and an icon; `name` says of which reading, where that is not clear. */
export function LevelBadge({ level, name }: { level: MeasuredLevel; name?: string | undefined }) {
  const { t } = useTranslation('trackers');
  const word = t(`level.${level}`);
  return <Badge {...LOOKS[level]}>{name ? t('vitals.reading', { name, value: word }) : word}</Badge>;
}
