import { useCallback, useState } from 'react';

/** A card on a phone of 360 px, until the drawing is measured. */
const NARROW = { width: 296, text: 1 };
const USUAL_TEXT = 16;

/** The width of a drawing in pixels, and how many times larger than usual its reader has text. */
export function useDrawnSize() {
  const [size, setSize] = useState(NARROW);
  const ref = useCallback((drawing: Element | null) => {
    if (!drawing) return undefined;
    const sized = new ResizeObserver(() => {
      const { width } = drawing.getBoundingClientRect();
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
      if (width > 0) setSize({ width, text });
    });
    sized.observe(drawing);
    return () => sized.disconnect();
  }, []);
  return { ref, ...size };
}
