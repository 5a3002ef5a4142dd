import { useState } from 'react';
import type { Point } from './towns.ts';

const PATIENCE_MS = 20_000;

/** Asks the phone for its position, once per call. */
export function useMyLocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'unknown'>('idle');
  function ask() {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  }
  return { state, ask };
}
