import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';

interface ConfirmDialogProps {
  /** The action, in the same words as its button. */
  title: string;
  /** What it touches: with whom, when, how much. */
  about?: string | undefined;
  /** What will be lost. */
  text: string;
  /** A gentler action, offered first. */
  instead?: { label: string; onPress: () => void } | undefined;
  /** The text of the button that cancels, such as "Keep the visit". */
  keep: string;
  busy: boolean;
  /** While what the action does is not known. */
  disabled?: boolean | undefined;
  /** Why it did not work. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** What may be chosen before. */
  children?: ReactNode;
}

/** Says what will be lost before the action runs; on phones at the bottom of the screen. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, about, text, instead, keep, busy, disabled, problem, onConfirm, onClose, children } = props;
  return (
    <Dialog
      title={title}
      sheet
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {problem && <FormError>{problem}</FormError>}
          {instead && (
            <Button block onClick={instead.onPress}>
              {instead.label}
            </Button>
          )}
          <Button variant="danger" block busy={busy} disabled={disabled} onClick={onConfirm}>
            {title}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {keep}
          </Button>
        </div>
      }
    >
      {about && <p className="mb-2 font-semibold wrap-anywhere">{about}</p>}
      <p>{text}</p>
      {children && <div className="mt-4 grid gap-4">{children}</div>}
    </Dialog>
  );
}
