import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { pageMeta } from '../site/page-meta.ts';

/** The page of the phone, in words of its own. */
export function phoneMeta(pathname: string) {
  const { t } = wordsIn(languageOfPath(pathname) ?? 'en').of('phone-sign-in');
  return pageMeta(pathname, { title: t('meta.title'), description: t('meta.description') });
}

/** Title and description of the two public pages that are not static. */
export function authMeta(pathname: string, page: 'signInMeta' | 'registerMeta') {
  const { t } = wordsIn(languageOfPath(pathname) ?? 'en').of('accounts');
  return pageMeta(pathname, {
    title: t(`${page}.title`),
    description: t(`${page}.description`),
  });
}
