import { useState } from 'react';
import { useErrorText } from '../platform/api/error-text.ts';

/** Saves what a dialog holds and closes it; when that fails the dialog stays and says why. */
export function useDialogSave(onClose: () => void) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
      onClose();
    } catch (error) {
      setProblem(errorText(error as Error));
      setBusy(false);
    }
  }
  return { busy, problem, setProblem, save };
}
