import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The value once it has stood still: each letter typed is not a call. */
export function useDeferredUpdate<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
