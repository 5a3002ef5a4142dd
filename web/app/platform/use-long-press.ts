import { type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 500;
const STILL_PX = 10;

/** Handlers that run an action when a finger rests; the tap that would follow does nothing. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<number>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      wasLong.current = false;
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = window.setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_MS);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: { preventDefault: () => void }) {
      // The menu that phones open for a link when a finger rests on it.
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
