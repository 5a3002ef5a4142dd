import type { LabFlag, LabStatus } from '@lakou/contract/labs';
import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Minus from 'lucide-react/icons/minus';
import TestTube from 'lucide-react/icons/test-tube';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const STATUSES: Readonly<Record<LabStatus, Look>> = {
  requested: { tone: 'night', icon: Clock },
  sample_collected: { tone: 'night', icon: TestTube },
  processing: { tone: 'mango', icon: FlaskConical },
  completed: { tone: 'leaf', icon: Check },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** What is held is not ready for whom it is about. */
export function StatusBadge({ status, held = false }: { status: LabStatus; held?: boolean }) {
  const { t } = useTranslation('labs');
  if (held)
    return (
      <Badge tone="mango" icon={Clock}>
        {t('beingReviewed')}
      </Badge>
    );
  return <Badge {...STATUSES[status]}>{t(`status.${status}`)}</Badge>;
}

const FLAGS: Readonly<Record<LabFlag, Look>> = {
  critical_low: { tone: 'hibiscus', icon: TriangleAlert },
  low: { tone: 'mango', icon: ArrowDown },
  normal: { tone: 'leaf', icon: Check },
  high: { tone: 'mango', icon: ArrowUp },
  critical_high: { tone: 'hibiscus', icon: TriangleAlert },
  abnormal: { tone: 'mango', icon: TriangleAlert },
  critical_abnormal: { tone: 'hibiscus', icon: TriangleAlert },
  unknown: { tone: 'neutral', icon: Minus },
};

/** The colour of a value in charts. */
export const toneOf = (flag: LabFlag): 'leaf' | 'mango' | 'hibiscus' =>
  flag.startsWith('critical') ? 'hibiscus' : flag === 'normal' ? 'leaf' : 'mango';

export function FlagBadge({ flag }: { flag: LabFlag }) {
  const { t } = useTranslation('labs');
  return <Badge {...FLAGS[flag]}>{t(`flag.${flag}`)}</Badge>;
}
