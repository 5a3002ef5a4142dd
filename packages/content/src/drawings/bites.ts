import { arm, ground, sideHead } from './people.ts';
import {
  area,
  arrow,
  cross,
  dashed,
  disc,
  dot,
  limb,
  line,
  place,
  red,
  type Shapes,
  stroke,
} from './shapes.ts';

const snake: Shapes = [
  ...limb('M-60 12q14-20 30-4t30 0 30-2', 'snake', 10),
  ...area('M50-2q-9-8-21-1-8 7 0 14 11 6 21-3z', 'snake'),
  ...dot(40, 2, 1.5),
  ...stroke('M52 4h8l4-4m-4 4 4 4', 'red', 2),
];

const hurtLeg: Shapes = [
  ...limb('M-20 122 206 130', 'skin2', 46),
  ...limb('M218 136 230 78', 'skin2', 26),
  ...limb('M206 130h12', 'skin2', 42),
  ...limb('M-20 121 22 123', 'hurt', 56),
  ...line('M224 66q3 4 8 4M222 74h-4'),
];
const bite: Shapes = [...disc(122, 120, 21, 'red', 12), ...dot(115, 120, 3), ...dot(129, 120, 3)];
const tie = (x: number): Shapes =>
  place(
    x,
    0,
    area(
      'M44 98q9-4 18 0 4 40 0 74-9 4-18 0-4-34 0-74zM47 97l-13-14q11-3 14 8l5 6 5-6q4-11 15-8l-13 14z',
      'cloth',
    ),
  );
const board: Shapes = [
  ...area('M-6 152h262q6 0 6 6v4q0 6-6 6H-6z', 'wood'),
  ...line('M10 160h40m20 0h30m24 0h40'),
];

export const bites = {
  'leave-snake': [
    ...ground(184),
    ...place(66, 160, snake),
    ...limb('M212 132 196 178M216 132 238 178', 'blue', 18),
    ...limb('M214 84v48', 'hurt', 38),
    ...sideHead(210, 46, {}),
    ...arm('M206 88 194 104', 'M206 88 186 114 170 96', 'hurt', 'skin2', 13),
    ...dashed('M132 178V110'),
    ...arrow(146, 60, 182, 60),
    ...red('M146 60h-24'),
  ],
  'splint-bite': [
    ...board,
    ...hurtLeg,
    ...bite,
    ...dashed('M92 102q-6 22 0 44m60-43q6 22 0 45'),
    ...tie(0),
    ...tie(128),
    ...place(130, 36, snake),
  ],
  'cover-bite': [
    ...hurtLeg,
    ...dashed('M78 100q-8 24 0 48m90-46q8 24 0 48'),
    ...area('M94 100q28-8 58 0 6 24 0 48-30 8-58 0-6-24 0-48z', 'cloth'),
    ...line('M108 104q-2 18 0 40m30-40q2 18 0 40'),
    ...limb('M150 0 170 62', 'skin', 20),
    ...limb('M144-16 156 22', 'help', 27),
    ...limb('M168 60 162 84', 'skin', 11),
    ...limb('M172 64 166 98', 'blue', 4),
    ...place(56, 44, [...disc(0, 0, 26, 'cloth'), ...line('M0-16V0l10 6')]),
  ],
  'bite-never': [
    ...hurtLeg,
    ...bite,
    ...area('M120 88 92 40l10-6 30 46z', 'metal'),
    ...limb('M92 30 80 12', 'wood', 10),
    ...tie(16),
    ...cross(164, 66, 16),
    ...cross(66, 66, 16),
  ],
  vaccine: [
    ...area('M70 210q-4-80 40-110h70q40 20 40 110z', 'hurt'),
    ...limb('M96 110 84 210', 'skin2', 38),
    ...limb('M104 96 98 128', 'hurt', 44),
    ...disc(88, 158, 8, 'red'),
    ...limb('M28 150h40', 'cloth', 16),
    ...line('M70 150h14M18 150H4m0-12v24M36 144v12m10-12v12m10-12v12'),
    ...limb('M-20 90 34 128', 'skin', 18),
    ...limb('M34 128 46 138M24 132l10 12', 'skin', 8),
    ...sideHead(146, 56, { scale: 1.8, mirrored: true }),
    ...arrow(20, 184, 64, 184),
  ],
  'watch-dog': [
    ...ground(184),
    ...limb('M92 140v40M116 142v38M176 140v40M196 138v42', 'wood', 12),
    ...limb('M98 122 194 122', 'wood', 40),
    ...limb('M206 112 240 84', 'wood', 10),
    ...limb('M92 112 76 88', 'wood', 28),
    ...area('M88 60q14 0 16 22-4 22-24 20-18 8-38-2-8-8 4-14l20-6q6-18 22-20z', 'wood'),
    ...area('M92 62q16 0 16 26-12 4-18-8z', 'hair'),
    ...dot(72, 80, 2.5),
    ...disc(42, 92, 4, 'hair'),
    ...line('M46 102q10 4 20 2'),
  ],
} satisfies Record<string, Shapes>;
