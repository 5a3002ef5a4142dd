import { area, disc, dot, limb, line, patch, type Shapes, stroke } from './shapes.ts';

/** Small pictures of what must never be done, 40 × 40; the red line through them is drawn over each. */
export const SIGNS = {
  ice: [
    ...area('m7 15 9-5 9 5v11l-9 5-9-5z', 'water'),
    ...line('m7 15 9 5 9-5M16 20v11'),
    ...area('m22 26 6-3 6 3v7l-6 3-6-3z', 'water'),
  ],
  toothpaste: [
    ...area('M6 12h20l6 5v6l-6 5H6z', 'cloth'),
    ...area('M32 17h4v6h-4z', 'blue'),
    ...line('M6 10v20', 3),
  ],
  butter: [
    ...line('M4 30h32', 3),
    ...area('M8 28V18l6-5h20v10l-5 5z', 'hurt'),
    ...line('M8 18h20v10m0-10 6-5'),
  ],
  blister: [
    ...area('M3 33V27q6-3 8-3 0-12 9-12t9 12q2 0 8 3v6z', 'skin'),
    ...area('M11 24q0-12 9-12t9 12q-9 4-18 0z', 'hurt'),
    ...line('M22 14 34 3'),
  ],
  food: [
    ...area('M4 22h22q-2 12-8 12h-6q-6 0-8-12z', 'cloth'),
    ...area('M28 10h9l-2 22h-5z', 'water'),
    ...area('M7 22q2-10 8-10t8 10z', 'hurt'),
  ],
  pills: [
    ...area('M6 8h28v24H6z', 'metal'),
    ...disc(14, 15, 4, 'cloth'),
    ...disc(26, 15, 4, 'cloth'),
    ...disc(14, 26, 4, 'cloth'),
    ...disc(26, 26, 4, 'cloth'),
  ],
  leaves: [...area('M6 34Q4 12 30 6 34 30 6 34z', 'snake'), ...line('M6 34 24 14')],
  bottle: [
    ...area('M14 12V6h10v6q6 4 6 10v12q0 2-2 2H10q-2 0-2-2V22q0-6 6-10z', 'water'),
    ...line('M9 24h20'),
  ],
  knife: [...area('M6 30 26 8q6 4 0 12L14 32z', 'metal'), ...limb('M10 30 4 36', 'wood', 5)],
  band: [
    ...limb('M4 20h32', 'skin2', 14),
    ...area('M15 10h10v20H15z', 'blue'),
    ...line('M18 10 13 4m9 6 5-6'),
  ],
  pull: [
    ...limb('M4 32h32', 'skin2', 8),
    ...limb('M20 28V14', 'metal', 5),
    ...stroke('M20 12V2m-5 5 5-5 5 5', 'red', 3),
  ],
  push: [...limb('M4 32h32', 'skin2', 8), ...stroke('M20 4v18m-6-6 6 6 6-6', 'red', 3)],
  spoon: [...disc(12, 13, 8, 'metal', 9), ...limb('M18 20 33 35', 'metal', 3)],
  hand: [...limb('M18 34V24', 'skin', 14), ...limb('M12 20V9M18 19V6M24 20V8M29 24l4-7', 'skin', 3)],
  eye: [...area('M3 20Q20 4 37 20 20 36 3 20z', 'cloth'), ...disc(20, 20, 7, 'wood'), ...dot(20, 20, 2)],
  head: [
    ...area('M18 5C8 6 5 13 5 18l-3 7 4 2c0 8 4 9 10 9 12 0 20-8 20-18C36 10 28 4 18 5z', 'skin2'),
    ...stroke('M10 4Q22-2 32 6m0-6v6h-6', 'red', 3),
  ],
  walk: [
    ...disc(20, 7, 5, 'skin2'),
    ...limb('M20 16v8', 'hurt', 8),
    ...limb('M19 27 13 37M21 27 28 37', 'blue', 4),
  ],
  lie: [
    ...line('M2 34h36'),
    ...disc(8, 26, 5, 'skin2'),
    ...limb('M18 28h6', 'hurt', 8),
    ...limb('M29 29h7', 'blue', 5),
  ],
  baby: [
    ...disc(20, 10, 7, 'skin2'),
    ...limb('M20 23v5', 'skin2', 11),
    ...area('M13 28q7 4 14 0l-2 7H15z', 'cloth'),
  ],
  water: [
    ...patch('M2 24h36v14H2z', 'water'),
    ...stroke('M2 24q5-5 9 0t9 0 9 0 9 0', 'blue', 3),
    ...disc(20, 10, 6, 'skin2'),
  ],
  smoke: [
    ...area('M6 20h26v14H6z', 'hurt'),
    ...disc(14, 27, 4, 'metal'),
    ...line('M22 24h6m-6 6h6M30 16q-5-5 0-9M22 16q-5-5 0-9', 2),
  ],
} satisfies Record<string, Shapes>;

export type SignName = keyof typeof SIGNS;
