import { SERVICES } from '@lakou/content/services';
import type { ProviderProfile } from '@lakou/contract/providers';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

type Offer = Pick<ProviderProfile, 'services'> & Partial<Pick<ProviderProfile, 'serviceMinutes'>>;

/** The services that were named or have a length of their own, and how long a visit takes where that was said. */
export default function OfferedServices({ services, serviceMinutes = [] }: Offer) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const named = services.length > 0 ? services : serviceMinutes.map(({ service }) => service);
  const known = SERVICES.filter(({ slug }) => named.includes(slug));
  return (
    <Section title={t('services')}>
      <Card>
        <ul className="grid gap-2">
          {known.map(({ slug, name }) => {
            const minutes = serviceMinutes.find(({ service }) => service === slug)?.minutes;
            return (
              <li key={slug} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{name[lang]}</span>
                {minutes !== undefined && (
                  <span className="whitespace-nowrap text-ink-soft">{t('minutes', { count: minutes })}</span>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
