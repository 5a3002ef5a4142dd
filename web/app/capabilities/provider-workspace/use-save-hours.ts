import type { AvailabilityChanges } from '@lakou/contract/scheduling';
import { useState } from 'react';
import { useChangeAvailability } from './use-availability.ts';

/** What a card that changes hours needs, so that visits which then lie outside of them are shown. */
export interface AfterSaving {
  /** The visits that lie outside of the hours already. */
  before: () => Promise<string[]>;
  onSaved: (known: readonly string[]) => Promise<void>;
}

/** Saves hours or days that differ, then shows the visits that are newly outside of them. */
export function useSaveHours({ before, onSaved }: AfterSaving) {
  const { mutateAsync } = useChangeAvailability();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async save(changes: AvailabilityChanges): Promise<void> {
      setPending(true);
      // Without the list of before all visits outside of the hours are shown.
      const known = await before().catch(() => []);
      await mutateAsync(changes).then(
        () => onSaved(known),
        () => undefined,
      );
      setPending(false);
    },
  };
}
