import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A part of every page of the app that is loaded with app.css after the first screen. The root sets which component it
 * is, because the shell imports no capability.
 */
function createLatePart() {
  const chosen: { load?: Load } = {};
  return {
    set(load: Load): void {
      chosen.load = load;
    },
    Part() {
      const [Loaded, setLoaded] = useState<ComponentType>();
      useEffect(
        () =>
          afterFirstScreen(async () => {
            try {
              const [module] = await Promise.all([chosen.load?.(), appStyle()]);
              setLoaded(() => module?.default);
            } catch {
              // Without a network it may not be on the device; it is not shown.
            }
          }),
        [],
      );
      return Loaded ? <Loaded /> : null;
    },
  };
}

/** Has a place in the header, which is kept free until it is loaded. */
export const headerTool = createLatePart();
/** Lies over every page. */
export const appOverlay = createLatePart();
