import type { ReactNode } from 'react';

interface PageTitleProps {
  children: string;
  /** A small line above the title: a date or a place. */
  eyebrow?: string;
  /** The main action of the screen. */
  action?: ReactNode;
}

/** The h1 of a screen. */
export function PageTitle({ children, eyebrow, action }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        {eyebrow && <p className="text-16 text-ink-soft">{eyebrow}</p>}
        <h1 className="text-28 font-extrabold tracking-tight wrap-anywhere">{children}</h1>
      </div>
      {action}
    </div>
  );
}
