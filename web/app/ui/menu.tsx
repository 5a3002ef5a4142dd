import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { MenuContext, neighbour } from './menu-context.ts';
import { placeUnder } from './place-under.ts';

interface MenuProps {
  /** The accessible name of the button; begins with its visible text, if there is any. */
  label: string;
  /** The visible content of the button. */
  trigger: ReactNode;
  /** `MenuLink`s and `MenuButton`s. */
  children: ReactNode;
}

/** A button that opens a short list of links and actions, as a native popover. */
export function Menu({ label, trigger, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const items = () => Array.from(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? []);

  function beforeToggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'open' && button.current) placeUnder(button.current, event.currentTarget);
  }
  function toggled(event: ToggleEvent<HTMLElement>) {
    setOpen(event.newState === 'open');
    // Safari does not focus a pressed button, so it would not return the focus to it.
    if (event.newState === 'closed' && document.activeElement === document.body) button.current?.focus();
  }
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    panel.current?.showPopover();
    items()
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  }
  function moveByArrow(event: KeyboardEvent) {
    const next = neighbour(items(), event.currentTarget, event.key);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }
  function closeBehind(event: FocusEvent) {
    const to = event.relatedTarget;
    if (to && to !== button.current && !panel.current?.contains(to)) panel.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onKeyDown={openByArrow}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold transition-colors hover:bg-current/10"
      >
        {trigger}
        <ChevronDown size={18} className="shrink-0 max-md:hidden" />
      </button>
      <MenuContext
        value={{ onClick: () => panel.current?.hidePopover(), onKeyDown: moveByArrow, onBlur: closeBehind }}
      >
        <ul
          ref={panel}
          id={id}
          popover="auto"
          onBeforeToggle={beforeToggle}
          onToggle={toggled}
          className="fixed top-15 right-2 bottom-auto left-auto max-h-[calc(100dvh-5rem)] min-w-56 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-surface p-1.5 text-ink shadow-over"
        >
          {children}
        </ul>
      </MenuContext>
    </>
  );
}
