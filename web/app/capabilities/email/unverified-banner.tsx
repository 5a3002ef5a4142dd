import MailWarning from 'lucide-react/icons/mail-warning';
import { useTranslation } from '#platform/language/use-translation.ts';
import { hasProvenAddress, useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Reminds people who have not verified their e-mail address. */
export function UnverifiedBanner() {
  const { t } = useTranslation('email');
  const user = useUser();
  const { email } = user;
  if (hasProvenAddress(user)) return null;
  return (
    <Banner tone="warn" icon={MailWarning} action={<ResendVerification email={email} />}>
      <span className="wrap-anywhere">{t('unverified', { email })}</span>
    </Banner>
  );
}
