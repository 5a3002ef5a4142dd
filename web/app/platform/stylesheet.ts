import appStylesheet from '../app.css?url';

/** The app's whole style: there before a screen of the app shows, also when the way led through the entrance. */
export function appStyle(): Promise<void> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${appStylesheet}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = appStylesheet;
  return new Promise((resolve) => {
    // A style that does not come must not keep anybody out: the entrance's goes a long way.
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
