import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

// One request for several letters typed in a row.
const PAUSE_MS = 250;

/**
 * The text of a search field whose value is in the page's address: `onChange` is called when the typing pauses. When the
 * address changes by other means (a link, the back button), its text replaces the typed one.
 */
export function useTypedSearch(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  // A new address of this page would cancel the navigation to a result that was just pressed.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaving || typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    // The navigation state follows a press only at the next render, and the timer may fire before that.
    const stopAtLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer);
    };
    document.addEventListener('click', stopAtLink, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stopAtLink, true);
    };
  }, [typed, value, onChange, leaving]);
  return [typed, setTyped] as const;
}
