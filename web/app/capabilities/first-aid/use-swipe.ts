import { type TouchEvent, useEffect, useRef } from 'react';
import { swipeMove } from './steps.ts';

/** Changes the step by arrow keys and by swiping; spread the result on the element that is swiped. */
export function useSwipe(turn: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const writing = target instanceof Element && target.closest('input, textarea, select');
      if (writing || altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn]);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [touch, second] = Array.from(touches);
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [touch] = Array.from(changedTouches);
      if (!touch || !start.current) return;
      const move = swipeMove(touch.clientX - start.current.x, touch.clientY - start.current.y);
      start.current = undefined;
      if (move) turn(move);
    },
  };
}
