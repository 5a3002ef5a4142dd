import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MetaArgs } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { AboutFeatures } from './about-features.tsx';
import { AboutName } from './about-name.tsx';
import { AboutYard } from './about-yard.tsx';
import { ButtonLink } from './button-link.tsx';
import { SectionTitle } from './home/section-title.tsx';
import { pageMeta } from './page-meta.ts';
import { pageAddress } from './site-address.ts';

const AUDIENCES = ['patients', 'providers', 'sponsors'] as const;
const PROMISES = ['price', 'consent', 'language', 'phone'] as const;

export function meta({ location }: MetaArgs) {
  const { t } = wordsIn(languageOfPath(location.pathname) ?? 'en').of('about');
  return pageMeta(location.pathname, {
    title: t('meta.title'),
    description: t('meta.description'),
    type: 'AboutPage',
  });
}

export default function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <header className="wrap pt-6 pb-10 lg:grid lg:grid-cols-2 lg:items-center lg:gap-16 lg:pt-10 lg:pb-16">
        <div>
          <h1 className="font-extrabold text-36 tracking-tight lg:text-52">{t('title')}</h1>
          <p className="mt-4 text-18 text-ink-soft">{t('lead')}</p>
        </div>
        <div className="mt-6 overflow-hidden rounded-card bg-sea-tint lg:mt-0">
          <AboutYard label={t('drawing')} />
        </div>
      </header>
      <AboutName />
      <Audience />
      <section className="wrap pb-4">
        <SectionTitle>{t('features.title')}</SectionTitle>
        <AboutFeatures />
      </section>
      <Promises />
      <section className="wrap pb-10 lg:pb-16">
        <h2 className="text-22">{t('limits.title')}</h2>
        <p className="mt-2 max-w-[46rem]">{t('limits.text')}</p>
      </section>
      <Join />
    </>
  );
}

function Audience() {
  const { t } = useTranslation('about');
  const lang = useLanguage();
  return (
    <section className="wrap py-10 lg:py-16">
      <SectionTitle>{t('audience.title')}</SectionTitle>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-7">
        {AUDIENCES.map((name) => (
          <li className="flex flex-col rounded-card border border-line bg-surface p-5" key={name}>
            <h3 className="text-18">{t(`audience.${name}.title`)}</h3>
            <p className="mt-2 grow text-ink-soft">{t(`audience.${name}.text`)}</p>
            <a
              className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sea underline-offset-4 hover:underline"
              href={`${pageAddress(lang, '/how-it-works')}#${name}`}
            >
              {t(`audience.${name}.link`)}
              <ArrowRight className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promises() {
  const { t } = useTranslation('about');
  return (
    <section className="wrap py-10 lg:py-16">
      <SectionTitle>{t('promises.title')}</SectionTitle>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {PROMISES.map((name) => (
          <li key={name}>
            <b className="block text-18 text-sea">{t(`promises.${name}.name`)}</b>
            <span className="mt-1 block text-ink-soft">{t(`promises.${name}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Join() {
  const { t } = useTranslation('about');
  const lang = useLanguage();
  return (
    <section className="bg-sea-tint">
      <div className="wrap py-10 lg:py-14">
        <h2 className="font-extrabold text-28 tracking-tight lg:text-36">{t('join.title')}</h2>
        <p className="mt-2 mb-5 max-w-[40rem] text-pretty">{t('join.text')}</p>
        <div className="flex flex-col flex-wrap gap-3 md:flex-row">
          <ButtonLink href={`/${lang}/register?as=patient`}>{t('join.patient')}</ButtonLink>
          <ButtonLink href={`/${lang}/register?as=provider`} look="secondary">
            {t('join.provider')}
          </ButtonLink>
          <ButtonLink href={pageAddress(lang, '/how-it-works')} look="quiet">
            {t('join.how')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
