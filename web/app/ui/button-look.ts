import { classNames } from './class-names.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'tint' | 'ghost' | 'danger' | undefined;
  /** `md` is 48 px high, `sm` 44 px, `lg` 56 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

const VARIANTS = {
  primary: 'border-transparent bg-sea text-on-sea hover:bg-sea-press active:bg-sea-press',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken active:bg-sunken',
  tint: 'border-transparent bg-sea-tint text-sea hover:dim-5 active:dim-5',
  ghost: 'border-transparent text-sea hover:bg-sea-tint active:bg-sea-tint',
  danger: 'border-transparent bg-hibiscus-ink text-on-hibiscus hover:dim-10 active:dim-10',
};

// Where text is enlarged on a phone, the words need the width that the padding would take.
const SIZES = {
  sm: 'min-h-11 px-[min(1rem,5vw)] py-2 text-15',
  md: 'min-h-12 px-[min(1.25rem,6vw)] py-2.5 text-16',
  lg: 'min-h-14 px-[min(1.5rem,7vw)] py-3 text-18',
};

/** The classes shared by buttons and links that look like buttons. */
export const buttonLook = ({ variant = 'primary', size = 'md', block = false }: ButtonLook): string =>
  classNames(
    'relative items-center justify-center rounded-control border text-center font-semibold leading-tight transition-colors',
    block ? 'flex w-full' : 'inline-flex',
    VARIANTS[variant],
    SIZES[size],
  );
