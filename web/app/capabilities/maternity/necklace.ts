interface Bead {
  week: number;
  x: number;
  y: number;
  /** Whether a trimester ends here. */
  big: boolean;
}

const WEEKS = 40;
const MIDDLE = { x: 164, y: 150 };
const RADIUS = { x: 134, y: 131.3 };
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Forty weeks as dots on a half circle, from left to right. */
export const BEADS: readonly Bead[] = Array.from({ length: WEEKS }, (_, index) => {
  const angle = Math.PI * (1 - index / (WEEKS - 1));
  return {
    week: index + 1,
    x: rounded(MIDDLE.x + RADIUS.x * Math.cos(angle)),
    y: rounded(MIDDLE.y - RADIUS.y * Math.sin(angle)),
    big: index + 1 === 13 || index + 1 === 27,
  };
});
