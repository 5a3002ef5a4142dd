import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';
import { appStyle } from './stylesheet.ts';

/** One has a place in the header, which is kept free until it is loaded; the other lies over every page. */
type Place = 'header' | 'overlay';
type Load = () => Promise<{ default: ComponentType }>;
const loads = new Map<Place, Load>();

/** Sets the component of a place on every page of the app. The root calls it, because the shell imports no capability. */
export function setLatePart(place: Place, load: Load): void {
  loads.set(place, load);
}

/** Loads the component and app.css after the first screen. */
export function LatePart({ place }: { place: Place }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(
    () =>
      afterFirstScreen(async () => {
        try {
          const [module] = await Promise.all([loads.get(place)?.(), appStyle()]);
          setPart(() => module?.default);
        } catch {
          // Without a network it may not be on the device; it is not shown.
        }
      }),
    [place],
  );
  return Part ? <Part /> : null;
}
