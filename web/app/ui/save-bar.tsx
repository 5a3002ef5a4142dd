import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';

interface SaveBarProps {
  /** That something is not saved yet. */
  text: string;
  save: string;
  discard: string;
  busy: boolean;
  /** Whether it can be saved as it is. */
  disabled?: boolean;
  problem?: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays at the lower edge while a long page has changes: one button saves all of them. */
export function SaveBar({ text, save, discard, busy, disabled, problem, onSave, onDiscard }: SaveBarProps) {
  return (
    <section
      aria-label={text}
      data-at-bottom
      className="sticky bottom-17 z-10 -mx-4 grid gap-2 border-t border-line bg-ground px-4 py-3 md:mx-0 md:px-0 lg:bottom-0"
    >
      <p role="status" className="text-15 font-semibold">
        {text}
      </p>
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <div className="grow">
          <Button block busy={busy} disabled={disabled} onClick={onSave}>
            {save}
          </Button>
        </div>
        <Button variant="ghost" disabled={busy} onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </section>
  );
}
