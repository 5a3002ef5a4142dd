import { birth } from './birth.ts';
import { bites } from './bites.ts';
import { bleeding } from './bleeding.ts';
import { burns } from './burns.ts';
import { choking } from './choking.ts';
import { general } from './general.ts';
import { hazards } from './hazards.ts';
import { illness } from './illness.ts';
import { resuscitation } from './resuscitation.ts';
import type { Shapes } from './shapes.ts';

export const DRAWINGS = {
  ...resuscitation,
  ...choking,
  ...bleeding,
  ...burns,
  ...illness,
  ...bites,
  ...hazards,
  ...birth,
  ...general,
} satisfies Record<string, Shapes>;

export type DrawingName = keyof typeof DRAWINGS;
