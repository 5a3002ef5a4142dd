import type { User } from '@lakou/contract';
import { useMutation } from '@tanstack/react-query';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isWholeCode } from './app-code.ts';
import { AppCodeField } from './app-code-field.tsx';

interface TwoStepFormProps {
  /** Called when signed in. */
  onDone(user: User): void;
  /** Goes back to e-mail and password. */
  onStartAgain(): void;
}

/** The second step of signing in, when the first answered `mfaRequired`. */
export function TwoStepForm({ onDone, onStartAgain }: TwoStepFormProps) {
  const { t } = useTranslation('two-step');
  const errorText = useErrorText();
  const [lostPhone, setLostPhone] = useState(false);
  const [code, setCode] = useState('');
  const [rememberDevice, setRememberDevice] = useState(false);
  const verify = useMutation({
    mutationFn: () => api('POST /api/auth/2fa/verify', { body: { code, rememberDevice } }),
    onSuccess: onDone,
  });
  const isReady = lostPhone ? code.trim() !== '' : isWholeCode(code);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) verify.mutate();
  }
  function change(lost: boolean) {
    setLostPhone(lost);
    setCode('');
    verify.reset();
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <h2 className="text-22">{t('title')}</h2>
      {lostPhone ? (
        <TextField
          label={t('signIn.recovery')}
          hint={t('signIn.recoveryWhat')}
          icon={LifeBuoy}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <AppCodeField value={code} onChange={setCode} />
      )}
      <Checkbox
        label={t('signIn.remember')}
        description={t('signIn.rememberWhat')}
        checked={rememberDevice}
        onChange={(event) => setRememberDevice(event.target.checked)}
      />
      {verify.isError && <FormError>{errorText(verify.error)}</FormError>}
      <Button type="submit" block busy={verify.isPending} disabled={!isReady}>
        {t('signIn.logIn')}
      </Button>
      <div className="grid gap-1">
        <Button variant="ghost" onClick={() => change(!lostPhone)}>
          {lostPhone ? t('signIn.useApp') : t('signIn.useRecovery')}
        </Button>
        <Button variant="ghost" onClick={onStartAgain}>
          {t('signIn.startAgain')}
        </Button>
      </div>
    </form>
  );
}
