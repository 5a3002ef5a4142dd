import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

type Load = () => Promise<{ default: ComponentType }>;
let load: Load | undefined;

/**
 * Sets the component that is shown over every page of the app. The root calls it, because the shell imports no
 * capability.
 */
export function setAppOverlay(loader: Load): void {
  load = loader;
}

/** Loads the overlay and app.css after the first screen. */
export function AppOverlay() {
  const [Overlay, setOverlay] = useState<ComponentType>();
  useEffect(
    () =>
      afterFirstScreen(async () => {
        try {
          const [module] = await Promise.all([load?.(), appStyle()]);
          setOverlay(() => module?.default);
        } catch {
          // Without a network the overlay is not shown.
        }
      }),
    [],
  );
  return Overlay ? <Overlay /> : null;
}
