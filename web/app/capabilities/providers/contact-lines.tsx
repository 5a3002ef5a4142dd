import { formatPhone } from '@lakou/i18n';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from '#platform/language/use-translation.ts';

interface ContactLinesProps {
  phone: string | null;
  email: string | null;
}

const LINK =
  '-my-2.5 inline-flex min-h-11 items-center text-sea underline underline-offset-3 hover:text-sea-press wrap-anywhere';

/** The phone number and the address of a provider or a clinic, each as an item of a list. */
export function ContactLines({ phone, email }: ContactLinesProps) {
  const { t } = useTranslation('providers');
  return (
    <>
      {phone && (
        <li className="flex items-center gap-2.5">
          <Phone size={19} className="shrink-0 text-ink-soft" />
          <a href={`tel:${phone}`} aria-label={t('call', { phone: formatPhone(phone) })} className={LINK}>
            {formatPhone(phone)}
          </a>
        </li>
      )}
      {email && (
        <li className="flex items-center gap-2.5">
          <Mail size={19} className="shrink-0 text-ink-soft" />
          <a href={`mailto:${email}`} aria-label={t('writeTo', { email })} className={LINK}>
            {email}
          </a>
        </li>
      )}
    </>
  );
}
