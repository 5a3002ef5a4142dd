/** How an image is looked at; two that are compared share it. */
export interface Look {
  readonly zoom: number;
  /** Quarter turns. */
  readonly turns: number;
  readonly x: number;
  readonly y: number;
  /** In percent; 100 is as stored. */
  readonly contrast: number;
}

export const PLAIN: Look = { zoom: 1, turns: 0, x: 0, y: 0, contrast: 100 };
const MOST_ZOOM = 8;
const STEP = 1.5;

/** Zoomed out as far as possible, the image is back in the middle. */
export function zoomed(look: Look, closer: boolean): Look {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, closer ? look.zoom * STEP : look.zoom / STEP));
  return zoom < 1.01 ? { ...look, zoom: 1, x: 0, y: 0 } : { ...look, zoom };
}

export const turned = (look: Look): Look => ({ ...look, turns: (look.turns + 1) % 4, x: 0, y: 0 });

/** Moved by some pixels of the screen, as far as the image goes. */
export function moved(look: Look, dx: number, dy: number, side: number): Look {
  const most = ((look.zoom - 1) * side) / 2;
  const within = (value: number) => Math.max(-most, Math.min(most, value));
  return { ...look, x: within(look.x + dx), y: within(look.y + dy) };
}

/** The same for the keys + − r, and the arrows once it is zoomed; undefined for others. */
export function lookAfterKey(look: Look, key: string, side: number): Look | undefined {
  const step = side / 8;
  if (key === '+' || key === '=') return zoomed(look, true);
  if (key === '-') return zoomed(look, false);
  if (key === 'r') return turned(look);
  if (look.zoom === 1) return undefined;
  if (key === 'ArrowLeft') return moved(look, step, 0, side);
  if (key === 'ArrowRight') return moved(look, -step, 0, side);
  if (key === 'ArrowUp') return moved(look, 0, step, side);
  if (key === 'ArrowDown') return moved(look, 0, -step, side);
  return undefined;
}
