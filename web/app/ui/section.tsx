import { type ReactNode, useId } from 'react';

/** The sections of a screen, 28 px apart. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-7">{children}</div>;
}

interface SectionProps {
  title: string;
  /** At the right of the title: usually a link to the whole list. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen; its cards are 12 px apart. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
