import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import appStylesheet from './app.css?url';
import entranceStylesheet from './entrance.css?url';
import { setFrameExtra } from './platform/frame-extra.tsx';
import { CarriedWords } from './platform/language/carried-words.tsx';
import { LanguageProvider } from './platform/language/language.tsx';
import { languageOfPath } from './platform/language/words.ts';
import type { PageHandle } from './platform/page-handle.ts';
import { queryClient } from './platform/query.ts';
import { APP_STYLE } from './platform/stylesheet.ts';
import { LogoMark } from './ui/logo.tsx';

setFrameExtra(() => import('./capabilities/assistant/assistant-button.tsx'));

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const still = handles.some((handle) => handle?.still);
  // For the life of the document: what comes later adds its style, and takes none away.
  const [stylesheet] = useState(
    handles.some((handle) => handle?.entrance) ? entranceStylesheet : appStylesheet,
  );
  const lang = languageOfPath(pathname) ?? 'en';
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1f1e" />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {!still && <meta name={APP_STYLE} content={appStylesheet} />}
        {!still && <link rel="stylesheet" href={stylesheet} />}
        <Links />
        {still && <script defer src="/site.js" />}
      </head>
      <body>
        <LanguageProvider>{children}</LanguageProvider>
        {!still && (
          <>
            <CarriedWords lang={lang} namespaces={handles.flatMap((handle) => handle?.words ?? [])} />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Shown while the first screen of the app arrives: its outline, in no language yet. */
export function HydrateFallback() {
  return (
    <div aria-busy="true" className="grid min-h-dvh place-items-center">
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
