type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key opens the search: Ctrl K or ⌘ K everywhere, a slash where nothing is written. */
export function opensFind({ key, ctrlKey, metaKey, altKey, target }: Press): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isWriting(target);
}
