import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { renewPush } from '../../platform/push.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { useHasPassword } from '../phone-sign-in/phone-sign-in.queries.ts';
import { FirstPassword } from './first-password.tsx';
import { faultOf, NOTHING_TYPED } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** A section of the account settings. */
export function ChangePassword() {
  return useHasPassword() ? <ReplacePassword /> : <FirstPassword />;
}

function ReplacePassword() {
  const { t } = useTranslation('passwords');
  const errorText = useErrorText();
  const { id, email } = useUser();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [tried, setTried] = useState(false);
  const fault = tried ? faultOf(typed) : undefined;

  const changing = useMutation({
    mutationFn: () =>
      api('POST /api/users/change-password', {
        body: { userId: id, currentPassword: typed.current, newPassword: typed.chosen },
      }),
    onSuccess: () => {
      toast.success(t('changed'));
      void renewPush(id);
      setTyped(NOTHING_TYPED);
      setTried(false);
    },
  });
  const wrong = changing.error instanceof ApiError && changing.error.code === 'current_password_wrong';
  const edit = (change: Partial<typeof typed>) => {
    changing.reset();
    setTyped((now) => ({ ...now, ...change }));
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!faultOf(typed)) changing.mutate();
  }

  return (
    <Section title={t('title')}>
      <Card>
        <Disclosure title={t('change')}>
          <form onSubmit={submit} className="mt-3 grid gap-5" noValidate>
            {/* Tells a password manager whose password this is. */}
            <input hidden readOnly name="username" autoComplete="username" value={email} />
            <PasswordField
              label={t('current')}
              name="currentPassword"
              autoComplete="current-password"
              required
              error={wrong ? errorText(changing.error) : undefined}
              value={typed.current}
              onChange={(event) => edit({ current: event.target.value })}
            />
            <NewPasswordField
              label={t('new')}
              name="newPassword"
              hint={t('hint')}
              error={fault === 'tooShort' ? t('tooShort') : undefined}
              value={typed.chosen}
              onChange={(chosen) => edit({ chosen })}
            />
            <PasswordField
              label={t('repeat')}
              name="repeatedPassword"
              autoComplete="new-password"
              required
              error={fault === 'mismatch' ? t('mismatch') : undefined}
              value={typed.repeated}
              onChange={(event) => edit({ repeated: event.target.value })}
            />
            {changing.isError && !wrong && <FormError>{errorText(changing.error)}</FormError>}
            <p className="text-14 text-ink-soft">{t('othersOut')}</p>
            <Button
              type="submit"
              busy={changing.isPending}
              disabled={!typed.current || !typed.chosen || !typed.repeated}
            >
              {t('change')}
            </Button>
          </form>
        </Disclosure>
      </Card>
    </Section>
  );
}
