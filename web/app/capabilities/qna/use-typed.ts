import { useState } from 'react';
import { dropDraft, keepDraft } from '../../ui/form/drafts.ts';
import { resume } from '../../ui/form/resume.ts';

/** What somebody types, kept on this device under a name until it is posted. */
export function useTyped<Values extends object>(name: string, empty: Values) {
  const [values, setValues] = useState(() => resume(empty, name, Date.now()));
  return {
    values,
    change(part: Partial<Values>): void {
      const next = { ...values, ...part };
      keepDraft(name, next, Date.now());
      setValues(next);
    },
    forget(): void {
      dropDraft(name);
      setValues(empty);
    },
  };
}
