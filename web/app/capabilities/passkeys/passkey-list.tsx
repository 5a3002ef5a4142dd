import type { Passkey } from '@lakou/contract/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { useSupportsPasskeys } from '../../platform/browser-passkeys.ts';
import { hasProvenAddress, useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { VerifyEmailFirst } from '../email/verify-email-first.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys.queries.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** Closes the dialog, shows a toast and reads the list again. */
function useFinish(close: () => void) {
  const queries = useQueryClient();
  return (said: string) => {
    close();
    toast.success(said);
    return queries.invalidateQueries(passkeysQuery);
  };
}

export function AddPasskey() {
  const { t } = useTranslation('passkeys');
  const isSupported = useSupportsPasskeys();
  const user = useUser();
  const [adding, setAdding] = useState(false);
  const finish = useFinish(() => setAdding(false));
  if (!isSupported) return <p className="text-14 text-ink-soft">{t('unsupported')}</p>;
  if (!hasProvenAddress(user)) return <VerifyEmailFirst />;
  return (
    <>
      <Button variant="secondary" icon={Plus} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
      {adding && (
        <AddPasskeyDialog onDone={() => void finish(t('new.done'))} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('passkeys');
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const close = () => {
    setRenaming(undefined);
    setRemoving(undefined);
  };
  const finish = useFinish(close);
  return (
    <>
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </ul>
      {renaming && (
        <RenamePasskeyDialog passkey={renaming} onDone={() => void finish(t('name.saved'))} onClose={close} />
      )}
      {removing && (
        <RemovePasskeyDialog
          passkey={removing}
          onDone={() => void finish(t('removal.done'))}
          onClose={close}
        />
      )}
    </>
  );
}

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onDone(): void;
  onClose(): void;
}

function RemovePasskeyDialog({ passkey, onDone, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  const errorText = useErrorText();
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/users/me/passkeys/:id', { params: { id: passkey.id } }),
    onSuccess: onDone,
    onError: (error) => {
      onClose();
      if (!wasGivenUp(error)) toast.error(errorText(error));
    },
  });
  return (
    <ConfirmDialog
      title={t('removal.title')}
      text={t('removal.what', { name: passkey.name })}
      keep={t('removal.keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
