import type { LabRequest, LabStatus } from '@lakou/contract/labs';
import { LAB_STATUSES } from '@lakou/contract/labs.rules';
import { formatRelativeTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { ApiError } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CardList } from '../provider-workspace/card-list.tsx';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { Licensed, useReadsRecords } from '../verification/licence-notice.tsx';
import { CriticalCards } from './critical-cards.tsx';
import { StatusBadge } from './lab-badges.tsx';
import { useLabTitle } from './lab-names.ts';
import { worklistQuery } from './labs.queries.ts';
import { OrderDialog } from './order-dialog.tsx';

export const clientLoader = needsWords('labs', 'lab-explanation', 'provider-workspace');

const ALL = 'all';
const isStatus = (text: string | null): text is LabStatus => LAB_STATUSES.some((status) => status === text);

/** Tests that the provider may work on, by state; critical values stay above them until acknowledged. */
export default function LabWorklist() {
  const { t } = useTranslation('labs');
  const { clinicId } = useUser();
  const { params, put } = useAddress();
  const readsRecords = useReadsRecords();
  const [ordering, setOrdering] = useState(false);
  const asked = params.get('status');
  const status = isStatus(asked) ? asked : undefined;
  const ofChart = params.get('order') ?? undefined;
  function stopOrdering() {
    setOrdering(false);
    if (ofChart) put('order', '');
  }
  return (
    <ProviderOnly>
      <title>{t('work.title')}</title>
      <div className="grid gap-4">
        <PageTitle
          action={
            readsRecords && (
              <Button icon={Plus} onClick={() => setOrdering(true)}>
                {t('work.order')}
              </Button>
            )
          }
        >
          {t('work.title')}
        </PageTitle>
        <p className="text-ink-soft">{t('work.about')}</p>
        {clinicId && <TextLink to="/app/lab-worklist/import">{t('work.import')}</TextLink>}
        <Licensed>
          <CriticalCards />
          <FilterChips
            legend={t('work.filter')}
            value={status ?? ALL}
            onChange={(chosen) => put('status', chosen === ALL ? '' : chosen)}
            options={[
              { value: ALL, title: t('work.all') },
              ...LAB_STATUSES.map((value) => ({ value, title: t(`status.${value}`) })),
            ]}
          />
          <WorkList status={status} />
        </Licensed>
      </div>
      {(ordering || ofChart) && readsRecords && <OrderDialog patientId={ofChart} onClose={stopOrdering} />}
    </ProviderOnly>
  );
}

function WorkList({ status }: { status: LabStatus | undefined }) {
  const { t } = useTranslation('labs');
  const query = useInfiniteQuery(worklistQuery(status));
  if (query.error instanceof ApiError && query.error.status === 403)
    return <EmptyCard text={t('work.unverified')} />;
  return (
    <CardList
      query={query}
      empty={status ? t('work.none') : t('none')}
      drawing={<House />}
      failed={t('work.failed')}
    >
      {(requests) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {requests.map((request) => (
            <WorkRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </CardList>
  );
}

function WorkRow({ request }: { request: LabRequest }) {
  const lang = useLanguage();
  const titleOf = useLabTitle();
  const { id, personName, status, changedAt } = request;
  const since = formatRelativeTime(lang, { at: new Date(changedAt), timeZone: ownTimeZone() }, new Date());
  return (
    <li className="border-line not-first:border-t">
      <Link to={`/app/lab-worklist/${id}`} className="flex min-h-16 items-center gap-3 p-4 hover:bg-sunken">
        <span className="grid min-w-0 grow gap-1">
          <span className="font-semibold wrap-anywhere">{personName}</span>
          <span className="text-15 text-ink-soft wrap-anywhere">{titleOf(request)}</span>
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge status={status} />
            <span className="text-14 text-ink-soft">{since}</span>
          </span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
