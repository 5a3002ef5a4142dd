import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, createElement, type ReactElement } from 'react';

export type Attributes = Readonly<Record<string, string>>;
/** A path is given by its `d` attribute alone, any other element by its tag and attributes. */
export type Shape = string | readonly [tag: string, attributes: Attributes];
type IconProps = ComponentProps<LucideIcon>;

const LOOK = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

const toElement = (shape: Shape): ReactElement =>
  typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape);

const draw = (shapes: readonly ReactElement[], { size = 24, ...rest }: IconProps) =>
  createElement('svg', { width: size, height: size, ...LOOK, ...rest }, ...shapes);

/** A Lucide icon from its shapes; `scripts/slim-icons.ts` uses it instead of Lucide's own runtime. */
export function createIcon(shapes: readonly Shape[]): (props: IconProps) => ReactElement {
  const elements = shapes.map(toElement);
  return (props) => draw(elements, props);
}
