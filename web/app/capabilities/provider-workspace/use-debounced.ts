import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The typed text after the typing pauses, so that not every letter sends a request. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
