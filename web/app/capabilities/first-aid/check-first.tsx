import { CHECK_FIRST } from '@lakou/content/step-aids';
import type { FirstAidTopic } from '@lakou/contract/first-aid';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { firstAidQuery } from './first-aid.queries.ts';

/** Leads from CPR to choking, for who does not breathe because something is in the throat. */
export function CheckFirst({ topic }: { topic: FirstAidTopic }) {
  const { t } = useTranslation('first-aid');
  const { data = [] } = useQuery(firstAidQuery(useLanguage()));
  const first = data.find(({ id }) => id === CHECK_FIRST[topic.id]);
  if (!first) return null;
  return (
    <Link
      to={`/app/first-aid/${first.id}`}
      className="flex min-h-11 items-center gap-3 rounded-card bg-mango-tint px-4 py-3 hover:underline"
    >
      <span className="grow leading-tight">
        <span className="block font-semibold">{t('checkFirst')}</span>
        <span className="text-18 font-bold">{first.title}</span>
      </span>
      <ChevronRight size={22} className="shrink-0" />
    </Link>
  );
}
