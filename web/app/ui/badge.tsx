import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { type Tone, tintOf } from './tone.ts';

interface BadgeProps {
  tone: Tone;
  icon: LucideIcon;
  children: string;
}

/** A state in one or two words; the colour alone never carries the meaning. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6.5 max-w-full shrink-0 items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-2 text-14 font-semibold md:whitespace-nowrap',
        tintOf[tone],
      )}
    >
      <Icon size={15} strokeWidth={2.25} className="shrink-0" />
      {children}
    </span>
  );
}
