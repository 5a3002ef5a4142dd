/** The meta element of a document that names the file of app.css. */
export const APP_STYLE = 'app-style';

const isHome = (pathname: string) => /^\/app\/?$/.test(pathname);
const isAuthPage = (pathname: string) => /^\/\w\w\/(?!providers\/)/.test(pathname);

let startsAt: string | undefined;

/** Awaited before a screen shows: a document starts with the style of its first screen, all others need app.css. */
export function styleFor(pathname: string): Promise<void> | undefined {
  startsAt ??= location.pathname;
  const isStyled = isAuthPage(startsAt) ? isAuthPage : isHome;
  return isStyled(pathname) ? undefined : appStyle();
}

let coming: Promise<void> | undefined;

/** Loads app.css, once. */
export function appStyle(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector(`meta[name=${APP_STYLE}]`)?.getAttribute('content') ?? '';
    // Without the style the screen still shows: the first screen's style covers most of it.
    link.onload = () => resolve();
    link.onerror = () => {
      coming = undefined;
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  return coming;
}
