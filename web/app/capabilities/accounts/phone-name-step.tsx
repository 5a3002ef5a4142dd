import { LONGEST_NAME } from '@lakou/contract/primitives.rules';
import { formatPhone } from '@lakou/i18n';
import type { UseMutationResult } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AgreeToTerms } from './agree-to-terms.tsx';

interface PhoneNameStepProps {
  phone: string;
  registering: UseMutationResult<unknown, Error, string>;
  onStartAgain(): void;
}

/** The number is proven and opens no account yet. */
export function PhoneNameStep({ phone, registering, onStartAgain }: PhoneNameStepProps) {
  const { t } = useTranslation('accounts');
  const { t: say } = useTranslation('phone-sign-in');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const isReady = name.trim() !== '';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady) registering.mutate(name);
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div role="status">
        <p className="font-semibold">{formatPhone(phone)}</p>
        <p>{say('newHere')}</p>
      </div>
      <TextField
        label={t('fullName')}
        icon={UserRound}
        name="name"
        autoComplete="name"
        required
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {registering.isError && <FormError>{errorText(registering.error)}</FormError>}
      <Button type="submit" block busy={registering.isPending} disabled={!isReady}>
        {t('createMyAccount')}
      </Button>
      <AgreeToTerms />
      <Button variant="ghost" onClick={onStartAgain}>
        {say('otherNumber')}
      </Button>
    </form>
  );
}
