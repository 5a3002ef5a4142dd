import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { questionnairesQuery } from './toolbox.queries.ts';
import { searchFor, whomOf } from './toolbox-address.ts';

export function QuestionnaireList() {
  const { t } = useTranslation('toolbox');
  const [params] = useSearchParams();
  const all = useQuery(questionnairesQuery(useLanguage()));
  return (
    <QueryState
      query={all}
      failed={t('questionnairesFailed')}
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
    >
      {(questionnaires) => (
        <ul className="grid gap-3">
          {questionnaires.map(({ id, title, about }) => (
            <li key={id}>
              <Link
                to={{
                  pathname: `/app/toolbox/questionnaires/${id}`,
                  search: searchFor(whomOf(params)),
                }}
                className="block rounded-card border border-line bg-surface p-4 hover:bg-sunken"
              >
                <strong className="block text-16 text-sea">{title}</strong>
                <span className="text-15 text-ink-soft">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
