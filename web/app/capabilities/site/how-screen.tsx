import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';

/** A small drawing of a screen. The text beside it says the same, so screen readers skip it. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col justify-center gap-3 rounded-card border border-line bg-surface p-4 text-15 lg:min-h-64"
    >
      {children}
    </div>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line">{children}</div>;
}

/** A row of a list: picture, name, detail, and a state or action at the end. */
export function Row(props: { picture: ReactNode; name: string; detail?: string; end?: ReactNode }) {
  return (
    <div className="flex items-center gap-3 py-2.5">
      {props.picture}
      <div className="min-w-0 flex-1 leading-tight">
        <div className="font-semibold">{props.name}</div>
        {props.detail && <div className="text-14 text-ink-soft">{props.detail}</div>}
      </div>
      {props.end}
    </div>
  );
}

export function SuccessBadge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-leaf-tint px-2 py-0.5 font-semibold text-13 text-leaf">
      <Check className="size-3.5" />
      {children}
    </span>
  );
}

export function PendingBadge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-mango-tint px-2 py-0.5 font-semibold text-13 text-mango-ink">
      <Clock className="size-3.5" />
      {children}
    </span>
  );
}

/** Looks like a primary button, but is not one. */
export function PrimaryAction({ children }: { children: ReactNode }) {
  return (
    <span className="shrink-0 rounded-control bg-sea px-3 py-1.5 text-center font-semibold text-14 text-on-sea">
      {children}
    </span>
  );
}

export function SecondaryAction({ children }: { children: ReactNode }) {
  return (
    <span className="shrink-0 rounded-control border border-line-strong px-3 py-1.5 text-center font-semibold text-14">
      {children}
    </span>
  );
}
