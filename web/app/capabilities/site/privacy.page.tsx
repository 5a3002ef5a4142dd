import type { MetaArgs } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { pageMeta } from './page-meta.ts';
import { Article, useLastUpdated } from './prose.tsx';
import { pageAddress } from './site-address.ts';

const SECTIONS = [
  'collect',
  'access',
  'sharing',
  'never',
  'ai',
  'cookies',
  'where',
  'retention',
  'rights',
  'children',
  'security',
  'changes',
  'contact',
] as const;

export function meta({ location }: MetaArgs) {
  const { t } = wordsIn(languageOfPath(location.pathname) ?? 'en').of('privacy');
  return pageMeta(location.pathname, { title: t('meta.title'), description: t('meta.description') });
}

export default function PrivacyPage() {
  const { t, list } = useTranslation('privacy');
  const lang = useLanguage();
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      updated={t('updated', { date: useLastUpdated() })}
      contentsTitle={t('contents')}
      inShort={{ title: t('inShort.title'), points: list('inShort.points') }}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        body: list(`sections.${id}.body`),
      }))}
      seeAlso={{ href: pageAddress(lang, '/terms'), text: t('seeAlso') }}
    />
  );
}
