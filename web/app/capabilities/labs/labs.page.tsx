import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useFamily } from '../family/active-profile.ts';
import { ImportedResults } from './imported-results.tsx';
import { requestsQuery } from './labs.queries.ts';
import { RequestCard } from './request-card.tsx';
import { RequestDialog } from './request-dialog.tsx';

export const clientLoader = needsWords('labs', 'lab-explanation');

/** The lab tests of the active profile. */
export default function Labs() {
  const { t } = useTranslation('labs');
  const { id } = useUser();
  const { active, dependents } = useFamily();
  const [asking, setAsking] = useState(false);
  const query = useInfiniteQuery(requestsQuery(id, active.dependentId ?? id));
  const eyebrow = dependents.length > 0 ? { eyebrow: t('of', { name: active.name }) } : {};
  const ask = (
    <Button icon={Plus} onClick={() => setAsking(true)}>
      {t('request')}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle {...eyebrow} action={ask}>
        {t('title')}
      </PageTitle>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton />}
        failed={t('failed')}
        empty={<EmptyCard drawing={<CalendarUnderTree />} text={t('none')} />}
        more={t('more')}
      >
        {(requests) => (
          <ul className="grid items-start gap-3 xl:grid-cols-2">
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
      <ImportedResults key={active.id} patientId={id} dependentId={active.dependentId} />
      {asking && (
        <RequestDialog patientId={id} dependentId={active.dependentId} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
