import { useEffect, useEffectEvent } from 'react';
import { areLetterKeysOn } from './letter-keys.ts';

/** Where keys write, or choose among what is shown in a panel. */
const OWN_KEYS = 'textarea, select, input:not([type=checkbox]):not([type=radio]), [data-side-panel] input';

/** Runs an action for a key that is pressed alone, unless something is being typed, a dialog is open or another took the key. A letter does nothing where letters are switched off. */
export function useKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    if (document.querySelector('dialog[open]')) return;
    if (key.length === 1 && !areLetterKeysOn()) return;
    actions[key.toLowerCase()]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
