import type { AvailabilityChanges } from '@lakou/contract/scheduling';
import { useState } from 'react';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useChangeAvailability } from './use-availability.ts';

/** What a screen that changes hours needs, so that visits which then lie outside of them are shown. */
export interface AfterSaving {
  /** The visits that lie outside of the hours already. */
  before: () => Promise<string[]>;
  onSaved: (known: readonly string[]) => Promise<void>;
}

/** Saves what decides when one can be booked, then shows the visits that are newly outside of the hours. */
export function useSaveHours({ before, onSaved }: AfterSaving) {
  const errorText = useErrorText();
  const { mutateAsync, error, reset } = useChangeAvailability();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    problem: error ? errorText(error) : undefined,
    forget: reset,
    /** Whether it was saved. */
    async save(changes: AvailabilityChanges): Promise<boolean> {
      const areHours = Boolean(changes.hours ?? changes.exceptions ?? changes.repeats);
      setPending(true);
      try {
        // Without the list of before all visits outside of the hours are shown.
        const known = areHours ? await before().catch(() => []) : [];
        await mutateAsync(changes);
        if (areHours) await onSaved(known);
        return true;
      } catch {
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
