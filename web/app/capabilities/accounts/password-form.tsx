import Mail from 'lucide-react/icons/mail';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HumanCheck } from '../human-check/human-check.tsx';
import { useHumanCheck } from '../human-check/use-human-check.ts';
import { useRegisteredProof } from './use-registered-proof.ts';

export interface Credentials {
  email: string;
  password: string;
  humanCheck?: string | undefined;
}

interface PasswordFormProps {
  busy: boolean;
  /** Why the last try failed. */
  problem: ReactNode;
  onSubmit(credentials: Credentials): void;
}

/** E-mail, password and the human check; all three are required, the last not again right after registering. */
export function PasswordForm({ busy, problem, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const [password, setPassword] = useState('');
  const human = useHumanCheck();
  const registered = useRegisteredProof(email);
  const isHuman = registered.isKept || human.state === 'ready';
  // Asked for only after the proof of the registration did not help.
  const isEntering = busy && registered.isUsed && human.state === 'empty';
  const isFilled = email.trim() !== '' && password !== '' && isHuman;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isFilled) onSubmit({ email, password, humanCheck: registered.take() ?? (await human.take()) });
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5" noValidate>
      <EmailField
        label={t('email')}
        icon={Mail}
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        aside={<TextLink to={`/${lang}/forgot-password`}>{t('forgot')}</TextLink>}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {!registered.isKept && !isEntering && <HumanCheck state={human.state} onTick={human.tick} />}
      {problem}
      <Button type="submit" block busy={busy} disabled={!isFilled && !isEntering}>
        {t('signIn')}
      </Button>
    </form>
  );
}
