import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';

interface FormDialogProps {
  title: string;
  /** The verb on the button. */
  save: string;
  busy: boolean;
  /** Why it was not saved: said beside the button, which tries again. What was typed stays. */
  problem?: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Under the form, such as a way to delete. */
  after?: ReactNode;
}

/** A sheet to fill in. When a field is wrong, the first such field takes the focus. */
export function FormDialog(props: FormDialogProps) {
  const { title, save, busy, problem, onSave, onClose, children, after } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    onSave();
    // Once the faults are drawn.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus(),
    );
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {problem && <FormError>{problem}</FormError>}
          <Button type="submit" form={id} block busy={busy}>
            {save}
          </Button>
        </div>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-5">
        {children}
      </form>
      {after}
    </Dialog>
  );
}
