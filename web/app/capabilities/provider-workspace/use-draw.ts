import { type PointerEvent, useEffect, useState } from 'react';
import type { DaySpan } from './days.ts';
import { snap } from './drag.ts';
import { minutesOfPx } from './grid.ts';

const SHORTEST = 15;

/** A span that is drawn with a mouse or a pen on the free area of a day; a click without a way draws nothing. */
export function useDraw(shown: DaySpan, onDrawn: (span: DaySpan) => void) {
  const [drawn, setDrawn] = useState<{ start: number; now: number }>();
  const isDrawing = drawn !== undefined;
  const span: DaySpan | undefined =
    drawn && drawn.start !== drawn.now
      ? { from: Math.min(drawn.start, drawn.now), to: Math.max(drawn.start, drawn.now) }
      : undefined;

  useEffect(() => {
    if (!isDrawing) return undefined;
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrawn(undefined);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDrawing]);

  const minuteAt = ({ currentTarget, clientY }: PointerEvent) =>
    snap(shown.from + minutesOfPx(clientY - currentTarget.getBoundingClientRect().top), 0, shown);
  return {
    span,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const isFree = event.target instanceof Element && !event.target.closest('button, a');
        if (event.button !== 0 || event.pointerType === 'touch' || !isFree) return;
        const start = minuteAt(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn({ start, now: start });
      },
      onPointerMove(event: PointerEvent) {
        if (drawn) setDrawn({ ...drawn, now: minuteAt(event) });
      },
      onPointerUp() {
        setDrawn(undefined);
        if (span && span.to - span.from >= SHORTEST) onDrawn(span);
      },
      onPointerCancel: () => setDrawn(undefined),
    },
  };
}
