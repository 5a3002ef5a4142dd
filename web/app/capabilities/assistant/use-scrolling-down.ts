import { useEffect, useState } from 'react';

// Smaller movements are ignored, because a resting finger moves a little.
const SLACK_PX = 8;

/** Whether somebody scrolls down; the button is hidden until they scroll up. */
export function useScrollingDown(): boolean {
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
