import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';
import { SidePanel } from './side-panel.tsx';

interface FormDialogProps {
  title: string;
  /** The text of the submit button. */
  save: string;
  busy: boolean;
  /** Why saving failed; shown beside the button. The typed values stay. */
  problem?: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Content under the form, such as a delete button. */
  after?: ReactNode;
  /** At a desk beside the content, which stays in sight and in use. */
  beside?: boolean;
}

/** A form in a dialog, or in a panel beside the content. After a submit with errors, the first wrong field gets the focus. */
export function FormDialog(props: FormDialogProps) {
  const { title, save, busy, problem, onSave, onClose, children, after, beside = false } = props;
  const Frame = beside ? SidePanel : Dialog;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    onSave();
    // Runs after the errors are rendered.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus(),
    );
  }
  return (
    <Frame
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
    </Frame>
  );
}
