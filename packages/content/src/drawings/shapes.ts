/** The colours that tokens.css defines for both themes; `ink` is the colour of the text around. */
export type Colour =
  | 'help'
  | 'hurt'
  | 'cloth'
  | 'water'
  | 'skin'
  | 'skin2'
  | 'hair'
  | 'wood'
  | 'blue'
  | 'metal'
  | 'snake'
  | 'red';

interface Path {
  d: string;
  fill?: Colour | 'ink';
  stroke?: Colour | 'none';
  width?: number;
  dash?: string;
}

/** Digits and units only: they are the same in every language. */
interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  fill?: Colour;
}

interface Group {
  transform: string;
  shapes: Shapes;
}

export type Shape = Path | Label | Group;
export type Shapes = readonly Shape[];

export const line = (d: string, width = 2): Shapes => [{ d, width }];
export const dashed = (d: string): Shapes => [{ d, dash: '4 5' }];
export const area = (d: string, fill: Colour): Shapes => [{ d, fill }];
/** Without an outline. */
export const patch = (d: string, fill: Colour): Shapes => [{ d, fill, stroke: 'none' }];
export const stroke = (d: string, colour: Colour, width: number): Shapes => [{ d, stroke: colour, width }];

/** A thick line with an outline: arms, legs, bodies, sticks. */
export const limb = (d: string, colour: Colour, width: number): Shapes => [
  { d, width: width + 4 },
  { d, stroke: colour, width },
];

const ellipsePath = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const disc = (x: number, y: number, r: number, fill: Colour, ry = r): Shapes =>
  area(ellipsePath(x, y, r, ry), fill);
export const dot = (x: number, y: number, r = 2): Shapes => [{ d: ellipsePath(x, y, r), fill: 'ink' }];

/** What to do is a red arrow. */
export const red = (d: string): Shapes => stroke(d, 'red', 5);
export function arrow(fromX: number, fromY: number, toX: number, toY: number): Shapes {
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const tip = (turn: number) =>
    `${Math.round(toX - 14 * Math.cos(angle + turn))} ${Math.round(toY - 14 * Math.sin(angle + turn))}`;
  return red(`M${fromX} ${fromY} ${toX} ${toY}M${tip(0.75)} ${toX} ${toY} ${tip(-0.75)}`);
}

export const label = (text: string, x: number, y: number, size = 18, fill?: Colour): Shapes => [
  fill ? { text, x, y, size, fill } : { text, x, y, size },
];

interface Placing {
  turn?: number;
  scale?: number;
  mirrored?: boolean;
}
export function place(x: number, y: number, shapes: Shapes, placing: Placing = {}): Shapes {
  const { turn = 0, scale = 1, mirrored = false } = placing;
  const parts = [
    `translate(${x} ${y})`,
    turn && `rotate(${turn})`,
    (scale !== 1 || mirrored) && `scale(${mirrored ? -scale : scale} ${scale})`,
  ];
  return [{ transform: parts.filter(Boolean).join(' '), shapes }];
}

/** Never do this. */
export const never = (x: number, y: number, r: number): Shapes => {
  const edge = Math.round(r * 0.7);
  return stroke(`${ellipsePath(x, y, r)}M${x - edge} ${y - edge}l${2 * edge} ${2 * edge}`, 'red', 6);
};
/** Not so: a cross. */
export const cross = (x: number, y: number, r = 12): Shapes =>
  stroke(`M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`, 'red', 6);
