import { GENERAL_SIGNS } from '@lakou/clinical';
import type { DangerSign } from '@lakou/contract/maternity';
import { DANGER_SIGNS } from '@lakou/contract/maternity.rules';
import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import BedSingle from 'lucide-react/icons/bed-single';
import Brain from 'lucide-react/icons/brain';
import Droplet from 'lucide-react/icons/droplet';
import Droplets from 'lucide-react/icons/droplets';
import EyeOff from 'lucide-react/icons/eye-off';
import Flame from 'lucide-react/icons/flame';
import Footprints from 'lucide-react/icons/footprints';
import Frown from 'lucide-react/icons/frown';
import Hand from 'lucide-react/icons/hand';
import HeartCrack from 'lucide-react/icons/heart-crack';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Thermometer from 'lucide-react/icons/thermometer';
import Toilet from 'lucide-react/icons/toilet';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Waves from 'lucide-react/icons/waves';
import Wind from 'lucide-react/icons/wind';
import Zap from 'lucide-react/icons/zap';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  heavy_bleeding: Droplets,
  bleeding: Droplet,
  severe_headache: Brain,
  vision_changes: EyeOff,
  severe_belly_pain: Flame,
  swelling_face_hands: Hand,
  baby_moves_less: Baby,
  baby_not_moving: Baby,
  waters_broken: Waves,
  green_waters: Waves,
  fever: Thermometer,
  convulsions: Zap,
  fainting: BedSingle,
  chest_pain: HeartCrack,
  trouble_breathing: Wind,
  constant_vomiting: Frown,
  one_leg_swollen: Footprints,
  painful_urination: Toilet,
  thoughts_of_harm: HeartHandshake,
};

export const signIcon = (sign: string): LucideIcon => ICONS[sign] ?? TriangleAlert;

/** The name of a sign; who is not pregnant is not asked about a baby. */
export const signWord = (sign: string, pregnant: boolean): 'sign.fever' =>
  `sign.${sign === 'thoughts_of_harm' && !pregnant ? 'harm' : sign}` as 'sign.fever';

/** The signs that are asked: all of them in pregnancy, else the general ones. */
export const signsFor = (pregnant: boolean): readonly DangerSign[] =>
  pregnant ? DANGER_SIGNS : GENERAL_SIGNS;
