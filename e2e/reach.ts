import type { Page } from '@playwright/test';

/** Controls of the page that something lies over when it is scrolled to its end; a toast goes by itself, a dialog when it is closed. */
export const coveredAtTheEnd = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('dialog:modal')) return [];
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const controls = document.querySelectorAll('main :is(a, button, input, select, textarea, summary)');
    const covered = [...controls].filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 8 || height < 8 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const over = document.elementFromPoint(x, y);
      const own = one.closest('label') ?? one;
      if (over === null || over.closest('main, [role=alert], [role=status]')) return false;
      return !own.contains(over) && !over.contains(one);
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return covered.map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

/** What goes beyond the sides of the screen when letters are half as large again. */
export const cutAtLargeText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    root.style.fontSize = '150%';
    await new Promise(requestAnimationFrame);
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const controls = document.querySelectorAll(
      ':is(header, main, nav) :is(a, button, select, textarea, summary, h1)',
    );
    const cut = [...controls].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      if (width < 2 || !one.checkVisibility({ visibilityProperty: true })) return false;
      if (getComputedStyle(one).position === 'fixed' || one.closest('[popover]')) return false;
      return (left < -1 || right > root.clientWidth + 1) && !scrolls(one.parentElement);
    });
    const found = cut.map(({ outerHTML }) => outerHTML.slice(0, 160));
    const wider = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    await new Promise(requestAnimationFrame);
    return [...found, ...(wider > 0 ? [`the page is ${wider} px too wide`] : [])];
  });
