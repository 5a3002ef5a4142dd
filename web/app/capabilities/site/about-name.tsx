import { useTranslation } from '#platform/language/use-translation.ts';
import { SectionTitle } from './home/section-title.tsx';

/** The origin of the product's name, and the traditional greeting at the gate of a yard. */
export function AboutName() {
  const { t } = useTranslation('about');
  return (
    <section className="bg-sunken">
      <div className="wrap py-10 lg:grid lg:grid-cols-2 lg:items-center lg:gap-20 lg:py-16">
        <div>
          <SectionTitle>{t('name.title')}</SectionTitle>
          <p className="text-18">{t('name.meaning')}</p>
        </div>
        <div className="mt-8 lg:mt-0">
          <dl>
            <dt className="font-extrabold text-36 text-sea" lang="ht">
              {t('name.call')}
            </dt>
            <dd className="mt-1 text-ink-soft">{t('name.callMeaning')}</dd>
            <dt className="mt-5 pl-8 font-extrabold text-36 text-mango-ink md:pl-16" lang="ht">
              {t('name.answer')}
            </dt>
            <dd className="mt-1 pl-8 text-ink-soft md:pl-16">{t('name.answerMeaning')}</dd>
          </dl>
          <p className="mt-6 text-18">{t('name.promise')}</p>
        </div>
      </div>
    </section>
  );
}
