// The only script of the public pages, built to /site.js. Every page works without it.

/** The server sets this cookie with the session cookie; it contains no secret. */
const signedIn = /(?:^|; )signedIn=1(?:;|$)/.test(document.cookie);
if (signedIn) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-back-to-app]')) link.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('[data-signed-out]')) part.hidden = true;
}

/** Signing out leads to this page; the confirmation is shown as long as a toast. */
const signedOutNotice = document.querySelector<HTMLElement>('[data-signed-out-notice]');
if (signedOutNotice && location.hash === '#signed-out') {
  history.replaceState(null, '', location.pathname);
  signedOutNotice.hidden = false;
  setTimeout(() => {
    signedOutNotice.hidden = true;
  }, 5000);
}

/** A page that the server wrote can be printed from a button, where there is a script to do so. */
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

/** On paper the answers are unfolded, also where the browser cannot do so by the stylesheet. */
addEventListener('beforeprint', () => {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('.ask')) answer.open = true;
});

/** Menus close on a tap elsewhere, on a chosen link and on Escape. */
function closeMenus(except?: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]')) {
    if (menu !== except) menu.open = false;
  }
}
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  closeMenus(target.closest('a') ? null : target.closest('details'));
});
document.addEventListener('keydown', ({ key }) => {
  const menu = document.activeElement?.closest('details[name="menu"][open]');
  if (key !== 'Escape') return;
  closeMenus();
  menu?.querySelector('summary')?.focus();
});

/** The static pages in this language, their stylesheet and their font, to be stored for use without a network. */
function pagesToKeep(): string[] {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const choice = localStorage.getItem('low-data');
  const isLow = choice === 'on' || (choice !== 'off' && connection?.saveData);
  const pages = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-keep]'), ({ href }) => href);
  const styles = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
    ({ href }) => href,
  );
  const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
  // What somebody read about an illness or looked for is not kept on a phone that others use too.
  const isPrivate = document.querySelector('.article') && !/^\/\w+\/first-aid(\/|$)/.test(location.pathname);
  return [
    ...(isPrivate || location.search ? [] : [location.href.replace(location.hash, '')]),
    ...(isLow ? [] : pages),
    ...styles,
    ...fonts.filter((name) => name.endsWith('.woff2')),
  ];
}

async function keepPages() {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', urls: [...new Set(pagesToKeep())] });
}
if ('serviceWorker' in navigator) {
  // After the page has loaded, so that nothing competes with it; without a service worker the site works online only.
  addEventListener('load', () => keepPages().catch(() => undefined));
}
