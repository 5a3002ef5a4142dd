import { createContext, type ReactNode, useContext, useId } from 'react';

/** The sections of a screen, 28 px apart. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-7">{children}</div>;
}

const Level = createContext<'h2' | 'h3'>('h2');

/** Several sections under one heading, which an address can lead to. */
export function SectionGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="flex scroll-mt-4 flex-col gap-5">
      <h2 className="border-b border-line pb-2 text-22">{title}</h2>
      <Level value="h3">{children}</Level>
    </div>
  );
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
  const Heading = useContext(Level);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <Heading id={id} className="text-18 wrap-anywhere">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
