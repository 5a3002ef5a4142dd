import { type RefObject, useEffect, useState } from 'react';

const TARGETS = 'a, button, input, select, textarea, label, summary, [tabindex="0"]';
const SETTLED_MS = 150;

// A large card may be covered by this share of its area; links and fields are smaller, so they exceed it.
const MAX_COVERED_SHARE = 1 / 8;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The share of the first box that the second one covers, from 0 to 1. */
export function coveredPart(one: Box, by: Box): number {
  const across = Math.min(one.right, by.right) - Math.max(one.left, by.left);
  const down = Math.min(one.bottom, by.bottom) - Math.max(one.top, by.top);
  const area = (one.right - one.left) * (one.bottom - one.top);
  return across > 0 && down > 0 ? (across * down) / area : 0;
}

/** Whether the button covers no control, except the edge of a much larger one. */
export function useCoversNoControl(button: RefObject<HTMLElement | null>): boolean {
  const [free, setFree] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const own = button.current;
      if (!own) return;
      const place = own.getBoundingClientRect();
      const { left, right, top, bottom } = place;
      const points = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
      );
      const covered = points
        .flatMap(([x, y]) => document.elementsFromPoint(x, y))
        .filter((one) => !own.contains(one) && !one.closest('dialog, nav'))
        .map((one) => one.closest(TARGETS));
      setFree(
        !covered.some((one) => one && coveredPart(one.getBoundingClientRect(), place) > MAX_COVERED_SHARE),
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
