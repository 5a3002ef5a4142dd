import { useEffect, useRef } from 'react';

interface SpokenProps {
  children: string;
  /** The text that is being read aloud, if any is. */
  reading: string | undefined;
}

/** A text that is marked, and scrolled into view, while it is read aloud. */
export function Spoken({ children, reading }: SpokenProps) {
  const mark = useRef<HTMLElement>(null);
  const isRead = children === reading;
  useEffect(() => {
    if (isRead) mark.current?.scrollIntoView({ block: 'center' });
  }, [isRead]);
  if (!isRead) return children;
  return (
    <mark ref={mark} className="rounded-control bg-mango-tint box-decoration-clone px-0.5 text-ink">
      {children}
    </mark>
  );
}
