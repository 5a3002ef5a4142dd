import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

type Load = () => Promise<{ default: ComponentType }>;
let load: Load | undefined;

/** Sets what a capability shows over every page of the app. Called by the root: the shell imports no capability. */
export function setAppOverlay(loader: Load): void {
  load = loader;
}

/** Loads the overlay and the style of all screens after the first screen. */
export function AppOverlay() {
  const [Overlay, setOverlay] = useState<ComponentType>();
  useEffect(
    () =>
      afterFirstScreen(async () => {
        try {
          const [module] = await Promise.all([load?.(), appStyle()]);
          setOverlay(() => module?.default);
        } catch {
          // Without a network there is no overlay.
        }
      }),
    [],
  );
  return Overlay ? <Overlay /> : null;
}
