import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;
let load: Load | undefined;

/** What a capability adds to the frame of the app. The root says it: the frame itself knows no capability. */
export function setFrameExtra(loader: Load): void {
  load = loader;
}

/** Fetched after the first screen, which does not wait for it. */
export function FrameExtra() {
  const [Extra, setExtra] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    load?.().then(
      (module) => {
        if (!left) setExtra(() => module.default);
      },
      () => {}, // without a network there is nothing to add
    );
    return () => {
      left = true;
    };
  }, []);
  return Extra ? <Extra /> : null;
}
