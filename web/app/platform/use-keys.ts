import { useEffect, useEffectEvent } from 'react';
import { areLetterKeysOn } from './letter-keys.ts';

const TYPED_IN = 'textarea, select, input:not([type=checkbox]):not([type=radio])';

/** Runs an action for a key that is pressed alone, unless something is being typed, a dialog is open or another took the key. A letter does nothing where letters are switched off. */
export function useKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_IN)) return;
    if (document.querySelector('dialog[open]')) return;
    if (key.length === 1 && !areLetterKeysOn()) return;
    actions[key.toLowerCase()]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
