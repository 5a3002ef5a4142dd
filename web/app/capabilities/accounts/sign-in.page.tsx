import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/sign-in.page.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { entranceMeta } from './entrance-meta.ts';
import { EntranceTabs } from './entrance-tabs.tsx';
import { FormError } from './form-error.tsx';
import { nextPath } from './next-path.ts';

export const clientLoader = needsWords('shell', 'accounts');
export const meta = ({ location }: Route.MetaArgs) => entranceMeta(location.pathname, 'signInMeta');

export default function SignIn() {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const [password, setPassword] = useState('');

  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => api('POST /api/auth/login', { body }),
    onSuccess: async (user) => {
      queries.setQueryData(sessionQuery.queryKey, user);
      toast.success(t('loginSuccessful'));
      await navigate(nextPath(search), { replace: true });
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    signIn.mutate({ email, password });
  }

  return (
    <>
      <h1 className="mb-5 text-28 font-extrabold">{t('welcome')}</h1>
      <EntranceTabs />
      <form onSubmit={submit} className="mt-6 grid gap-5" noValidate>
        <TextField
          label={t('email')}
          icon={Mail}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {signIn.isError && <FormError>{errorText(signIn.error)}</FormError>}
        <Button type="submit" block busy={signIn.isPending} disabled={email.trim() === '' || password === ''}>
          {t('signIn')}
        </Button>
      </form>
      <DemoAccounts busy={signIn.isPending} onChoose={(account) => signIn.mutate(account)} />
    </>
  );
}
