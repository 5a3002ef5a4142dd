import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useLabels } from '../providers/labels.ts';
import { peopleQuery } from './people.queries.ts';

/** People without a conversation yet. */
export function PeopleToWrite({ search, known }: { search: string; known: ReadonlySet<string> }) {
  const { t } = useTranslation('messages');
  const labels = useLabels();
  const query = useQuery(peopleQuery(useUser(), search));
  const { data = [] } = query;
  const others = data.filter(({ id }) => !known.has(id));
  if (others.length === 0)
    return (
      query.isError && (
        <div className="px-2.5 py-2">
          <FailedNote query={query} text={t('peopleFailed')} />
        </div>
      )
    );
  return (
    <section className="mt-4">
      <h2 className="px-2.5 pb-1 text-14 font-semibold text-ink-soft">{t('writeTo')}</h2>
      <ul>
        {others.map(({ id, name, specialty, photo }) => (
          <li key={id}>
            <Link
              to={`/app/messages/${id}`}
              className="flex min-h-14 items-center gap-3 rounded-control px-2.5 py-2 hover:bg-sunken"
            >
              <Avatar name={name} photo={photo ? `${photo}?thumb=1` : undefined} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-break-word">{name}</span>
                {specialty && (
                  <span className="block text-14 text-ink-soft wrap-break-word">
                    {labels.specialty(specialty)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
