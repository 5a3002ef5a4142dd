import { area, disc, line, place, type Shapes } from './shapes.ts';

export const clock = (x: number, y: number, r = 20): Shapes =>
  place(x, y, [...disc(0, 0, r, 'cloth'), ...line(`M0-${r * 0.6}V0l${r * 0.4} ${r * 0.25}`, r > 30 ? 4 : 2)]);

export const spoon = (x: number, y: number, scale = 1): Shapes =>
  place(
    x,
    y,
    [
      ...area('M0 0c-9 0-12-7-12-14s5-14 12-14 12 7 12 14S9-3 3 0v30q-3 3-6 0V0z', 'metal'),
      ...disc(0, -14, 8, 'cloth', 10),
    ],
    { scale },
  );

export const cup = (x: number, y: number, scale = 1): Shapes =>
  place(x, y, [...area('M-20-24h40l-5 48h-30z', 'cloth'), ...area('M-18-10h36l-4 32h-28z', 'water')], {
    scale,
  });

export const pills = (x: number, y: number, scale = 1): Shapes =>
  place(
    x,
    y,
    [
      ...area('M-24-18h48v36h-48z', 'metal'),
      ...disc(-12, -8, 6, 'cloth'),
      ...disc(12, -8, 6, 'cloth'),
      ...disc(-12, 8, 6, 'cloth'),
      ...disc(12, 8, 6, 'cloth'),
    ],
    { scale },
  );

export const plate = (x: number, y: number): Shapes =>
  place(x, y, [
    ...area('M-36 0h72q-6 18-22 20h-28q-16-2-22-20z', 'cloth'),
    ...area('M-26 0q4-20 26-20t26 20z', 'hurt'),
  ]);

/** A red cross is protected, so the hospital has a bed-blue H. */
export const hospital = (x: number, y: number): Shapes =>
  place(x, y, [
    ...area('M-60-70H60V60H-60z', 'cloth'),
    ...area('M-70-78H70v14H-70z', 'help'),
    ...area('M-14 20h28v40h-28z', 'blue'),
    ...area('M-48-8h22v20h-22zM26-8h22v20h-22zM-48 26h22v20h-22zM26 26h22v20h-22z', 'water'),
    ...line('M-12-52v34m24-34v34m-24-17h24', 6),
  ]);

export const bottle = (x: number, y: number, scale = 1): Shapes =>
  place(
    x,
    y,
    [
      ...area('M-14-70h28v13h-28z', 'blue'),
      ...area('M-12-57h24v13q0 6 8 12 8 6 8 16v90q0 8-8 8h-40q-8 0-8-8v-90q0-10 8-16 8-6 8-12z', 'cloth'),
    ],
    { scale },
  );
