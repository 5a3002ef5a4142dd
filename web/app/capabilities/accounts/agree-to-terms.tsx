import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

export function AgreeToTerms() {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  return (
    <p className="text-14 text-ink-soft">
      {t('byRegistering')}{' '}
      <a href={`/${lang}/terms`} className="font-semibold text-sea underline underline-offset-3">
        {t('readTerms')}
      </a>{' '}
      <a href={`/${lang}/privacy`} className="font-semibold text-sea underline underline-offset-3">
        {t('readPrivacy')}
      </a>
    </p>
  );
}
