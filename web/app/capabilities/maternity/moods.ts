import type { Mood } from '@lakou/contract/maternity';
import type { LucideIcon } from 'lucide-react';
import Angry from 'lucide-react/icons/angry';
import Frown from 'lucide-react/icons/frown';
import Laugh from 'lucide-react/icons/laugh';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';

export const faceOf: Record<Mood, LucideIcon> = {
  great: Laugh,
  good: Smile,
  okay: Meh,
  bad: Frown,
  terrible: Angry,
};
