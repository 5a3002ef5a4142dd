import type { Language } from '@lakou/i18n';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { findOpen } from '../../platform/find/open-find.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';
import { opensFind } from './opens-find.ts';

const FindDialog = lazy(() => import('./find-dialog.tsx'));

const close = () => findOpen.set(false);

/** Opens the search with Ctrl K, ⌘ K or a slash. The search is loaded when it opens. */
export default function FindOverlay() {
  const lang = useLanguage();
  const isOpen = useSyncExternalStore(findOpen.subscribe, findOpen.get);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || !opensFind(event)) return;
      event.preventDefault();
      findOpen.set(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const [readyIn, setReadyIn] = useState<Language>();
  useEffect(() => {
    if (isOpen) loadWords(lang, ['find', 'providers']).then(() => setReadyIn(lang), close);
  }, [isOpen, lang]);
  return isOpen && readyIn === lang ? (
    <Suspense>
      <FindDialog onClose={close} />
    </Suspense>
  ) : null;
}
