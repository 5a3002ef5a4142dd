import { classNames } from './class-names.ts';

/** The classes of the box around a control; its border changes while the control has the focus. */
export const controlLook = (error: string | undefined): string =>
  classNames(
    'rounded-control border bg-surface text-ink-soft -outline-offset-2 focus-within:outline-2 focus-within:ring-3',
    'has-disabled:border-line has-disabled:bg-sunken',
    error
      ? 'border-hibiscus-ink outline-2 outline-hibiscus-ink ring-hibiscus/25'
      : 'border-line-strong outline-sea ring-sea/25',
  );
