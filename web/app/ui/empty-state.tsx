import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One of `drawings/`. */
  drawing: ReactNode;
  text: string;
  /** The action that adds the first item. */
  action?: ReactNode;
}

export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-6 text-center">
      {drawing}
      <p className="max-w-80 text-balance text-16 text-ink-soft">{text}</p>
      {action}
    </div>
  );
}
