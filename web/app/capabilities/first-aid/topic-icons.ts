import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Baby from 'lucide-react/icons/baby';
import Bandage from 'lucide-react/icons/bandage';
import Bed from 'lucide-react/icons/bed';
import Bone from 'lucide-react/icons/bone';
import Brain from 'lucide-react/icons/brain';
import Bug from 'lucide-react/icons/bug';
import Candy from 'lucide-react/icons/candy';
import Crosshair from 'lucide-react/icons/crosshair';
import Dog from 'lucide-react/icons/dog';
import Droplet from 'lucide-react/icons/droplet';
import Droplets from 'lucide-react/icons/droplets';
import Eye from 'lucide-react/icons/eye';
import Flame from 'lucide-react/icons/flame';
import GlassWater from 'lucide-react/icons/glass-water';
import HeartCrack from 'lucide-react/icons/heart-crack';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Pill from 'lucide-react/icons/pill';
import PlugZap from 'lucide-react/icons/plug-zap';
import Skull from 'lucide-react/icons/skull';
import Sword from 'lucide-react/icons/sword';
import Syringe from 'lucide-react/icons/syringe';
import Thermometer from 'lucide-react/icons/thermometer';
import ThermometerSun from 'lucide-react/icons/thermometer-sun';
import Tornado from 'lucide-react/icons/tornado';
import Utensils from 'lucide-react/icons/utensils';
import Waves from 'lucide-react/icons/waves';
import Wind from 'lucide-react/icons/wind';
import Worm from 'lucide-react/icons/worm';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'cpr-adult': HeartPulse,
  'cpr-child': HeartPulse,
  'cpr-infant': Baby,
  unconscious: Bed,
  choking: Utensils,
  'choking-baby': Baby,
  'severe-bleeding': Droplets,
  'machete-wound': Sword,
  burns: Flame,
  stroke: Brain,
  'heart-attack': HeartCrack,
  seizure: Activity,
  drowning: Waves,
  'snake-bite': Worm,
  'scorpion-sting': Bug,
  'dog-bite': Dog,
  poisoning: Skull,
  fracture: Bone,
  'head-injury': Brain,
  heat: ThermometerSun,
  'electric-shock': PlugZap,
  'eye-injury': Eye,
  nosebleed: Droplet,
  anaphylaxis: Syringe,
  'asthma-attack': Wind,
  'low-blood-sugar': Candy,
  cholera: GlassWater,
  childbirth: Baby,
  earthquake: House,
  hurricane: Tornado,
  'gunshot-wound': Crosshair,
  'newborn-not-breathing': Baby,
  'opioid-overdose': Pill,
  'fever-young-baby': Thermometer,
};

/** The pictogram of a topic. */
export const topicIcon = (id: string): LucideIcon => ICONS[id] ?? Bandage;
