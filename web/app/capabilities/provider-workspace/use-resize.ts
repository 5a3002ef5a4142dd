import { type PointerEvent, useRef, useState } from 'react';
import { resized } from './drag.ts';
import { minutesOfPx } from './grid.ts';

interface Options {
  /** In minutes. */
  readonly length: number;
  readonly longest: number;
  readonly onResized: (minutes: number) => void;
}

/** Makes a block longer or shorter at its lower edge, with a mouse, a pen or a finger; Escape is not needed: back is back. */
export function useResize({ length, longest, onResized }: Options) {
  const start = useRef<number>(undefined);
  const [minutes, setMinutes] = useState<number>();
  function stop() {
    start.current = undefined;
    setMinutes(undefined);
  }
  return {
    minutes,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.stopPropagation();
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
        setMinutes(length);
      },
      onPointerMove(event: PointerEvent) {
        if (start.current === undefined) return;
        setMinutes(resized(length, minutesOfPx(event.clientY - start.current), longest));
      },
      onPointerUp() {
        if (minutes !== undefined && minutes !== length) onResized(minutes);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
