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

const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** Whether text with a number in it, such as an amount or a reading, lies under this place. */
function holdsValue(one: Element, place: Box): boolean {
  return Array.from(one.childNodes).some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !/\d/.test(node.nodeValue ?? '')) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects()).some((box) => coveredPart(box, place) > 0);
  });
}

/** Whether the button covers no value and no control, except the edge of a much larger one, and no dialog is open. */
export function useCoversNothing(button: RefObject<HTMLElement | null>): boolean {
  const [free, setFree] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const own = button.current;
      if (!own) return;
      const place = own.getBoundingClientRect();
      const { left, right, top, bottom } = place;
      const points = STEPS.flatMap((across) =>
        STEPS.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      );
      const under = [...new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)))].filter(
        (one) => !own.contains(one) && !one.closest('dialog, nav'),
      );
      const isControl = (one: Element | null) =>
        one !== null && coveredPart(one.getBoundingClientRect(), place) > MAX_COVERED_SHARE;
      const isOver = under.some((one) => isControl(one.closest(TARGETS)) || holdsValue(one, place));
      setFree(!isOver && document.querySelector('dialog[open]') === null);
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
