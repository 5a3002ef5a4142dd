import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { useMutation } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { AddEmail } from './add-email.tsx';
import { askEmailChange } from './ask-email-change.ts';

/** A section of the account settings. */
export function ChangeEmail() {
  const { email } = useUser();
  return hasEmail(email) ? <ReplaceEmail /> : <AddEmail />;
}

function ReplaceEmail() {
  const { t } = useTranslation('email');
  const errorText = useErrorText();
  const { email, isEmailVerified } = useUser();
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const asking = useMutation({
    mutationFn: (wanted: { newEmail: string; password: string }) => askEmailChange(wanted),
    onSuccess: () => setPassword(''),
  });
  const code = asking.error instanceof ApiError ? asking.error.code : undefined;
  const passwordIsWrong = code === 'current_password_wrong' || code === 'wrong_password';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    asking.mutate({ newEmail, password });
  }

  return (
    <Section title={t('title')}>
      <Card>
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{email}</span>
          {isEmailVerified ? (
            <Badge tone="leaf" icon={BadgeCheck}>
              {t('isVerified')}
            </Badge>
          ) : (
            <Badge tone="mango" icon={Clock}>
              {t('notVerified')}
            </Badge>
          )}
        </div>
        {asking.isSuccess ? (
          <p role="status" className="wrap-anywhere">
            {t('asked', { email: newEmail })}
          </p>
        ) : (
          <Disclosure title={t('change')}>
            <form onSubmit={submit} className="mt-3 grid gap-5" noValidate>
              <EmailField
                label={t('new')}
                icon={Mail}
                name="newEmail"
                autoComplete="email"
                required
                hint={t('newHint')}
                error={code === 'email_invalid' ? errorText(asking.error) : undefined}
                value={newEmail}
                onChange={(event) => setNewEmail(event.target.value)}
              />
              <PasswordField
                label={t('password')}
                name="password"
                autoComplete="current-password"
                required
                error={passwordIsWrong ? t('passwordWrong') : undefined}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              {asking.isError && code !== 'email_invalid' && !passwordIsWrong && (
                <FormError>{errorText(asking.error)}</FormError>
              )}
              <Button
                type="submit"
                busy={asking.isPending}
                disabled={newEmail.trim() === '' || password === ''}
              >
                {t('change')}
              </Button>
            </form>
          </Disclosure>
        )}
      </Card>
    </Section>
  );
}
