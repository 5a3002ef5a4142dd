import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface StepUpDialogProps {
  onProven(): void;
  onGiveUp(): void;
}

export function StepUpDialog({ onProven, onGiveUp }: StepUpDialogProps) {
  const { t } = useTranslation('devices');
  const errorText = useErrorText();
  const formId = useId();
  const [password, setPassword] = useState('');
  const prove = useMutation({
    mutationFn: () => api('POST /api/auth/reauth', { body: { password } }),
    onSuccess: onProven,
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password !== '') prove.mutate();
  }
  const isWrong = prove.error instanceof ApiError && prove.error.code === 'wrong_password';
  const error = isWrong ? t('wrongPassword') : errorText(prove.error);
  return (
    <Dialog
      title={t('stepUp')}
      onClose={onGiveUp}
      footer={
        <Button type="submit" form={formId} block busy={prove.isPending} disabled={password === ''}>
          {t('goOn')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        <p>{t('stepUpWhy')}</p>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          error={prove.isError ? error : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
