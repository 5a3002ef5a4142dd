import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Apple from 'lucide-react/icons/apple';
import Baby from 'lucide-react/icons/baby';
import Bandage from 'lucide-react/icons/bandage';
import Brain from 'lucide-react/icons/brain';
import Bug from 'lucide-react/icons/bug';
import Droplet from 'lucide-react/icons/droplet';
import Eye from 'lucide-react/icons/eye';
import Flower2 from 'lucide-react/icons/flower-2';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import Pill from 'lucide-react/icons/pill';
import Shield from 'lucide-react/icons/shield';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Siren from 'lucide-react/icons/siren';
import Smile from 'lucide-react/icons/smile';
import Soup from 'lucide-react/icons/soup';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Thermometer from 'lucide-react/icons/thermometer';
import Toilet from 'lucide-react/icons/toilet';
import Users from 'lucide-react/icons/users';
import Wind from 'lucide-react/icons/wind';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'pain-fever': Thermometer,
  antibiotics: Shield,
  'malaria-parasites': Bug,
  tuberculosis: Stethoscope,
  'hiv-viruses': ShieldAlert,
  fungus: Footprints,
  'blood-pressure': Activity,
  'heart-blood': Heart,
  'diabetes-hormones': Droplet,
  breathing: Wind,
  'allergy-cold': Flower2,
  stomach: Soup,
  'epilepsy-nerves': Brain,
  'mental-health': Smile,
  'pregnancy-birth': Baby,
  'family-planning': Users,
  skin: Bandage,
  'eyes-ears': Eye,
  vitamins: Apple,
  urinary: Toilet,
  emergency: Siren,
};

/** The pictogram of a group of medicines. */
export const groupIcon = (id: string): LucideIcon => ICONS[id] ?? Pill;
