import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

export interface WaitingRow {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly text: string;
  /** Somebody may be in danger meanwhile. */
  readonly urgent?: boolean;
}

/** Things to do, each leading to where it is done. */
export function WaitingRows({ rows }: { rows: readonly WaitingRow[] }) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {rows.map(({ to, icon: Icon, text, urgent = false }) => (
        <li key={text} className="border-line not-first:border-t">
          <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold hover:bg-sunken">
            <Icon size={22} className={classNames('shrink-0', urgent ? 'text-hibiscus-ink' : 'text-sea')} />
            <span className={classNames('grow', urgent && 'text-hibiscus-ink')}>{text}</span>
            <ChevronRight size={20} className="shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
