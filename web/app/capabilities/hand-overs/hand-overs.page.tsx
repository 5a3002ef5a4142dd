import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { type FamilyMember, handOversQuery } from './hand-overs.queries.ts';
import { InviteDialog } from './invite.dialog.tsx';
import { MemberCard } from './member-card.tsx';
import { isNearAge } from './of-age.ts';

export const clientLoader = needsWords('hand-overs');

/** Adults of the family, who can take over their own records, and how far that is. */
export default function HandOvers() {
  const { t } = useTranslation('hand-overs');
  const { id } = useUser();
  const [inviting, setInviting] = useState<FamilyMember>();
  const [withdrawing, setWithdrawing] = useState<FamilyMember>();
  const today = dayHere(new Date());
  const query = useQuery({
    ...handOversQuery(id),
    select: (family) => family.filter(({ dependent }) => isNearAge(dependent.dateOfBirth, today)),
  });
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <QueryState
        query={query}
        failed={t('failed')}
        isEmpty={(family) => family.length === 0}
        empty={<EmptyCard text={t('none')} />}
      >
        {(family) => (
          <ul className="grid gap-3">
            {family.map((member) => (
              <li key={member.dependent.id}>
                <MemberCard
                  member={member}
                  today={today}
                  onInvite={() => setInviting(member)}
                  onWithdraw={() => setWithdrawing(member)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {inviting && <InviteDialog member={inviting} onClose={() => setInviting(undefined)} />}
      {withdrawing && <WithdrawDialog member={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </div>
  );
}

function WithdrawDialog({ member: { dependent }, onClose }: { member: FamilyMember; onClose: () => void }) {
  const { t } = useTranslation('hand-overs');
  const { id } = useUser();
  const { save, isSaving, problem } = useSave(
    () =>
      api('DELETE /api/users/:id/dependents/:dependentId/hand-over', {
        params: { id, dependentId: dependent.id },
      }),
    { queryKey: ['hand-overs'], done: t('withdrawn'), failed: t('withdrawFailed'), onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('withdraw')}
      text={t('withdrawText', { name: dependent.name })}
      keep={t('keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
  );
}
