import { area, type Colour, disc, limb, line, place, type Shapes } from './shapes.ts';

interface Head {
  skin?: 'skin' | 'skin2';
  turn?: number;
  scale?: number;
  mirrored?: boolean;
  /** Who helps wears a bun. */
  bun?: boolean;
  mouth?: 'shut' | 'open' | 'sad';
  eyes?: 'open' | 'closed';
  /** A baby has less hair. */
  baby?: boolean;
}

const MOUTHS = { shut: 'M-15 9h5', open: 'M-17 9q5-4 6 3', sad: 'M-16 11q4-4 6 0' };

/** A head in profile that looks left. */
export function sideHead(x: number, y: number, head: Head = {}): Shapes {
  const { skin = 'skin2', scale = 1, bun, mouth = 'shut', eyes = 'open', baby } = head;
  const thin = Math.round(20 / scale) / 10;
  const hair = baby
    ? 'M-9-15C0-22 16-20 18-5 18 2 17 5 15 8 9 4 8-9-9-15z'
    : 'M-14-12C-9-23 15-24 19-5c1 10-3 15-8 18C9 8 4 6 5-1-3-2-10-6-14-12z';
  const eye = eyes === 'open' ? 'M-12-2v2' : 'M-13-2l2 3';
  return place(
    x,
    y,
    [
      ...(bun ? disc(17, -12, 7, 'hair') : []),
      {
        d: 'M-3-18C-13-17-17-9-17-4l-4 8 4 3c0 8 4 12 12 12C8 19 18 10 18-1 18-11 9-19-3-18z',
        fill: skin,
        width: thin,
      },
      { d: hair, fill: 'hair', width: thin },
      { d: `M2 3q4-1 3 4${eye}${MOUTHS[mouth]}`, width: thin },
    ],
    head,
  );
}

/** A head on the back, the face up and the crown to the left; turned counterclockwise it is tilted back. */
export const lyingHead = (x: number, y: number, head: Head = {}): Shapes => {
  const { turn = 0, ...rest } = head;
  return place(x, y, sideHead(0, 0, { eyes: 'closed', ...rest, turn: -90, mirrored: true }), { turn });
};

const FRONT_MOUTHS = {
  shut: 'M-3 12h6',
  open: 'M-3 12a3 3.5 0 1 0 6 0a3 3.5 0 1 0-6 0z',
  sad: 'M-4 13q4-4 8 0',
};

/** A head that looks at us. */
export function frontHead(x: number, y: number, head: Head = {}): Shapes {
  const { skin = 'skin2', bun, mouth = 'shut', eyes = 'closed', scale = 1 } = head;
  const thin = Math.round(20 / scale) / 10;
  const look = eyes === 'open' ? 'M-6 2v2M6 2v2' : 'M-7 4q2 1 4 0M3 4q2 1 4 0';
  return place(
    x,
    y,
    [
      ...(bun ? disc(0, -24, 9, 'hair') : []),
      { d: 'M-15.5 0a15.5 18 0 1 0 31 0a15.5 18 0 1 0-31 0z', fill: skin, width: thin },
      {
        d: 'M-16 0C-20-16-8-23 0-22 9-23 20-16 16 0 14-6 12-8 9-10 3-8-4-8-9-10-12-8-14-6-16 0z',
        fill: 'hair',
        width: thin,
      },
      { d: look + FRONT_MOUTHS[mouth], width: thin },
    ],
    head,
  );
}

/** An open hand that points right, the thumb above; the wrist is at 0. */
export function hand(x: number, y: number, turn: number, skin: Colour, scale = 1, thumb = true): Shapes {
  const palm = 'M10 0h14';
  const fingers = 'M27-11.5h20M28-4h27M28 3.5h25M27 11h17';
  const thumbPath = 'M8-13q10-10 22-8';
  return place(
    x,
    y,
    [
      { d: palm, width: 32 },
      { d: fingers, width: 9.5 },
      ...(thumb ? [{ d: thumbPath, width: 11 }] : []),
      { d: palm, stroke: skin, width: 28 },
      { d: fingers, stroke: skin, width: 5.5 },
      ...(thumb ? [{ d: thumbPath, stroke: skin, width: 7 }] : []),
    ],
    { turn, scale },
  );
}

/** A closed hand. */
export const fist = (x: number, y: number, turn: number, skin: Colour, scale = 1): Shapes =>
  place(x, y, [...limb('M0 0h10', skin, 20), ...line('M8-8h9M10-2h9M9 5h8')], { turn, scale });

/** An arm: the sleeve covers the first line, the skin the rest. */
export const arm = (sleeve: string, bare: string, shirt: Colour, skin: Colour, width = 14): Shapes => [
  ...limb(bare, skin, width),
  ...limb(sleeve, shirt, width + 4),
];

export const ground = (y: number): Shapes => line(`M8 ${y}h264`);

/** An adult who lies on the back, the head to the left. */
export const lyingAdult: Shapes = [
  ...ground(184),
  ...limb('M152 162 258 168', 'blue', 21),
  ...limb('M263 168v-17', 'hair', 11),
  ...limb('M82 158h66', 'hurt', 38),
  ...arm('M84 172 104 175', 'M84 172q30 6 62 2', 'hurt', 'skin2', 11),
  ...lyingHead(42, 160),
];

/** Who kneels behind the lying person and looks at us: the body without the arms. */
export const kneeling = (x: number): Shapes =>
  place(x - 98, 0, area('M50 150q4-62 20-80 28-14 56 0 16 18 20 80z', 'help'));
export const kneelingHead = (x: number, y = 40): Shapes => [
  ...limb(`M${x} ${y + 18}v10`, 'skin', 14),
  ...frontHead(x, y, { skin: 'skin', bun: true }),
];
