/** Where the document says what the app's stylesheet is called. */
export const APP_STYLE = 'app-style';

/** The app's whole style: there before a screen of the app shows, also when the way led through the entrance. */
export function appStyle(): Promise<void> | undefined {
  const href = document.querySelector(`meta[name=${APP_STYLE}]`)?.getAttribute('content');
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    // A style that does not come must not keep anybody out: the entrance's goes a long way.
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
