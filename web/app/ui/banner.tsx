import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { tintOf } from './tone.ts';

interface BannerProps {
  tone: 'info' | 'warn';
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** A permanent notice above the content, such as being offline. */
export function Banner({ tone, icon: Icon, children, action }: BannerProps) {
  return (
    <div
      role="status"
      data-banner
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 text-15',
        tintOf[tone === 'warn' ? 'mango' : 'night'],
      )}
    >
      <span className="flex min-h-8 grow basis-44 items-center gap-2.5 font-medium">
        <Icon size={20} className="shrink-0" />
        <span>{children}</span>
      </span>
      {action}
    </div>
  );
}
