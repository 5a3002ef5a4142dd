import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useWide } from '#platform/use-wide.ts';

interface PanesProps {
  /** What is open beside the list, by its address. */
  openId: string | undefined;
  /** Shown until something is chosen. */
  choose: string;
  children: ReactNode;
}

/** A list and what is chosen from it: side by side on wide screens, one of the two on others. */
export function Panes({ openId, choose, children }: PanesProps) {
  const isWide = useWide();
  // One tree for both: what is open goes on when a tablet is turned.
  return (
    <div className={isWide ? 'grid grid-cols-[22rem_1fr] items-start gap-6' : undefined}>
      {(isWide || !openId) && (
        <div className={isWide ? 'sticky top-0 max-h-dvh min-w-0 overflow-y-auto p-1' : undefined}>
          {children}
        </div>
      )}
      {openId ? (
        <Outlet key={openId} />
      ) : (
        isWide && (
          <p className="mt-1 grid min-h-60 place-items-center rounded-card border border-line bg-surface p-6 text-center text-ink-soft">
            {choose}
          </p>
        )
      )}
    </div>
  );
}
