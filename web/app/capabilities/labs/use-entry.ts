import type { LabRequest, LabResult } from '@lakou/contract/labs';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../ui/form/drafts.ts';
import { type DraftValue, draftsOf } from './entry-draft.ts';

interface Entry {
  readonly drafts: readonly DraftValue[];
  readonly comment: string;
  readonly reason: string;
  readonly hold: boolean;
}

/** What is typed of a result, kept on this device until it is signed. */
export function useEntry({ id, tests }: LabRequest, amends: LabResult | undefined) {
  const name = `lab-result:${id}:${amends?.version ?? 0}`;
  const [entry, setEntry] = useState<Entry>(
    () =>
      readDraft<Entry>(name)?.values ?? {
        drafts: draftsOf(tests, amends),
        comment: amends?.comment ?? '',
        reason: '',
        hold: false,
      },
  );
  return {
    entry,
    change(part: Partial<Entry>): void {
      const next = { ...entry, ...part };
      keepDraft(name, next, Date.now());
      setEntry(next);
    },
    forget: () => dropDraft(name),
  };
}
