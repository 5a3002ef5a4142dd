import { Links, Scripts } from 'react-router';
import appStylesheet from './app.css?url';
import authStylesheet from './auth.css?url';
import homeStylesheet from './home.css?url';
import type { PageHandle } from './platform/page-handle.ts';
import { APP_STYLE } from './platform/stylesheet.ts';

// Rendered only when the documents are built. React does not touch elements of head and body that it did not render, so
// the browser's script does not contain this file.

/**
 * What this device chose is known before the first letter is drawn: the colours, and low-data mode, so that no font is
 * loaded; `applyTheme` and `isLowData` say the same.
 */
const MARK_CHOICES = `try{const d=document.documentElement.dataset,t=localStorage.getItem('theme'),c=localStorage.getItem('low-data'),l=navigator.connection;if(/^(light|dark)$/.test(t))d.theme=t;if(c==='on'||(c!=='off'&&(l?.saveData||/2g$/.test(l?.effectiveType))))d.lowData=''}catch{}`;

export function DocumentHead({ handles }: { handles: readonly (PageHandle | undefined)[] }) {
  const isStatic = handles.some((handle) => handle?.static);
  const auth = handles.some((handle) => handle?.auth);
  return (
    <>
      <script>{MARK_CHOICES}</script>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1f1e" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {!isStatic && <meta name={APP_STYLE} content={appStylesheet} />}
      {!isStatic && <link rel="stylesheet" href={auth ? authStylesheet : homeStylesheet} />}
      <Links />
      {isStatic && <script defer src="/site.js" />}
    </>
  );
}

export const DocumentScripts = () => <Scripts />;
