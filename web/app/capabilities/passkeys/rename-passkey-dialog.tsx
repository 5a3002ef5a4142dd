import type { Passkey } from '@lakou/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onDone(): void;
  onClose(): void;
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  const errorText = useErrorText();
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const rename = useMutation({
    mutationFn: () => api('PATCH /api/users/me/passkeys/:id', { params: { id: passkey.id }, body: { name } }),
    onSuccess: onDone,
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() !== '') rename.mutate();
  }
  return (
    <Dialog
      title={t('name.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} block busy={rename.isPending} disabled={name.trim() === ''}>
          {t('name.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <PasskeyNameField
          value={name}
          error={rename.isError ? errorText(rename.error) : undefined}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
