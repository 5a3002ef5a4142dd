import type { Severity } from '@lakou/contract/symptom-checker';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import HouseHeart from 'lucide-react/icons/house-heart';
import Siren from 'lucide-react/icons/siren';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Tone } from '../../ui/tone.ts';

/** Colour and picture go with the word: none of them speaks alone. */
export const LOOK: Record<Severity, { tone: Exclude<Tone, 'neutral'>; icon: LucideIcon }> = {
  Emergency: { tone: 'hibiscus', icon: Siren },
  Urgent: { tone: 'mango', icon: TriangleAlert },
  Routine: { tone: 'night', icon: CalendarCheck },
  'Self-care': { tone: 'leaf', icon: HouseHeart },
};
