import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

type Load = () => Promise<{ default: ComponentType }>;
let loaders: readonly Load[] = [];

/**
 * Sets the components that are shown over every page of the app. The root calls it, because the shell imports no
 * capability.
 */
export function setAppOverlays(...loads: Load[]): void {
  loaders = loads;
}

/** Loads the overlays and app.css after the first screen. */
export function AppOverlay() {
  const [overlays, setOverlays] = useState<readonly ComponentType[]>([]);
  useEffect(
    () =>
      afterFirstScreen(async () => {
        try {
          const [modules] = await Promise.all([Promise.all(loaders.map((load) => load())), appStyle()]);
          setOverlays(modules.map((module) => module.default));
        } catch {
          // Without a network the overlays are not shown.
        }
      }),
    [],
  );
  // Their number and order never change.
  return overlays.map((Overlay, at) => <Overlay key={String(at)} />);
}
