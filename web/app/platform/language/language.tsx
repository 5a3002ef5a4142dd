import { cookieIsSecure, type Language, languageCookie, negotiateLanguage } from '@lakou/i18n';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Namespace } from './namespaces.ts';
import { languageOfPath, loadedNamespaces, loadWords, wordsIn } from './words.ts';

// The language of the app's own pages, whose addresses carry none. Public pages: their address decides.
let chosen: Language = 'en';
const listeners = new Set<() => void>();

/** Read once, before the app starts: the address, then the cookie, then the browser. */
export function startingLanguage(): Language {
  const cookie = document.cookie.match(/(?:^|; )appLanguage=(\w+)/)?.[1];
  chosen =
    languageOfPath(location.pathname) ??
    negotiateLanguage({ cookie, acceptLanguage: navigator.languages.join(',') });
  return chosen;
}

/** Changes every text at once, without a reload, and remembers the choice. */
export async function switchLanguage(lang: Language): Promise<void> {
  await loadWords(lang, loadedNamespaces());
  document.cookie = languageCookie(lang, { secure: cookieIsSecure(location) });
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
  return <I18nextProvider i18n={wordsIn(lang)}>{children}</I18nextProvider>;
}

/** A route's clientLoader: the screen's words arrive before the screen. */
export const needsWords =
  (...namespaces: Namespace[]) =>
  async ({ request }: { request: Request }) => {
    await loadWords(languageOfPath(new URL(request.url).pathname) ?? chosen, namespaces);
    return null;
  };
