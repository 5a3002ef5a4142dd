const GAP = 6;
const EDGE = 8;

/** Puts an overlay just under its button, along the nearer edge of the screen, never outside it. */
export function placeUnder(button: HTMLElement, panel: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const atLeft = box.left + box.right < width;
  panel.style.top = `${box.bottom + GAP}px`;
  panel.style.left = atLeft ? `${Math.max(EDGE, box.left)}px` : 'auto';
  panel.style.right = atLeft ? 'auto' : `${Math.max(EDGE, width - box.right)}px`;
}
