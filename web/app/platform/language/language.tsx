import { cookieIsSecure, type Language, languageCookie, negotiateLanguage } from '@lakou/i18n';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { styleFor } from '../stylesheet.ts';
import type { Namespace } from './namespaces.ts';
import { TranslatorContext } from './use-translation.ts';
import { languageOfPath, loadRequestedWords, loadWords, wordsIn } from './words.ts';

// The language of pages under /app, whose addresses contain no language. For public pages the address decides.
let chosen: Language = 'en';
const listeners = new Set<() => void>();

/** Read once, before the app starts: from the address, else the cookie, else the browser. */
export function startingLanguage(): Language {
  const inPath = languageOfPath(location.pathname);
  chosen =
    inPath ?? negotiateLanguage({ cookie: cookieLanguage(), acceptLanguage: navigator.languages.join(',') });
  // Opening a page in a language also chooses that language for the app and for a new account.
  if (inPath) rememberLanguage(inPath);
  return chosen;
}

function rememberLanguage(lang: Language): void {
  document.cookie = languageCookie(lang, { secure: cookieIsSecure(location) });
}

const cookieLanguage = () => document.cookie.match(/(?:^|; )appLanguage=(\w+)/)?.[1];

/** Inside the app, the language of the profile is used. */
export async function followProfileLanguage(lang: Language): Promise<void> {
  if (lang !== chosen) await switchLanguage(lang);
}

/** The address of sign-in, with the page to open afterwards. */
export const signInPath = (next: string): string => `/${chosen}/sign-in?next=${encodeURIComponent(next)}`;

/** Changes all texts without a reload and remembers the choice. */
export async function switchLanguage(lang: Language): Promise<void> {
  await loadRequestedWords(lang);
  rememberLanguage(lang);
  chosen = lang;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  const inApp = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 'en' as const,
  );
  return languageOfPath(useLocation().pathname) ?? inApp;
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const lang = useLanguage();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return <TranslatorContext value={wordsIn(lang)}>{children}</TranslatorContext>;
}

/** A route's clientLoader: loads the texts and the style of the screen before it renders. */
export const needsWords =
  (...namespaces: Namespace[]) =>
  async ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    const style = styleFor(pathname);
    const inPath = languageOfPath(pathname);
    let lang: Language;
    do {
      lang = inPath ?? chosen;
      await loadWords(lang, namespaces);
    } while (!inPath && lang !== chosen); // the language was changed while the texts loaded
    await style;
    return null;
  };
