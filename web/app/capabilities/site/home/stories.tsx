import { useTranslation } from '#platform/language/use-translation.ts';
import { SectionTitle } from './section-title.tsx';

export function Stories() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap py-14 lg:py-20">
      <SectionTitle>{t('stories.title')}</SectionTitle>
      <div className="grid gap-10 lg:grid-cols-2">
        <Story words={t('stories.mother')} place={t('stories.motherPlace')} />
        <Story words={t('stories.father')} place={t('stories.fatherPlace')} />
      </div>
      <p className="mt-8 text-14 text-ink-soft">{t('stories.note')}</p>
    </section>
  );
}

/** An example; the author is a marked placeholder until there are real quotes. */
function Story({ words, place }: { words: string; place: string }) {
  const { t } = useTranslation('home');
  return (
    <figure>
      <span className="rounded-full bg-mango-tint px-2.5 py-1 text-13 font-semibold text-mango-ink">
        {t('stories.example')}
      </span>
      <blockquote className="mt-3 text-22 font-semibold">{t('stories.quoted', { words })}</blockquote>
      <figcaption className="mt-4 flex items-center gap-3 text-15">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-sunken font-semibold text-ink-soft"
        >
          {'{ }'}
        </span>
        <span>
          <b className="block font-semibold">{t('stories.author')}</b>
          <span className="text-ink-soft">{place}</span>
        </span>
      </figcaption>
    </figure>
  );
}
