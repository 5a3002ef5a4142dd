import { languageOfPath, wordsIn } from '../../platform/language/words.ts';

/** These pages are opened from a mail or a form, so search engines must not list them. */
export function passwordMeta(pathname: string, page: 'forgot' | 'reset') {
  const { t } = wordsIn(languageOfPath(pathname) ?? 'en').of('passwords');
  return [{ title: t(`${page}.meta`) }, { name: 'robots', content: 'noindex' }];
}
