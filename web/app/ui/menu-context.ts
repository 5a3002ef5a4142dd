import { createContext, type FocusEvent, type KeyboardEvent } from 'react';

/** The event handlers that a menu gives to its items. */
export interface MenuItemEvents {
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

const ignore = () => undefined;
export const MenuContext = createContext<MenuItemEvents>({
  onClick: ignore,
  onKeyDown: ignore,
  onBlur: ignore,
});

/** The item that an arrow key, Home or End leads to; arrows wrap around at the ends. */
export function neighbour<Item>(items: readonly Item[], current: Item, key: string): Item | undefined {
  const at = items.indexOf(current);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
