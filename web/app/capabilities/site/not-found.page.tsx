import type { MetaFunction } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { HouseShapes } from './art/houses.tsx';
import { TreeShapes } from './art/trees.tsx';
import { ButtonLink } from './button-link.tsx';
import { pageAddress } from './site-address.ts';

export const meta: MetaFunction = ({ location: { pathname } }) => [
  {
    title: wordsIn(languageOfPath(pathname) ?? 'en')
      .of('site')
      .t('notFound.metaTitle'),
  },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  return (
    <div className="wrap grid justify-items-center pb-16 pt-6 text-center">
      <ClosedHouse />
      <h1 className="mt-6 text-28 font-extrabold lg:text-36">{t('notFound.title')}</h1>
      <p className="mb-6 mt-3 max-w-md text-ink-soft">{t('notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={pageAddress(lang, '')}>{t('notFound.home')}</ButtonLink>
        <ButtonLink href={pageAddress(lang, '/how-it-works')} look="secondary">
          {t('nav.howItWorks')}
        </ButtonLink>
      </div>
    </div>
  );
}

function ClosedHouse() {
  return (
    <svg viewBox="0 0 320 230" aria-hidden="true" className="w-full max-w-80">
      <defs>
        <HouseShapes />
        <TreeShapes />
      </defs>
      <ellipse cx="160" cy="212" rx="160" ry="18" fill="var(--yard)" />
      <use href="#palm" x="30" y="40" width="114" height="170" />
      <use href="#house" className="house-coral" x="110" y="14" width="160" height="200" />
    </svg>
  );
}
