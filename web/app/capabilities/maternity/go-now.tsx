import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { EmergencyButtons } from '../../shell/emergency-buttons.tsx';

/** That she must call or go now, with the numbers to call. */
export function GoNow({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="mt-3 grid gap-3 rounded-control border border-hibiscus-ink bg-hibiscus-tint p-3 text-ink"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <TriangleAlert size={24} className="shrink-0 text-hibiscus-ink" />
        <span>{children}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-md:*:grow">
        <EmergencyButtons />
      </div>
    </div>
  );
}
