import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import Bandage from 'lucide-react/icons/bandage';
import BookOpen from 'lucide-react/icons/book-open';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Salad from 'lucide-react/icons/salad';
import Siren from 'lucide-react/icons/siren';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  maternal_care: Baby,
  chronic_disease: HeartPulse,
  hygiene_nutrition: Salad,
  emergency_basics: Siren,
  first_aid: Bandage,
};

/** The pictogram of the topic of a guide. */
export const guideIcon = (id: string): LucideIcon => ICONS[id] ?? BookOpen;
