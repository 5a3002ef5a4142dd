import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

// The server accepts it for ten minutes.
const FRESH_MS = 9 * 60_000;

const nothing = () => () => undefined;

/** The proof that the registration just before left for one sign-in with the same address. */
export function useRegisteredProof(email: string) {
  const { state } = useLocation();
  const [isUsed, setIsUsed] = useState(false);
  // The prerendered page knows of no registration.
  const isInBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const proof: unknown = state?.humanCheck;
  const isKept = isInBrowser && !isUsed && typeof proof === 'string' && state.email === email;
  return {
    isKept,
    isUsed,
    /** Undefined when there is none, or it is too old. */
    take(): string | undefined {
      if (!isKept) return undefined;
      setIsUsed(true);
      return Date.now() - state.checkedAt < FRESH_MS ? proof : undefined;
    },
  };
}
