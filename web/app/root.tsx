import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { Meta, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { DocumentHead, DocumentScripts } from './document.tsx';
import { EmbeddedWords } from './platform/language/embedded-words.tsx';
import { LanguageProvider } from './platform/language/language.tsx';
import { languageOfPath } from './platform/language/words.ts';
import { setLatePart } from './platform/late-part.tsx';
import { setMissingPlaces } from './platform/missing-places.ts';
import type { PageHandle } from './platform/page-handle.ts';
import { queryClient } from './platform/query.ts';
import { FIRST_CONTENT, STARTING } from './platform/starting.ts';
import { setStepUpDialog } from './platform/step-up-question.tsx';
import { LogoMark } from './ui/logo.tsx';

setLatePart('header', () => import('./capabilities/assistant/assistant-button.tsx'));
setLatePart('overlay', () => import('./capabilities/find/find-overlay.tsx'));
setMissingPlaces(() => import('./capabilities/dashboard/find-missing-places.ts'));
setStepUpDialog(() => import('./capabilities/devices/step-up-dialog.tsx'));

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const isStatic = handles.some((handle) => handle?.static);
  const lang = languageOfPath(pathname) ?? 'en';
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {import.meta.env.SSR && <DocumentHead handles={handles} />}
      </head>
      <body>
        <LanguageProvider>{children}</LanguageProvider>
        {!isStatic && (
          <>
            <EmbeddedWords lang={lang} namespaces={handles.flatMap((handle) => handle?.words ?? [])} />
            <ScrollRestoration />
            {import.meta.env.SSR && <DocumentScripts />}
          </>
        )}
      </body>
    </html>
  );
}

/** Shown while the first screen of the app loads: an outline without text, and above it what first-content.ts wrote. */
export function HydrateFallback() {
  useLayoutEffect(() => () => document.getElementById(FIRST_CONTENT)?.remove(), []);
  return (
    <div id={STARTING} aria-busy="true" className="grid min-h-dvh place-items-center">
      <LogoMark size={56} />
    </div>
  );
}

export default function Root() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
