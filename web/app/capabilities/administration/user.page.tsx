import type { AccountDetails } from '@lakou/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/user.page.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountFacts } from './account-facts.tsx';
import { accountQuery } from './administration.queries.ts';
import { ChangeList } from './change-list.tsx';
import { DeleteUserDialog } from './delete-user.dialog.tsx';
import { EditUserDialog } from './edit-user.dialog.tsx';
import { SuspendDialog } from './suspend.dialog.tsx';

export const clientLoader = needsWords('administration');

export type OpenDialog = 'edit' | 'suspend' | 'delete';

/** One account, and what an administrator may do with it. */
export default function UserPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('administration');
  const query = useQuery(accountQuery(params.id));
  const name = query.data?.name ?? t('user');
  return (
    <Sections>
      <title>{name}</title>
      <div>
        <TextLink to="/app/users">{t('users')}</TextLink>
        <PageTitle>{name}</PageTitle>
      </div>
      <QueryState query={query} failed={t('failed')} notFound={<EmptyCard text={t('noSuchUser')} />}>
        {(account) => <OneUser account={account} />}
      </QueryState>
    </Sections>
  );
}

function OneUser({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('administration');
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  return (
    <>
      <AccountFacts account={account} />
      <AccountActions account={account} onOpen={setOpen} />
      <Section
        title={t('changes')}
        aside={<TextLink to={`/app/audit?person=${account.id}`}>{t('inAudit')}</TextLink>}
      >
        <ChangeList changes={account.changes} />
      </Section>
      {open === 'edit' && <EditUserDialog account={account} onClose={close} />}
      {open === 'suspend' && <SuspendDialog account={account} onClose={close} />}
      {open === 'delete' && <DeleteUserDialog account={account} onClose={close} />}
    </>
  );
}
