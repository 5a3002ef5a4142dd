import type { Earnings } from '@lakou/contract/provider-workspace';
import { formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { serviceName } from '../bookings/service-name.ts';

/** What each service brought in the span, the most first. */
export function EarningsServices({ services }: Pick<Earnings, 'services'>) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  if (services.length === 0) return null;
  return (
    <Section title={t('byService')}>
      <Card>
        <ul className="divide-y divide-line">
          {services.map((service) => (
            <li key={service.serviceType} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{serviceName(lang, service)}</span>
                <span className="block text-14 text-ink-soft">
                  {t('visitCount', { count: service.visits })}
                </span>
              </span>
              <span className="shrink-0 font-semibold tabular-nums">
                {formatMoney(lang, Math.round(service.net * 100), 'USD')}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
