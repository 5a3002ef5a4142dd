import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The action, in the same words as its button. */
  title: string;
  /** What will be lost. */
  text: string;
  /** The text of the button that cancels, such as "Keep the visit". */
  keep: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what will be lost before the action runs. */
export function ConfirmDialog({ title, text, keep, busy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button variant="danger" block busy={busy} onClick={onConfirm}>
            {title}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {keep}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
