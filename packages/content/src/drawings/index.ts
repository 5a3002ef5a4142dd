import { DRAWINGS, type DrawingName } from './all.ts';
import { drawingOf } from './steps.ts';
import { svgOf } from './svg.ts';

export { DRAWINGS, type DrawingName } from './all.ts';
export type { Shape, Shapes } from './shapes.ts';
export { SIGNS } from './signs.ts';
export { colourOf, FRAME } from './svg.ts';

/**
 * The drawing of a step, counted from 0, as an SVG without scripts. Its description is the text `of.<name>` of
 * first-aid-drawings.json, and its colours are the `--fa-…` tokens.
 */
export function drawingFor(
  topicId: string,
  stepIndex: number,
): { name: DrawingName; svg: string } | undefined {
  const name = drawingOf(topicId, stepIndex);
  return name && { name, svg: svgOf(DRAWINGS[name]) };
}
