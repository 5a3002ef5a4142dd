import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  /** With a shadow; used only for the next event. */
  raised?: boolean;
  /** A background colour that asks for attention; at most one card per screen. */
  attention?: Exclude<Tone, 'neutral'> | undefined;
  children: ReactNode;
}

const ATTENTION = {
  sea: 'border-transparent bg-sea-tint',
  leaf: 'border-transparent bg-leaf-tint',
  mango: 'border-transparent bg-mango-tint',
  hibiscus: 'border-transparent bg-hibiscus-tint',
  night: 'border-transparent bg-night-tint',
};

export function Card({ as: Element = 'div', raised = false, attention, children }: CardProps) {
  return (
    <Element
      className={classNames(
        'rounded-card border p-4 md:p-5',
        attention ? ATTENTION[attention] : 'border-line bg-surface',
        raised && 'shadow-raised',
      )}
    >
      {children}
    </Element>
  );
}
