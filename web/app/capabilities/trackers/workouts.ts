import type { Activity, Workout } from '@lakou/contract/trackers';
import { WORKOUTS } from '@lakou/contract/trackers.rules';
import type { LucideIcon } from 'lucide-react';
import Bike from 'lucide-react/icons/bike';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Footprints from 'lucide-react/icons/footprints';
import House from 'lucide-react/icons/house';
import Sparkles from 'lucide-react/icons/sparkles';
import Zap from 'lucide-react/icons/zap';

/** A workout, or everyday movement, which the API writes as no workout. */
export type Choice = Workout | 'movement';
export const CHOICES: readonly Choice[] = [...WORKOUTS, 'movement'];

export const WORKOUT_ICONS: Readonly<Record<Choice, LucideIcon>> = {
  running: Zap,
  strength: Dumbbell,
  cycling: Bike,
  walking: Footprints,
  other: Sparkles,
  movement: House,
};

export const choiceOf = ({ workout }: Pick<Activity, 'workout'>): Choice => workout ?? 'movement';
