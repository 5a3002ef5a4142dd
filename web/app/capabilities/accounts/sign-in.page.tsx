import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ResendVerification } from '../email/resend-verification.tsx';
import { useLinkResult } from '../email/use-link-result.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import type { Route } from './+types/sign-in.page.ts';
import { authMeta } from './auth-meta.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { type Credentials, PasswordForm } from './password-form.tsx';
import { SignInWays } from './sign-in-ways.tsx';
import { useEnter } from './use-enter.ts';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

export const handle: PageHandle = {
  words: ['human-check', 'email', 'passkeys', 'two-step'],
};
export const clientLoader = needsWords('shell', 'accounts', 'human-check', 'email', 'passkeys', 'two-step');
export const meta = ({ location }: Route.MetaArgs) => authMeta(location.pathname, 'signInMeta');

// Loaded when needed, because few people need it.
const TwoStepForm = lazy(async () => ({
  default: (await import('../two-step/two-step-form.tsx')).TwoStepForm,
}));
const ClosingAccount = lazy(async () => ({
  default: (await import('../my-data/closing-account.tsx')).ClosingAccount,
}));

/** Signing in was refused because the account will be erased. */
const isClosing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'account_closing';
const NEEDS_SUPPORT = ['account_suspended', 'account_removed', 'no_password_login'];
const needsSupport = (error: unknown) => error instanceof ApiError && NEEDS_SUPPORT.includes(error.code);
const isUnverified = (error: unknown) => error instanceof ApiError && error.code === 'email_not_verified';

export default function SignIn() {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const lang = useLanguage();
  const [isHalfway, setIsHalfway] = useState(false);
  const enter = useEnter();
  useLinkResult();
  useRedirectSignedIn();

  const signIn = useMutation({
    mutationFn: (body: Credentials) => api('POST /api/auth/login', { body }),
    onSuccess: (reply) => ('mfaRequired' in reply ? setIsHalfway(true) : enter(reply)),
  });
  const { error, variables } = signIn;
  const problem = isClosing(error) ? (
    <Suspense>
      <ClosingAccount
        refusal={error}
        email={variables?.email ?? ''}
        password={variables?.password ?? ''}
        onKept={signIn.reset}
      />
    </Suspense>
  ) : (
    error && (
      <FormError>
        <span>
          {errorText(error)}{' '}
          {needsSupport(error) && (
            <TextLink inline to={`/${lang}/support`}>
              {t('contactSupport')}
            </TextLink>
          )}
        </span>
        {isUnverified(error) && <ResendVerification email={variables?.email ?? ''} />}
      </FormError>
    )
  );

  if (isHalfway)
    return (
      <>
        <h1 className="mb-5 text-28 font-extrabold">{t('welcome')}</h1>
        <Suspense>
          <TwoStepForm onDone={(user) => void enter(user)} onStartAgain={() => setIsHalfway(false)} />
        </Suspense>
      </>
    );
  return (
    <>
      <h1 className="mb-5 text-28 font-extrabold">{t('welcome')}</h1>
      <div className="grid gap-3">
        <AuthTabs />
        <SignInWays byEmail="sign-in" />
      </div>
      <PasswordForm busy={signIn.isPending} problem={problem} onSubmit={signIn.mutate} />
      <div className="mt-5">
        <PasskeySignIn onDone={(user) => void enter(user)} />
      </div>
      <DemoAccounts busy={signIn.isPending} onChoose={signIn.mutate} />
    </>
  );
}
