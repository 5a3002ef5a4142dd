import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { ResendVerification } from './resend-verification.tsx';

/** In place of what needs a proven address. */
export function VerifyEmailFirst() {
  const { t } = useTranslation('email');
  const { email } = useUser();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="font-semibold wrap-anywhere">{t('verifyFirst', { email })}</p>
      <ResendVerification email={email} />
    </div>
  );
}
