import { type RefObject, useEffect, useState } from 'react';

const TARGETS = 'a, button, input, select, textarea, label, summary, [tabindex="0"]';
const SETTLED_MS = 150;

/** Whether nothing that can be pressed lies under the button: it covers no other one. */
export function useFreeCorner(button: RefObject<HTMLElement | null>): boolean {
  const [free, setFree] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const own = button.current;
      if (!own) return;
      const { left, right, top, bottom } = own.getBoundingClientRect();
      const points = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
      );
      const under = points.flatMap(([x, y]) => document.elementsFromPoint(x, y));
      setFree(
        !under.some((one) => !own.contains(one) && one.closest(TARGETS) && !one.closest('dialog, nav')),
      );
    }
    function later() {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    }
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    later();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [button]);
  return free;
}
