import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** What will be done, in the words of its button. */
  title: string;
  /** What is lost by it. */
  text: string;
  /** The way out, named by what it keeps. */
  keep: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names the loss before it happens. */
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
