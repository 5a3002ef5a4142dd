/** What opened something may have been drawn anew elsewhere meanwhile, under the same id. */
const openerNow = (opener: HTMLElement): HTMLElement | null =>
  opener.isConnected || opener.id === '' ? opener : document.getElementById(opener.id);

/** Where the keyboard goes on when what opened it is gone: at the content, not at the top of the page. */
const content = () => document.getElementById('main');

/** The keyboard goes on where it was before something opened. */
export function returnFocus(opener: Element | null): void {
  // The page stands as it was left: to scroll it now would lose a tap that has already begun.
  if (opener instanceof HTMLElement) openerNow(opener)?.focus({ preventScroll: true });
  if (document.activeElement === document.body) content()?.focus({ preventScroll: true });
}
