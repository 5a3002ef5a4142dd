import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startingLanguage } from './platform/language/language.tsx';
import type { Namespace, Words } from './platform/language/namespaces.ts';
import { addWords, loadWords } from './platform/language/words.ts';
import { keepAppOffline } from './platform/offline.ts';
import { queryClient } from './platform/query.ts';
import { sessionQuery } from './platform/session.ts';
import { applyTheme, chosenTheme } from './platform/theme.ts';

applyTheme(chosenTheme());
const lang = startingLanguage();
// A prerendered page carries its own words, so that hydration starts with no further request.
const data = document.querySelector<HTMLDataElement>('data#words');
const carried: Partial<Record<Namespace, Words>> = JSON.parse(data?.value ?? '{}');
for (const [namespace, words] of Object.entries(carried)) addWords(lang, namespace as Namespace, words);
// Who is signed in is asked while the words are on their way.
if (location.pathname.startsWith('/app')) void queryClient.prefetchQuery(sessionQuery);
await loadWords(lang, ['common', 'errors', ...(Object.keys(carried) as Namespace[])]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

keepAppOffline(lang);
