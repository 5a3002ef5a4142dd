import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { StepUpAnswers } from '../../platform/step-up-question.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { isWholePhoneCode, PhoneCodeField } from '../phone-sign-in/phone-code-field.tsx';
import { ProofCodeField } from './proof-code-field.tsx';
import { isRefusal } from './prove.ts';

interface PhoneStepUpDialogProps extends StepUpAnswers {
  phone: string;
  /** Undefined where there is no password. */
  onUsePassword: (() => void) | undefined;
}

const SHOWN_DIGITS = 4;

/** A code to the own number, with a code of the app where two-step verification is on. */
export function PhoneStepUpDialog({ phone, onProven, onGiveUp, onUsePassword }: PhoneStepUpDialogProps) {
  const { t } = useTranslation('devices');
  const errorText = useErrorText();
  const formId = useId();
  const [phoneCode, setPhoneCode] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const asking = useMutation({ mutationFn: () => api('POST /api/users/me/sign-in-phone/proof') });
  const proving = useMutation({
    mutationFn: (request: string) =>
      api('POST /api/auth/reauth', {
        body: { phone: { request, code: phoneCode }, ...(code.trim() !== '' && { code }) },
      }),
    onSuccess: onProven,
    onError: (error) => {
      if (isAppCodeMissing(error)) setNeedsCode(true);
    },
  });
  const asked = asking.data;
  const isCodeWrong = isRefusal(proving.error, 'two_step_code_wrong');
  const error = asking.error ?? (isCodeWrong || isAppCodeMissing(proving.error) ? null : proving.error);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!asked) asking.mutate();
    else if (isWholePhoneCode(phoneCode)) proving.mutate(asked.request);
  }
  return (
    <Dialog
      title={t('stepUp')}
      onClose={onGiveUp}
      footer={
        <div className="grid gap-2">
          <Button
            type="submit"
            form={formId}
            block
            busy={asking.isPending || proving.isPending}
            disabled={asked !== undefined && !isWholePhoneCode(phoneCode)}
          >
            {t(asked ? 'goOn' : 'sendCode')}
          </Button>
          {onUsePassword && (
            <Button variant="ghost" block onClick={onUsePassword}>
              {t('usePassword')}
            </Button>
          )}
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        <p>{t('stepUpPhoneWhy', { ending: phone.slice(-SHOWN_DIGITS) })}</p>
        {needsCode && <ProofCodeField value={code} onChange={setCode} />}
        {asked && (
          <PhoneCodeField
            label={t('phoneCode')}
            error={isCodeWrong ? errorText(proving.error) : undefined}
            value={phoneCode}
            onChange={setPhoneCode}
          />
        )}
        {error && <FormError>{errorText(error)}</FormError>}
      </form>
    </Dialog>
  );
}

const isAppCodeMissing = (error: unknown) => isRefusal(error, 'two_step_code_required');
