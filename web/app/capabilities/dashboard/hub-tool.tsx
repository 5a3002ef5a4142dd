import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { type Tone, tintOf } from '../../ui/tone.ts';

interface HubToolProps {
  to: string;
  icon: LucideIcon;
  tone: Tone;
  /** Why it is of no use now. */
  note?: string | undefined;
  children: ReactNode;
}

export function HubTool({ to, icon: Icon, tone, note, children }: HubToolProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex flex-col items-center gap-2 rounded-control px-1 py-3 text-center text-15 leading-tight font-semibold hover:bg-sunken"
      >
        <span
          className={classNames(
            'grid size-11 place-items-center rounded-control',
            note ? 'bg-sunken text-ink-soft' : tintOf[tone],
          )}
        >
          <Icon size={22} />
        </span>
        {children}
        {note && <span className="text-13 font-normal text-ink-soft">{note}</span>}
      </Link>
    </li>
  );
}
