import { findService, type Service } from '@lakou/content/services';
import type { ProviderProfile } from '@lakou/contract/providers';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

type Offer = Pick<ProviderProfile, 'services' | 'serviceMinutes'>;

/** The services that a provider named or set a length for, and how long a visit takes where they said so. */
export default function OfferedServices({ services, serviceMinutes }: Offer) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const named = services.length > 0 ? services : serviceMinutes.map(({ service }) => service);
  const known = named.map(findService).filter((service): service is Service => service !== undefined);
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
