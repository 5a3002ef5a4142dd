import type { FirstAidTopic } from '@lakou/contract/first-aid';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Pictogram } from '../../ui/pictogram.tsx';
import { TagBadge } from './tag-badge.tsx';
import { topicIcon } from './topic-icons.ts';

export function TopicRow({ topic: { id, title, tag } }: { topic: FirstAidTopic }) {
  return (
    <li className="grid">
      <Link
        to={`/app/first-aid/${id}`}
        className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:bg-sunken"
      >
        <Pictogram icon={topicIcon(id)} tone={tag === 'Call Emergency Services' ? 'hibiscus' : 'sea'} />
        <span className="grid min-w-0 grow justify-items-start gap-1.5 **:whitespace-normal">
          <span className="text-18 font-bold leading-tight wrap-anywhere">{title}</span>
          <TagBadge tag={tag} />
        </span>
        <ChevronRight size={22} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
