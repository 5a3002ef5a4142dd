import type { Shape, Shapes } from './shapes.ts';

export const colourOf = (colour: string) =>
  colour === 'none' ? 'none' : colour === 'ink' ? 'currentColor' : `var(--fa-${colour})`;

export const FRAME = {
  viewBox: '0 0 280 200',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function written(shape: Shape): string {
  if ('shapes' in shape) return `<g transform="${shape.transform}">${shape.shapes.map(written).join('')}</g>`;
  if ('text' in shape) {
    const { text, x, y, size, fill = 'ink' } = shape;
    return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-weight="700" stroke="none" fill="${colourOf(fill)}">${text}</text>`;
  }
  const { d, fill, stroke, width, dash } = shape;
  const looks = [
    fill && ` fill="${colourOf(fill)}"`,
    stroke && ` stroke="${colourOf(stroke)}"`,
    width && width !== 2 && ` stroke-width="${width}"`,
    dash && ` stroke-dasharray="${dash}"`,
  ];
  return `<path d="${d}"${looks.filter(Boolean).join('')}/>`;
}

/** The content of a drawing as text. */
const svgText = (shapes: Shapes): string => shapes.map(written).join('');

const ATTRIBUTES = Object.entries(FRAME)
  .map(
    ([name, value]) =>
      `${name === 'viewBox' ? name : name.replace(/[A-Z]/, (at) => `-${at.toLowerCase()}`)}="${value}"`,
  )
  .join(' ');

/** A drawing as a file for pages that no script draws, in the colours of a stylesheet. */
export const svgFile = (shapes: Shapes, styles = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${ATTRIBUTES}>${styles && `<style>${styles}</style>`}${svgText(shapes)}</svg>`;
