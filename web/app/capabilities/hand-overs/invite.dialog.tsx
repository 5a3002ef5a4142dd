import { LONGEST_EMAIL } from '@lakou/contract/primitives.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { FamilyMember } from './hand-overs.queries.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for the address that the link is sent to. */
export function InviteDialog({ member, onClose }: { member: FamilyMember; onClose: () => void }) {
  const { t } = useTranslation('hand-overs');
  const { id } = useUser();
  const { name, id: dependentId } = member.dependent;
  const [email, setEmail] = useState(member.handOver?.email ?? '');
  const [tried, setTried] = useState(false);
  const isWrong = !EMAIL.test(email.trim());
  const { save, isSaving, problem } = useSave(
    () =>
      api('POST /api/users/:id/dependents/:dependentId/hand-over', {
        params: { id, dependentId },
        body: { email },
      }),
    { queryKey: ['hand-overs'], done: t('sent'), failed: t('sendFailed'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('inviteOne', { name })}
      save={t('send')}
      busy={isSaving}
      problem={problem}
      onSave={() => {
        setTried(true);
        if (!isWrong) save(undefined);
      }}
      onClose={onClose}
    >
      <p>{t('inviteText', { name })}</p>
      <EmailField
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="off"
        maxLength={LONGEST_EMAIL}
        value={email}
        error={tried && isWrong ? t('emailInvalid') : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}
