import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ButtonLink } from '../button-link.tsx';

/** Links to register as a patient or as a provider. */
export function SignUpButtons({ onDeep = false }: { onDeep?: boolean }) {
  const { t } = useTranslation('home');
  const register = `/${useLanguage()}/register`;
  return (
    <div className="flex flex-wrap gap-3 max-md:flex-col">
      <ButtonLink href={`${register}?as=patient`} look={onDeep ? 'onDeep' : 'primary'}>
        {t('signUp.patient')}
      </ButtonLink>
      <ButtonLink href={`${register}?as=provider`} look={onDeep ? 'onDeepOutline' : 'secondary'}>
        {t('signUp.provider')}
      </ButtonLink>
    </div>
  );
}
