import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { HumanCheck } from '../human-check/human-check.tsx';
import type { useHumanCheck } from '../human-check/use-human-check.ts';
import { fullNumber } from '../phone-sign-in/full-number.ts';
import { NO_PHONE, PhoneFields } from '../phone-sign-in/phone-fields.tsx';

interface PhoneNumberStepProps {
  asking: UseMutationResult<unknown, Error, string>;
  human: ReturnType<typeof useHumanCheck>;
}

export function PhoneNumberStep({ asking, human }: PhoneNumberStepProps) {
  const { t } = useTranslation('phone-sign-in');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(NO_PHONE);
  const isInvalid = asking.error instanceof ApiError && asking.error.code === 'phone_invalid';
  const isReady = typed.number.trim() !== '' && human.state === 'ready';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) asking.mutate(fullNumber(typed.country, typed.number));
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-5" noValidate>
      <p>{t('lead')}</p>
      <PhoneFields
        value={typed}
        error={isInvalid ? errorText(asking.error) : undefined}
        onChange={setTyped}
      />
      <HumanCheck state={human.state} onTick={human.tick} />
      {asking.isError && !isInvalid && <FormError>{errorText(asking.error)}</FormError>}
      <Button type="submit" block busy={asking.isPending} disabled={!isReady}>
        {t('send')}
      </Button>
    </form>
  );
}
