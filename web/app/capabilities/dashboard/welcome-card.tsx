import type { Role } from '@lakou/contract';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';

// The anchor of each role's guide on the public page.
const GUIDE: Record<Role, string> = {
  PATIENT: '#patients',
  PROVIDER: '#providers',
  CLINIC_ADMIN: '#providers',
  SPONSOR: '#sponsors',
  ADMIN: '',
};

export function WelcomeCard({ role }: { role: Role }) {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  return (
    <Card attention="sea">
      <h2 className="text-18">{t('welcome.title')}</h2>
      <p className="mt-1 text-ink-soft">{t(`welcome.${role}`)}</p>
      <a
        href={`/${lang}/how-it-works${GUIDE[role]}`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-sea underline-offset-3 hover:underline"
      >
        {t('welcome.guide')}
      </a>
    </Card>
  );
}
