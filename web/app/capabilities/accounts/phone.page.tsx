import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { toast } from '../../ui/toast.ts';
import { useHumanCheck } from '../human-check/use-human-check.ts';
import type { Route } from './+types/phone.page.ts';
import { phoneMeta } from './auth-meta.ts';
import { PhoneCodeStep } from './phone-code-step.tsx';
import { PhoneNameStep } from './phone-name-step.tsx';
import { PhoneNumberStep } from './phone-number-step.tsx';
import { SignInWays } from './sign-in-ways.tsx';
import { useEnter } from './use-enter.ts';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

export const handle: PageHandle = { words: ['human-check', 'phone-sign-in', 'two-step'] };
export const clientLoader = needsWords('shell', 'accounts', 'human-check', 'phone-sign-in', 'two-step');
export const meta = ({ location }: Route.MetaArgs) => phoneMeta(location.pathname);

// Loaded when needed, because few people need it.
const TwoStepForm = lazy(async () => ({
  default: (await import('../two-step/two-step-form.tsx')).TwoStepForm,
}));

type Step = 'number' | 'code' | 'name' | 'second';
const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'phone_unknown';

/** Signing in and registering are one way: a code to the phone, and a name when there is no account yet. */
export default function PhonePage() {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const [step, setStep] = useState<Step>('number');
  const [given, setGiven] = useState({ request: '', code: '' });
  const human = useHumanCheck();
  const enter = useEnter();
  useRedirectSignedIn();

  const asking = useMutation({
    mutationFn: async (phone: string) =>
      api('POST /api/auth/phone/code', { body: { phone, humanCheck: await human.take() } }),
    onSuccess: ({ request }) => {
      entering.reset();
      setGiven({ request, code: '' });
      setStep('code');
    },
  });
  const entering = useMutation({
    mutationFn: (dateOfBirth: string | undefined) =>
      api('POST /api/auth/phone/session', { body: { ...given, ...(dateOfBirth && { dateOfBirth }) } }),
    onSuccess: (reply) => ('mfaRequired' in reply ? setStep('second') : enter(reply)),
    onError: (error) => {
      if (isUnknown(error)) setStep('name');
    },
  });
  const registering = useMutation({
    mutationFn: (name: string) =>
      api('POST /api/auth/phone/register', { body: { ...given, name, language: lang } }),
    onSuccess: enter,
  });
  const keeping = useMutation({
    mutationFn: () => api('POST /api/auth/phone/keep', { body: given }),
    onSuccess: () => {
      toast.success(t('closing.kept'));
      startAgain();
    },
  });
  function startAgain() {
    asking.reset();
    entering.reset();
    registering.reset();
    keeping.reset();
    setStep('number');
  }
  const phone = asking.variables ?? '';

  return (
    <>
      <h1 className="mb-5 text-28 font-extrabold">{t('welcome')}</h1>
      {step === 'number' && (
        <>
          <SignInWays byEmail="sign-in" />
          <PhoneNumberStep asking={asking} human={human} />
        </>
      )}
      {step === 'code' && (
        <PhoneCodeStep
          key={given.request}
          phone={phone}
          code={given.code}
          onType={(code) => setGiven((now) => ({ ...now, code }))}
          entering={entering}
          asking={asking}
          keeping={keeping}
          onStartAgain={startAgain}
        />
      )}
      {step === 'name' && <PhoneNameStep phone={phone} registering={registering} onStartAgain={startAgain} />}
      {step === 'second' && (
        <Suspense>
          <TwoStepForm onDone={(user) => void enter(user)} onStartAgain={startAgain} />
        </Suspense>
      )}
    </>
  );
}
