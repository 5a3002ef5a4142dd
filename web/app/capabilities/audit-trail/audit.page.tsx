import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Select } from '../../ui/select.tsx';
import { AuditRow } from './audit-row.tsx';
import { auditActionsQuery, auditQuery } from './audit-trail.queries.ts';
import { ChainBadge } from './chain-badge.tsx';

export const clientLoader = needsWords('audit-trail', 'administration');

/** The audit trail; the filters are in the address. */
export default function Audit() {
  const { t } = useTranslation('audit-trail');
  const { get, put } = useAddress();
  const person = get('person');
  const kinds = useQuery(auditActionsQuery);
  const actions = kinds.data ?? [];
  const filter = { person, action: get('action'), from: get('from'), until: get('until') };
  const query = useInfiniteQuery(auditQuery(filter));
  const known = query.data?.pages
    .flat()
    .flatMap(({ actor, subjects }) => [...(actor ? [actor] : []), ...subjects])
    .find(({ id }) => id === person);
  const showPerson = (id: string) => {
    put('person', id);
    // Whom the list is about is said above it.
    scrollTo(0, 0);
  };
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <ChainBadge />
      <FailedNote query={kinds} text={t('actionsFailed')} />
      <div className="grid gap-4 md:grid-cols-3">
        <Select
          label={t('action')}
          empty={t('allActions')}
          value={filter.action}
          onChange={({ target }) => put('action', target.value)}
        >
          {/* What the address asks for is shown before the list of kinds has come. */}
          {filter.action && !actions.includes(filter.action) && <option>{filter.action}</option>}
          {actions.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </Select>
        <DateField
          label={t('from')}
          value={filter.from}
          onChange={({ target }) => put('from', target.value)}
        />
        <DateField
          label={t('until')}
          value={filter.until}
          onChange={({ target }) => put('until', target.value)}
        />
      </div>
      {person && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold wrap-anywhere">{t('about', { name: known?.name ?? person })}</p>
          <Button variant="secondary" icon={X} onClick={() => put('person', '')}>
            {t('everybody')}
          </Button>
        </div>
      )}
      <PagedList query={query} more={t('more')} empty={<EmptyCard text={t('nothing')} />}>
        {(lines) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {lines.map((line) => (
              <AuditRow key={line.id} line={line} onPerson={showPerson} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
