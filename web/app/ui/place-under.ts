const GAP = 6;
const EDGE = 8;

/** Places an overlay under its button, aligned to the nearer side of the screen and always inside it. */
export function placeUnder(button: HTMLElement, panel: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const atLeft = box.left + box.right < width;
  panel.style.top = `${box.bottom + GAP}px`;
  panel.style.left = atLeft ? `${Math.max(EDGE, box.left)}px` : 'auto';
  panel.style.right = atLeft ? 'auto' : `${Math.max(EDGE, width - box.right)}px`;
}
