import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  title: string;
  tone?: 'sea' | 'hibiscus';
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

const INK = { sea: 'text-sea', hibiscus: 'text-hibiscus-ink' };

/** Content that is hidden until the reader opens it. */
export function Disclosure({ title, tone = 'sea', open, children }: DisclosureProps) {
  return (
    <details className="group" open={open}>
      <summary className={classNames('flex min-h-11 items-center gap-1 text-15 font-semibold', INK[tone])}>
        {title}
        <ChevronDown size={18} className="shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
