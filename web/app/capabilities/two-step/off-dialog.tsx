import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface OffDialogProps {
  onDone(): void;
  onClose(): void;
}

/** Always asks for the password, even after a recent sign-in, because somebody else may hold the phone. */
export function OffDialog({ onDone, onClose }: OffDialogProps) {
  const { t } = useTranslation('two-step');
  const errorText = useErrorText();
  const formId = useId();
  const [password, setPassword] = useState('');
  const turnOff = useMutation({
    mutationFn: async () => {
      await api('POST /api/auth/reauth', { body: { password } });
      await api('DELETE /api/users/me/2fa');
    },
    onSuccess: onDone,
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password !== '') turnOff.mutate();
  }
  const isWrong = turnOff.error instanceof ApiError && turnOff.error.code === 'wrong_password';
  return (
    <Dialog
      title={t('off.title')}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="danger"
          block
          busy={turnOff.isPending}
          disabled={password === ''}
        >
          {t('turnOff')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        <p>{t('off.what')}</p>
        <PasswordField
          label={t('off.password')}
          name="password"
          autoComplete="current-password"
          required
          error={turnOff.isError ? (isWrong ? t('off.wrong') : errorText(turnOff.error)) : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
