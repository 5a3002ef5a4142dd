import type { InteractionSeverity } from '@lakou/contract/toolbox.rules';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Tone } from '../../ui/tone.ts';

export const severityLook: Record<InteractionSeverity, { tone: Tone; icon: LucideIcon }> = {
  contraindicated: { tone: 'hibiscus', icon: OctagonX },
  major: { tone: 'hibiscus', icon: TriangleAlert },
  moderate: { tone: 'mango', icon: CircleAlert },
  minor: { tone: 'night', icon: Info },
};
