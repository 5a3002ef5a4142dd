import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../ui/form/drafts.ts';

/** What is written to somebody and not sent yet; it stays on this device, sealed, when the page is left. */
export function useWritten(other: string) {
  const name = `message:${other}`;
  const [text, setText] = useState(() => readDraft<{ text: string }>(name)?.values.text ?? '');
  useEffect(() => {
    if (text) keepDraft(name, { text }, Date.now());
    else dropDraft(name);
  }, [name, text]);
  return [text, setText] as const;
}
