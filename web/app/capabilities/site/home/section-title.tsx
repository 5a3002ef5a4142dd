import type { ReactNode } from 'react';

export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-6 text-28 font-extrabold tracking-tight lg:mb-8 lg:text-36">{children}</h2>;
}
