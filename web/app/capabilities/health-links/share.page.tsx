import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { DownloadSummary } from '../vault/download-summary.tsx';
import { summaryQuery } from './health-links.queries.ts';
import { LinkList } from './link-list.tsx';
import { ShareForm } from './share-form.tsx';
import { SharedLinkCard } from './shared-link.tsx';
import type { SharedLink } from './use-share.ts';

export const clientLoader = needsWords('health-links', 'fhir', 'vault');

/** Showing one's own record to somebody without an account. */
export default function SharePage() {
  const { t } = useTranslation('health-links');
  const user = useUser();
  const summary = useQuery(summaryQuery(user.id));
  const [made, setMade] = useState<SharedLink>();
  return (
    <Sections>
      <title>{t('title')}</title>
      <div className="grid gap-2">
        <PageTitle>{t('title')}</PageTitle>
        <p className="text-ink-soft">{t('lead')}</p>
        {(user.dependents?.length ?? 0) > 0 && <p className="text-14 text-ink-soft">{t('ownOnly')}</p>}
      </div>
      <div className="grid grid-cols-1 gap-7 xl:grid-cols-[minmax(0,1fr)_23rem] xl:items-start">
        <div className="grid gap-7">
          {made ? (
            <SharedLinkCard shared={made} onAnother={() => setMade(undefined)} />
          ) : (
            <QueryState
              query={summary}
              skeleton={
                <Skeleton>
                  <SkeletonText />
                </Skeleton>
              }
            >
              {(bundle) => <ShareForm bundle={bundle} onMade={setMade} />}
            </QueryState>
          )}
          <p>
            <DownloadSummary subject={{ patientId: user.id, dependentId: undefined, byProvider: false }} />
          </p>
        </div>
        <LinkList onRevoked={(id) => setMade((now) => (now?.id === id ? undefined : now))} />
      </div>
    </Sections>
  );
}
