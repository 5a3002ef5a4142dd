import type { Severity, SymptomAnalysis } from '@lakou/contract/symptom-checker';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import HouseHeart from 'lucide-react/icons/house-heart';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Siren from 'lucide-react/icons/siren';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Tone } from '../../ui/tone.ts';

interface Look {
  tone: Exclude<Tone, 'neutral'>;
  icon: LucideIcon;
}

/** Each severity has a colour, an icon and a word, so that none carries the meaning alone. */
export const LOOK_OF_SEVERITY: Record<Severity, Look> = {
  Emergency: { tone: 'hibiscus', icon: Siren },
  Urgent: { tone: 'mango', icon: TriangleAlert },
  Routine: { tone: 'night', icon: CalendarCheck },
  'Self-care': { tone: 'leaf', icon: HouseHeart },
};

/** A text that was not understood has its own look, because it must not appear harmless. */
export const lookOf = ({ severity, recommendation }: SymptomAnalysis): Look =>
  recommendation === 'ask_again'
    ? { tone: 'night', icon: MessageCircleQuestionMark }
    : LOOK_OF_SEVERITY[severity];
