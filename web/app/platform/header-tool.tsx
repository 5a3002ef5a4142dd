import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

type Load = () => Promise<{ default: ComponentType }>;
let load: Load | undefined;

/**
 * Sets the component that has a place in the header of every page of the app. The root calls it, because the shell
 * imports no capability.
 */
export function setHeaderTool(loader: Load): void {
  load = loader;
}

/** Loads the tool and app.css after the first screen; the header keeps its place free until then. */
export function HeaderTool() {
  const [Tool, setTool] = useState<ComponentType>();
  useEffect(
    () =>
      afterFirstScreen(async () => {
        try {
          const [module] = await Promise.all([load?.(), appStyle()]);
          setTool(() => module?.default);
        } catch {
          // Without a network it may not be on the device; its place stays empty.
        }
      }),
    [],
  );
  return Tool ? <Tool /> : null;
}
