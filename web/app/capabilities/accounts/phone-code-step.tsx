import { formatDate, formatPhone } from '@lakou/i18n';
import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { isWholePhoneCode, PhoneCodeField } from '../phone-sign-in/phone-code-field.tsx';
import { ResendCode } from '../phone-sign-in/resend-code.tsx';

interface PhoneCodeStepProps {
  phone: string;
  code: string;
  onType(code: string): void;
  entering: UseMutationResult<unknown, Error, string | undefined>;
  asking: UseMutationResult<unknown, Error, string>;
  keeping: UseMutationResult<unknown, Error, void>;
  onStartAgain(): void;
}

export function PhoneCodeStep({
  phone,
  code,
  onType,
  entering,
  asking,
  keeping,
  onStartAgain,
}: PhoneCodeStepProps) {
  const { t } = useTranslation('phone-sign-in');
  const errorText = useErrorText();
  const [birthDate, setBirthDate] = useState('');
  const { error } = entering;
  const refusal = error instanceof ApiError ? error.code : undefined;
  const asksBirth = refusal === 'birth_date_required' || refusal === 'birth_date_wrong' || birthDate !== '';
  const isReady = isWholePhoneCode(code) && (!asksBirth || birthDate !== '');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) entering.mutate(birthDate || undefined);
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <p role="status">{t('sent', { phone: formatPhone(phone) })}</p>
      <PhoneCodeField
        label={t('code')}
        hint={t('codeHint')}
        error={refusal === 'two_step_code_wrong' ? errorText(error) : undefined}
        value={code}
        onChange={onType}
      />
      {asksBirth && (
        <DateField
          label={t('birthDate')}
          name="dateOfBirth"
          required
          value={birthDate}
          onChange={(event) => setBirthDate(event.target.value)}
        />
      )}
      {error instanceof ApiError && refusal === 'account_closing' ? (
        <Closing refusal={error} busy={keeping.isPending} onKeep={() => keeping.mutate()} />
      ) : (
        error && refusal !== 'two_step_code_wrong' && <FormError>{errorText(error)}</FormError>
      )}
      {keeping.isError && <FormError>{errorText(keeping.error)}</FormError>}
      {asking.isError && <FormError>{errorText(asking.error)}</FormError>}
      <Button type="submit" block busy={entering.isPending} disabled={!isReady}>
        {t('goOn')}
      </Button>
      <ResendCode busy={asking.isPending} onResend={() => asking.mutate(phone)} />
      <Button variant="ghost" onClick={onStartAgain}>
        {t('otherNumber')}
      </Button>
    </form>
  );
}

interface ClosingProps {
  refusal: ApiError;
  busy: boolean;
  onKeep(): void;
}

/** For people who come back before their account is erased. */
function Closing({ refusal, busy, onKeep }: ClosingProps) {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const at = new Date(refusal.date ?? Date.now());
  return (
    <div role="alert">
      <Card attention="mango">
        <p className="mb-1 font-semibold">{t('closing.title')}</p>
        <p className="mb-4">
          {t('closing.when', { date: formatDate(lang, { at, timeZone: ownTimeZone() }, 'long') })}
        </p>
        <Button block busy={busy} onClick={onKeep}>
          {t('closing.keep')}
        </Button>
      </Card>
    </div>
  );
}
