import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ProofCodeField } from '../devices/proof-code-field.tsx';
import { isRefusal, prove } from '../devices/prove.ts';

interface OffDialogProps {
  onDone(): void;
  onClose(): void;
}

/** Always asks for the password and a code, even after a recent sign-in, because somebody else may hold the phone. */
export function OffDialog({ onDone, onClose }: OffDialogProps) {
  const { t } = useTranslation('two-step');
  const errorText = useErrorText();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const turnOff = useMutation({
    mutationFn: async () => {
      await prove({ password, code });
      await api('DELETE /api/users/me/2fa');
    },
    onSuccess: onDone,
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) turnOff.mutate();
  }
  const isReady = password !== '' && code.trim() !== '';
  const isWrong = isRefusal(turnOff.error, 'wrong_password');
  const isCodeWrong = isRefusal(turnOff.error, 'second_step_wrong');
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
          disabled={!isReady}
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
          error={isWrong ? t('off.wrong') : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ProofCodeField
          error={isCodeWrong ? errorText(turnOff.error) : undefined}
          value={code}
          onChange={setCode}
        />
        {turnOff.isError && !isWrong && !isCodeWrong && <FormError>{errorText(turnOff.error)}</FormError>}
      </form>
    </Dialog>
  );
}
