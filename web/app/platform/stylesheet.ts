/** Where the document says what the app's stylesheet is called. */
export const APP_STYLE = 'app-style';

const isHome = (pathname: string) => /^\/app\/?$/.test(pathname);
const isEntrance = (pathname: string) => /^\/\w\w\/(?!providers\/)/.test(pathname);

let startsAt: string | undefined;

/** Before a screen shows: a document starts with the style of its first screen alone, and all others need the whole. */
export function styleFor(pathname: string): Promise<void> | undefined {
  startsAt ??= location.pathname;
  const isStyled = isEntrance(startsAt) ? isEntrance : isHome;
  return isStyled(pathname) ? undefined : appStyle();
}

let coming: Promise<void> | undefined;

/** The app's whole style. */
export function appStyle(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector(`meta[name=${APP_STYLE}]`)?.getAttribute('content') ?? '';
    // A style that does not come must not keep anybody out: the first screen's goes a long way.
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
