import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DaySpan } from './days.ts';
import { type Place, snap, stepped } from './drag.ts';
import { minutesOfPx, pxOf } from './grid.ts';

/** A shorter way of the pointer is a click. */
const THRESHOLD_PX = 6;

interface Options {
  readonly place: Place;
  readonly length: number;
  readonly shown: DaySpan;
  /** Undefined: it cannot be moved. */
  readonly onDrop: ((place: Place) => void) | undefined;
}

interface Held {
  readonly place: Place;
  /** How far its column is from its own, in pixels. */
  readonly x: number;
}

const columnOf = (day: string, beside: Element): Element | undefined =>
  [...(beside.closest('[data-grid]')?.querySelectorAll('[data-day]') ?? [])].find(
    (column) => column.getAttribute('data-day') === day,
  );
const leftOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().left ?? 0;

/**
 * Moves a block of the grid with a mouse or a pen, or with Shift and the arrow keys: Enter lets it go there, Escape
 * puts it back. Touching scrolls, and the dialog of the block moves it too.
 */
export function useDrag({ place, length, shown, onDrop }: Options) {
  const [held, setHeld] = useState<Held>();
  const start = useRef<{ x: number; y: number }>(undefined);
  const justDropped = useRef(false);
  const isHeld = held !== undefined;

  useEffect(() => {
    if (!isHeld) return undefined;
    function cancel(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      start.current = undefined;
      setHeld(undefined);
    }
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isHeld]);

  function hold(element: Element, { day, minute }: Place) {
    const column = columnOf(day, element);
    if (!column) return;
    const x = leftOf(column) - leftOf(element.closest('[data-day]'));
    setHeld({ place: { day, minute: snap(minute, length, shown) }, x });
  }
  function drop() {
    setHeld(undefined);
    if (held && (held.place.day !== place.day || held.place.minute !== place.minute)) onDrop?.(held.place);
  }

  return {
    held: held?.place,
    style: held && {
      transform: `translate(${held.x}px, ${pxOf(held.place.minute - place.minute)}px)`,
      zIndex: 2,
    },
    handlers: onDrop && {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        justDropped.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        // A quick pointer leaves a low block, or is over its lower edge, before it has moved far enough to be a drag.
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const from = start.current;
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!isHeld && Math.hypot(x, y) < THRESHOLD_PX) return;
        const under = document
          .elementsFromPoint(event.clientX, event.clientY)
          .find((element) => element.hasAttribute('data-day'));
        const day = under?.getAttribute('data-day') ?? held?.place.day ?? place.day;
        hold(event.currentTarget, { day, minute: place.minute + minutesOfPx(y) });
      },
      onPointerUp() {
        start.current = undefined;
        if (!isHeld) return;
        justDropped.current = true;
        drop();
      },
      onPointerCancel() {
        start.current = undefined;
        setHeld(undefined);
      },
      // The click that follows letting go would open the block.
      onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
        if (!justDropped.current) return;
        justDropped.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter' && isHeld) {
          event.preventDefault();
          drop();
        }
        const next = event.shiftKey ? stepped(held?.place ?? place, event.key) : undefined;
        if (!next) return;
        event.preventDefault();
        hold(event.currentTarget, next);
      },
    },
  };
}
