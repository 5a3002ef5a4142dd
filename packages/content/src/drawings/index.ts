export { DRAWINGS, type DrawingName } from './all.ts';
export type { Shape, Shapes } from './shapes.ts';
export { SIGNS } from './signs.ts';
export { colourOf, FRAME, svgFile } from './svg.ts';
