import Building2 from 'lucide-react/icons/building-2';
import HandHeart from 'lucide-react/icons/hand-heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Mail from 'lucide-react/icons/mail';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { type Choice, isClinic, type Newcomer } from './registration.ts';

interface RegisterFieldsProps {
  newcomer: Newcomer;
  error: unknown;
  onChange(change: Partial<Newcomer>): void;
}

const LOOKS_LIKE_EMAIL = /^\S+@\S+\.\S{2,}$/;

export function RegisterFields({ newcomer, error, onChange }: RegisterFieldsProps) {
  const { t } = useTranslation('accounts');
  const { t: say } = useTranslation('errors');
  const [leftEmail, setLeftEmail] = useState(false);
  const refused = error instanceof ApiError ? error.fields : [];
  const problemOf = (path: string) => {
    const field = refused.find((one) => one.path === path);
    return field && say(field.code);
  };
  const unfinished = leftEmail && newcomer.email !== '' && !LOOKS_LIKE_EMAIL.test(newcomer.email.trim());
  const choices = [
    {
      value: 'patient',
      icon: HeartPulse,
      title: t('asPatient.title'),
      description: t('asPatient.description'),
    },
    {
      value: 'provider',
      icon: Stethoscope,
      title: t('asProvider.title'),
      description: t('asProvider.description'),
    },
    {
      value: 'sponsor',
      icon: HandHeart,
      title: t('asSponsor.title'),
      description: t('asSponsor.description'),
    },
  ] as const;
  return (
    <>
      <RadioCards<Choice>
        legend={t('whatFor')}
        name="choice"
        options={choices}
        value={newcomer.choice}
        onChange={(choice) => onChange({ choice })}
      />
      {newcomer.choice === 'provider' && (
        <RadioCards
          compact
          legend={t('practice')}
          name="practice"
          options={[
            { value: 'individual', icon: UserRound, title: t('individual') },
            { value: 'clinic', icon: Building2, title: t('clinic') },
          ]}
          value={newcomer.practice}
          onChange={(practice) => onChange({ practice })}
        />
      )}
      {isClinic(newcomer) && (
        <TextField
          label={t('clinicName')}
          icon={Building2}
          name="clinicName"
          autoComplete="organization"
          error={problemOf('clinicName')}
          value={newcomer.clinicName}
          onChange={(event) => onChange({ clinicName: event.target.value })}
        />
      )}
      <TextField
        label={t('fullName')}
        icon={UserRound}
        name="name"
        autoComplete="name"
        required
        error={problemOf('name')}
        value={newcomer.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <EmailField
        label={t('email')}
        icon={Mail}
        name="email"
        autoComplete="email"
        required
        error={unfinished ? t('emailUnfinished') : problemOf('email')}
        value={newcomer.email}
        onBlur={() => setLeftEmail(true)}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <NewPasswordField
        label={t('password')}
        name="password"
        hint={t('passwordHint')}
        error={problemOf('password')}
        value={newcomer.password}
        onChange={(password) => onChange({ password })}
      />
    </>
  );
}
