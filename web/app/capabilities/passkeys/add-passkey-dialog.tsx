import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { isKnown, makePasskey, wasStopped } from '../../platform/browser-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';

interface AddPasskeyDialogProps {
  onDone(): void;
  onClose(): void;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** Asks for a name, then starts the passkey dialog of the browser. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  const errorText = useErrorText();
  const formId = useId();
  const [name, setName] = useState(() => t(isPhone() ? 'name.phone' : 'name.computer'));
  const add = useMutation({
    mutationFn: async () => {
      const options = await api('POST /api/users/me/passkeys/options');
      const credential = await makePasskey(options);
      return api('POST /api/users/me/passkeys', { body: { name, credential } });
    },
    onSuccess: onDone,
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() !== '') add.mutate();
  }
  function explain(error: Error): string {
    if (isKnown(error)) return t('new.known');
    return wasStopped(error) ? t('new.stopped') : errorText(error);
  }
  return (
    <Dialog
      title={t('new.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} block busy={add.isPending} disabled={name.trim() === ''}>
          {t('add')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        <p>{t('new.what')}</p>
        <PasskeyNameField value={name} onChange={setName} />
        {add.error && !wasGivenUp(add.error) && <FormError>{explain(add.error)}</FormError>}
      </form>
    </Dialog>
  );
}
