import type { Account } from '@lakou/contract/administration';
import { ACCOUNT_STATES } from '@lakou/contract/administration.rules';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { ROLES } from '@lakou/contract/user.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { usersQuery } from './administration.queries.ts';
import { StateBadge } from './state-badge.tsx';

export const clientLoader = needsWords('administration');

/** All accounts, newest first. */
export default function Users() {
  const { t } = useTranslation('administration');
  const { get, put } = useAddress();
  const role = ROLES.find((one) => one === get('role'));
  const state = ACCOUNT_STATES.find((one) => one === get('state'));
  const query = useInfiniteQuery(usersQuery({ search: get('q'), role, state }));
  return (
    <div className="grid gap-4">
      <title>{t('users')}</title>
      <PageTitle>{t('users')}</PageTitle>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={get('q')}
        onChange={(text) => put('q', text)}
      />
      <FilterChips
        legend={t('role')}
        options={[
          { value: 'all', title: t('allRoles') },
          ...ROLES.map((one) => ({ value: one, title: t(`roles.${one}`) })),
        ]}
        value={role ?? 'all'}
        onChange={(value) => put('role', value === 'all' ? '' : value)}
      />
      <FilterChips
        legend={t('stateTitle')}
        options={[
          { value: 'all', title: t('allStates') },
          ...ACCOUNT_STATES.map((one) => ({ value: one, title: t(`state.${one}`) })),
        ]}
        value={state ?? 'all'}
        onChange={(value) => put('state', value === 'all' ? '' : value)}
      />
      <PagedList query={query} failed={t('failed')} more={t('more')} empty={<EmptyCard text={t('nobody')} />}>
        {(accounts) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {accounts.map((account) => (
              <UserRow key={account.id} account={account} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function UserRow({ account: { id, name, email, role, state, clinicName } }: { account: Account }) {
  const { t } = useTranslation('administration');
  return (
    <li className="border-line not-first:border-t">
      <Link to={`/app/users/${id}`} className="flex min-h-16 items-center gap-3 p-4 hover:bg-sunken">
        <Avatar name={name} />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {hasEmail(email) && <span className="block text-14 text-ink-soft wrap-anywhere">{email}</span>}
          <span className="block text-14 text-ink-soft wrap-anywhere">
            {[t(`roles.${role}`), clinicName].filter(Boolean).join(' · ')}
          </span>
          <StateBadge state={state} />
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
