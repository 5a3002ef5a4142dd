import { useTranslation } from '#platform/language/use-translation.ts';
import { SectionTitle } from './section-title.tsx';

const PARTS = ['places', 'price', 'data', 'emergency'] as const;

/** What people ask before they register: where it works, what it costs, who reads their data, emergencies. */
export function GoodToKnow() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap py-14 lg:py-20">
      <SectionTitle>{t('facts.title')}</SectionTitle>
      <div className="grid gap-6 md:grid-cols-2">
        {PARTS.map((part) => (
          <div key={part}>
            <h3 className="text-18">{t(`facts.${part}Title`)}</h3>
            <p className="mt-1.5 text-ink-soft">{t(`facts.${part}Text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
