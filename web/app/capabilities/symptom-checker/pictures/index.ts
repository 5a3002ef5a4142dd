import type { DangerQuestion } from '@lakou/contract/symptom-checker';
import type { ComponentType } from 'react';
import { Baby, Belly, Dehydration, Pregnancy, StiffNeck, Swelling } from './fitted.tsx';
import { Bleeding, Breathing, Chest, Harm, OneSide, Poison, Threat, Waking } from './general.tsx';

/** The drawing of each danger sign. */
export const PICTURES: Record<DangerQuestion, ComponentType> = {
  breathing: Breathing,
  waking: Waking,
  bleeding: Bleeding,
  chest: Chest,
  one_side: OneSide,
  pregnancy: Pregnancy,
  baby: Baby,
  dehydration: Dehydration,
  stiff_neck: StiffNeck,
  swelling: Swelling,
  belly: Belly,
  poison: Poison,
  harm: Harm,
  threat: Threat,
};
