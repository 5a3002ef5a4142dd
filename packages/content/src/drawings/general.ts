import { arm, hand, sideHead } from './people.ts';
import { area, arrow, disc, limb, line, patch, place, red, type Shapes, stroke } from './shapes.ts';
import { hospital } from './things.ts';

const tap: Shapes = [
  ...area('M20-6h70q26 0 26 30v20H92V30q0-10-8-10H20z', 'metal'),
  ...line('M44-6v-10m-14-4h28', 5),
];

export const general = {
  'call-on-speaker': [
    ...place(110, 100, [
      ...area('M-40-78q0-10 10-10h60q10 0 10 10V78q0 10-10 10h-60q-10 0-10-10z', 'hair'),
      ...area('M-32-70h64V60h-64z', 'cloth'),
      ...disc(0, 74, 7, 'cloth'),
      ...area('M-16-30q8-8 14 2l6 14-8 8q8 16 20 24l10-6 12 8q6 8-6 14-22 6-42-18-16-28-6-46z', 'red'),
    ]),
    ...red('M170 76q16 24 0 48M192 62q26 38 0 76M214 48q36 52 0 104'),
  ],
  'go-to-hospital': [
    ...line('M0 176h280'),
    ...hospital(196, 116),
    ...limb('M42 128 30 172M42 128 58 170', 'blue', 14),
    ...limb('M42 88v40', 'hurt', 30),
    ...sideHead(44, 54, { mirrored: true }),
    ...limb('M44 88 66 108', 'skin2', 11),
    ...arrow(76, 76, 116, 76),
  ],
  'carry-to-hospital': [
    ...line('M0 176h280'),
    ...hospital(204, 116),
    ...limb('M42 132 30 172M42 132 58 170', 'blue', 14),
    ...limb('M42 90v42', 'help', 32),
    ...sideHead(46, 54, { mirrored: true, skin: 'skin', bun: true }),
    ...limb('M58 106 84 118', 'cloth', 26),
    ...disc(64, 98, 11, 'skin2'),
    ...arm('M42 94 46 112', 'M42 94 46 120 82 130', 'help', 'skin', 11),
    ...arrow(88, 66, 124, 66),
  ],
  'wash-hands': [
    ...tap,
    ...stroke('M104 50v60M110 50v60', 'water', 8),
    ...limb('M280 60 190 116', 'skin', 28),
    ...limb('M300 48 250 80', 'help', 36),
    ...hand(198, 112, 150, 'skin', 1.3),
    ...limb('M280 170 186 138', 'skin', 28),
    ...limb('M300 178 248 160', 'help', 36),
    ...hand(196, 142, 196, 'skin', 1.3, false),
    ...disc(104, 128, 8, 'cloth'),
    ...disc(124, 104, 6, 'cloth'),
    ...disc(150, 168, 9, 'cloth'),
    ...disc(88, 106, 5, 'cloth'),
    ...stroke('M108 156v40M128 164v32', 'water', 7),
    ...area('M24 140h46q10 0 10 12t-10 14H24q-10 0-10-14t10-12z', 'hurt'),
  ],
  'wash-wound': [
    ...tap,
    ...stroke('M104 50v62M112 50v62', 'water', 9),
    ...limb('M300 150 40 140', 'skin2', 42),
    ...limb('M300 150 250 148', 'hurt', 48),
    ...hand(50, 141, 180, 'skin2', 1),
    ...disc(126, 138, 24, 'red', 12),
    ...patch('M86 118q30-14 60 0-6 18-30 16-24 2-30-16z', 'water'),
    ...disc(96, 124, 7, 'cloth'),
    ...disc(146, 122, 9, 'cloth'),
    ...disc(162, 132, 6, 'cloth'),
    ...stroke('M112 166v34M130 166v30', 'water', 7),
    ...area('M190 60h50q10 0 10 12t-10 14h-50q-10 0-10-14t10-12z', 'help'),
    ...line('M196 72h38'),
  ],
  'cold-cloth': [
    ...limb('M-20 152 214 144', 'skin2', 44),
    ...limb('M-20 153 34 151', 'hurt', 50),
    ...hand(210, 144, 0, 'skin2'),
    ...disc(132, 140, 34, 'red', 12),
    ...area('M84 96q48-18 98 0 8 20 0 38-50 14-98 0-8-18 0-38z', 'water'),
    ...line('M112 104l10 10m0-10-10 10m34-2 10 10m0-10-10 10m-38 8 8 8m0-8-8 8', 3),
    ...limb('M200-10 150 72', 'skin', 22),
    ...limb('M212-26 182 24', 'help', 29),
    ...hand(154, 68, 122, 'skin', 0.8),
    ...place(242, 50, [...disc(0, 0, 22, 'cloth'), ...line('M0-13V0l9 5')]),
    ...line('M20 40v40M8 50l24 20M32 50 8 70', 3),
  ],
} satisfies Record<string, Shapes>;
