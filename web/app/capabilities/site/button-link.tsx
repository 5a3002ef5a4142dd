import type { ReactNode } from 'react';

const LOOKS = {
  primary: 'bg-sea text-on-sea hover:bg-sea-press',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-sea hover:bg-sea-tint',
  onDeep: 'bg-white text-sea-deep hover:bg-white/90',
  onDeepOutline: 'border border-white/70 text-white hover:bg-white/10',
};

interface ButtonLinkProps {
  href: string;
  look?: keyof typeof LOOKS;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'primary', children }: ButtonLinkProps) {
  return (
    <a href={href} className={`${BUTTON} ${LOOKS[look]}`}>
      {children}
    </a>
  );
}

const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-control px-5 py-2 text-center font-semibold leading-tight';

/** The same look for a `<button>`, such as the one that opens the list of features. */
export const secondaryButton = `${BUTTON} ${LOOKS.secondary}`;
