import Eye from 'lucide-react/icons/eye';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useUser } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Section } from '../../../ui/section.tsx';

/** What everybody sees of a provider: a look at it, and a code to hang up or to show. */
export function PublicPage() {
  const { t } = useTranslation('profiles');
  const lang = useLanguage();
  const { id } = useUser();
  const path = `/${lang}/providers/${id}`;
  return (
    <Section title={t('publicPage.title')}>
      <Card>
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-soft">{t('publicPage.hint')}</p>
          <ButtonLink variant="secondary" icon={Eye} to={path} reloadDocument>
            {t('publicPage.see')}
          </ButtonLink>
          <QrCode text={`${location.origin}${path}`} label={t('publicPage.code')} />
        </div>
      </Card>
    </Section>
  );
}
