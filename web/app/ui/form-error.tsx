import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** Why a form was not accepted; screen readers announce it. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-control bg-hibiscus-tint p-3 text-15 font-medium text-hibiscus-ink"
    >
      <CircleAlert size={20} className="mt-px shrink-0" />
      {children}
    </p>
  );
}
