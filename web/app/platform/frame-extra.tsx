import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

type Load = () => Promise<{ default: ComponentType }>;
let load: Load | undefined;

/** What a capability adds to the frame of the app. The root says it: the frame itself knows no capability. */
export function setFrameExtra(loader: Load): void {
  load = loader;
}

/** Fetched after the first screen, with the style of all others. */
export function FrameExtra() {
  const [Extra, setExtra] = useState<ComponentType>();
  useEffect(
    () =>
      afterFirstScreen(async () => {
        try {
          const [module] = await Promise.all([load?.(), appStyle()]);
          setExtra(() => module?.default);
        } catch {
          // Without a network there is nothing to add.
        }
      }),
    [],
  );
  return Extra ? <Extra /> : null;
}
