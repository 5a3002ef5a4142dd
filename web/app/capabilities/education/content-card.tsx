import type { EducationContent, EducationFormat } from '@lakou/contract/education';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CirclePlay from 'lucide-react/icons/circle-play';
import Headphones from 'lucide-react/icons/headphones';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Pictogram } from '../../ui/pictogram.tsx';
import type { Tone } from '../../ui/tone.ts';
import { guideIcon } from './topic-icons.ts';

const LOOKS: Record<EducationFormat, { tone: Tone; icon: LucideIcon }> = {
  guide: { tone: 'leaf', icon: BookOpen },
  video: { tone: 'night', icon: CirclePlay },
  audio: { tone: 'mango', icon: Headphones },
};

export function ContentCard({
  item: { id, title, description, category, format },
}: {
  item: EducationContent;
}) {
  const { t } = useTranslation('education');
  // On wide screens the list stays beside it, with the same filter.
  const { search } = useLocation();
  return (
    <li className="grid">
      <Link
        to={{ pathname: `/app/education/${id}`, search }}
        className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
      >
        <div className="flex items-center gap-3">
          <Pictogram icon={guideIcon(category)} />
          <h2 className="text-18 leading-tight font-bold">{title}</h2>
        </div>
        <p className="line-clamp-3 text-15 text-ink-soft">{description}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-ink-soft">
          <Badge {...LOOKS[format]}>{t(`formats.${format}`)}</Badge>
          {t(`topics.${category}`)}
        </p>
      </Link>
    </li>
  );
}
