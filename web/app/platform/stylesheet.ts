/** The name of the meta element that contains the address of app.css. */
export const APP_STYLE = 'app-style';

const isHome = (pathname: string) => /^\/app\/?$/.test(pathname);
const isAuthPage = (pathname: string) => /^\/\w\w\/(?!(?:providers|clinics)\/)/.test(pathname);

let startsAt: string | undefined;

/**
 * Awaited before a screen shows: a document contains the style of its first screen only, all other screens need
 * app.css.
 */
export function styleFor(pathname: string): Promise<void> | undefined {
  startsAt ??= location.pathname;
  const isStyled = isAuthPage(startsAt) ? isAuthPage : isHome;
  return isStyled(pathname) ? undefined : appStyle();
}

let coming: Promise<void> | undefined;

export function appStyle(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector(`meta[name=${APP_STYLE}]`)?.getAttribute('content') ?? '';
    // A screen is shown even when app.css fails to load: the first stylesheet covers most of it.
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
