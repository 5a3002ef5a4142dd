import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useSupportsPasskeys, wasStopped } from '../../platform/browser-passkeys.ts';
import type { QueryRead } from '../../platform/query-read.ts';
import type { StepUpAnswers } from '../../platform/step-up-question.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSignInPhone } from '../phone-sign-in/phone-sign-in.queries.ts';
import { PhoneStepUpDialog } from './phone-step-up-dialog.tsx';
import { ProofCodeField } from './proof-code-field.tsx';
import { isRefusal, useProof } from './prove.ts';

/** By the password or by a code to the phone, where a number opens the account. */
export function StepUpDialog(answers: StepUpAnswers) {
  const phone = useSignInPhone();
  const own = phone.data;
  const [chosen, choose] = useState<'password' | 'phone'>();
  if (own?.phone && (chosen === 'phone' || !own.hasPassword))
    return (
      <PhoneStepUpDialog
        {...answers}
        phone={own.phone}
        onUsePassword={own.hasPassword ? () => choose('password') : undefined}
      />
    );
  return (
    <PasswordDialog {...answers} phone={phone} onUsePhone={own?.phone ? () => choose('phone') : undefined} />
  );
}

interface PasswordDialogProps extends StepUpAnswers {
  /** Without an answer nobody knows whether a code to the phone is offered. */
  phone: QueryRead<unknown>;
  onUsePhone: (() => void) | undefined;
}

/** The password, with a code where two-step verification is on; or a passkey instead of both. */
function PasswordDialog({ onProven, onGiveUp, phone, onUsePhone }: PasswordDialogProps) {
  const { t } = useTranslation('devices');
  const errorText = useErrorText();
  const formId = useId();
  const supportsPasskeys = useSupportsPasskeys();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { needsCode, typed, passkey } = useProof(onProven);
  const isReady = password !== '' && (!needsCode || code.trim() !== '');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) typed.mutate({ password, code });
  }
  const isCodeWrong = isRefusal(typed.error, 'second_step_wrong');
  const isCodeMissing = isRefusal(typed.error, 'two_step_code_required');
  const passwordError = isRefusal(typed.error, 'wrong_password')
    ? t('wrongPassword')
    : errorText(typed.error);
  return (
    <Dialog
      title={t('stepUp')}
      onClose={onGiveUp}
      footer={
        <div className="grid gap-2">
          <Button type="submit" form={formId} block busy={typed.isPending} disabled={!isReady}>
            {t('goOn')}
          </Button>
          {supportsPasskeys && (
            <Button
              variant="ghost"
              block
              icon={KeyRound}
              busy={passkey.isPending}
              onClick={() => passkey.mutate()}
            >
              {t('usePasskey')}
            </Button>
          )}
          {onUsePhone && (
            <Button variant="ghost" block icon={Smartphone} onClick={onUsePhone}>
              {t('usePhone')}
            </Button>
          )}
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        <p>{t('stepUpWhy')}</p>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          error={typed.isError && !isCodeWrong && !isCodeMissing ? passwordError : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FailedNote query={phone} text={t('phoneFailed')} />
        {needsCode && (
          <ProofCodeField
            error={isCodeWrong ? errorText(typed.error) : undefined}
            value={code}
            onChange={setCode}
          />
        )}
        {passkey.error && !wasStopped(passkey.error) && <FormError>{errorText(passkey.error)}</FormError>}
      </form>
    </Dialog>
  );
}
