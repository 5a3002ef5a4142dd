import type { Words } from '@lakou/i18n';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { countDataUsed } from './platform/data-used.ts';
import { keepDeviceWithSession } from './platform/device/keep-with-session.ts';
import { lockWithOtherTabs } from './platform/device/lock.ts';
import { startingLanguage } from './platform/language/language.tsx';
import type { Namespace } from './platform/language/namespaces.ts';
import { addWords } from './platform/language/words.ts';
import { keepAppOffline } from './platform/offline.ts';
import { queryClient } from './platform/query.ts';
import { sessionQuery } from './platform/session.ts';
import { applyTheme, chosenTheme } from './platform/theme.ts';
import { keepDraftsWithSession } from './shell/session-drafts.ts';

applyTheme(chosenTheme());
countDataUsed();
const lang = startingLanguage();
// A page contains the texts of its first screen, so that it starts without another request. A stored copy of a page may
// be in another language.
const data = document.querySelector<HTMLDataElement>(`data#words[lang=${lang}]`);
const carried: Partial<Record<Namespace, Words>> = JSON.parse(data?.value ?? '{}');
for (const [namespace, words] of Object.entries(carried)) addWords(lang, namespace as Namespace, words);
keepDraftsWithSession(queryClient);
keepDeviceWithSession(queryClient);
lockWithOtherTabs();
// The session is requested while the first screen loads.
const isApp = location.pathname.startsWith('/app');
if (isApp) void queryClient.prefetchQuery(sessionQuery);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// In the app its layout does this when it knows the role.
if (!isApp) keepAppOffline(lang);
