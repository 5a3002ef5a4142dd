import { cookieIsSecure, type Language, languageCookie, negotiateLanguage } from '@lakou/i18n';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { styleFor } from '../stylesheet.ts';
import type { Namespace } from './namespaces.ts';
import { TranslatorContext } from './use-translation.ts';
import { languageOfPath, loadSpokenWords, loadWords, wordsIn } from './words.ts';

// The language of the app's own pages, whose addresses carry none. Public pages: their address decides.
let chosen: Language = 'en';
const listeners = new Set<() => void>();

/** Read once, before the app starts: the address, then the cookie, then the browser. */
export function startingLanguage(): Language {
  const inPath = languageOfPath(location.pathname);
  chosen =
    inPath ?? negotiateLanguage({ cookie: cookieLanguage(), acceptLanguage: navigator.languages.join(',') });
  // Who reads a page in a language is served in it from here on, her new account included.
  if (inPath) rememberLanguage(inPath);
  return chosen;
}

function rememberLanguage(lang: Language): void {
  document.cookie = languageCookie(lang, { secure: cookieIsSecure(location) });
}

const cookieLanguage = () => document.cookie.match(/(?:^|; )appLanguage=(\w+)/)?.[1];

/** In the app, the profile's language is spoken. */
export async function followProfileLanguage(lang: Language): Promise<void> {
  if (lang !== chosen) await switchLanguage(lang);
}

/** Where signing in starts, and where it leads back to. */
export const signInPath = (next: string): string => `/${chosen}/sign-in?next=${encodeURIComponent(next)}`;

/** Changes every text at once, without a reload, and remembers the choice. */
export async function switchLanguage(lang: Language): Promise<void> {
  await loadSpokenWords(lang);
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

/** A route's clientLoader: loads the screen's words and its style before it renders. */
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
    } while (!inPath && lang !== chosen); // switched meanwhile
    await style;
    return null;
  };
