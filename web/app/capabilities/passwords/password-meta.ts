import { languageOfPath, wordsIn } from '../../platform/language/words.ts';

/** Pages that somebody comes to from a mail or a form; search engines have no business here. */
export function passwordMeta(pathname: string, page: 'forgot' | 'reset') {
  const { t } = wordsIn(languageOfPath(pathname) ?? 'en').of('passwords');
  return [{ title: t(`${page}.meta`) }, { name: 'robots', content: 'noindex' }];
}
