import type { FirstAidTopic } from '@lakou/contract/first-aid';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { TagBadge } from './tag-badge.tsx';

export function TopicRow({ topic: { id, title, category, tag } }: { topic: FirstAidTopic }) {
  return (
    <li className="grid">
      <Link
        to={`/app/first-aid/${id}`}
        className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
      >
        <span className="grid grow gap-1.5">
          <span className="text-18 font-bold leading-tight">{title}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
            <TagBadge tag={tag} />
            {category}
          </span>
        </span>
        <ChevronRight size={22} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
