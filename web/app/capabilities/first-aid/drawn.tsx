import { colourOf, DRAWINGS, type DrawingName, FRAME, type Shape, SIGNS } from '@lakou/content/drawings';
import { createElement, type ReactElement, type ReactNode } from 'react';

function pieceOf(shape: Shape): ReactElement {
  if ('shapes' in shape)
    return createElement('g', { transform: shape.transform }, ...shape.shapes.map(pieceOf));
  if ('text' in shape) {
    const { text, x, y, size, fill = 'ink' } = shape;
    const look = {
      fontSize: size,
      fontWeight: 700,
      textAnchor: 'middle',
      stroke: 'none',
      fill: colourOf(fill),
    };
    return createElement('text', { x, y, ...look }, text);
  }
  const { d, fill, stroke, width, dash } = shape;
  return createElement('path', {
    d,
    fill: fill && colourOf(fill),
    stroke: stroke && colourOf(stroke),
    strokeWidth: width,
    strokeDasharray: dash,
  });
}

/** A drawing; its description is read instead of it. */
export function Drawn({ name, description }: { name: DrawingName; description: string }): ReactNode {
  return createElement(
    'svg',
    { ...FRAME, role: 'img', 'aria-label': description, className: 'block w-full' },
    ...DRAWINGS[name].map(pieceOf),
  );
}

const SIGN_NAMES = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** What must never be done, with a red line through it. */
export function DrawnSign({ sign }: { sign: string }): ReactNode {
  const known = SIGN_NAMES.find((name) => name === sign);
  return createElement(
    'svg',
    { ...FRAME, viewBox: '0 0 40 40', 'aria-hidden': true, className: 'size-10' },
    ...(known ? SIGNS[known].map(pieceOf) : []),
    createElement('path', { d: 'M6 35 35 6', stroke: colourOf('red'), strokeWidth: 3.5 }),
  );
}
