import { useEffect, useState } from 'react';

// A thumb is never quite still.
const SLACK_PX = 8;

/** Whether somebody reads on downwards: what floats over the page makes room until they turn back. */
export function useOutOfTheWay(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    function look() {
      const now = window.scrollY;
      if (Math.abs(now - before) < SLACK_PX) return;
      setAway(now > before);
      before = now;
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return away;
}
