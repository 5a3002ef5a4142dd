import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Section } from '../section.tsx';
import { TextField } from '../text-field.tsx';
import { toast } from '../toast.ts';

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'form'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialogs">
      <Card>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Ask before deleting
          </Button>
          <Button variant="secondary" onClick={() => setOpen('form')}>
            Open a form
          </Button>
        </div>
      </Card>
      {open === 'dialog' && (
        <Dialog title="About this visit" onClose={close} footer={<Button block>Go on</Button>}>
          <p>What is said about it.</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete the note"
          text="It cannot be brought back."
          keep="Keep it"
          busy={false}
          onConfirm={() => {
            close();
            toast.success('The note is deleted.');
          }}
          onClose={close}
        />
      )}
      {open === 'form' && <NoteDialog onClose={close} />}
    </Section>
  );
}

function NoteDialog({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && note === '';
  return (
    <FormDialog
      title="Write a note"
      save="Save the note"
      busy={false}
      problem={isMissing ? 'The note was not saved.' : undefined}
      onSave={() => {
        setTried(true);
        if (note) onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label="Note"
        value={note}
        error={isMissing ? 'Please write something.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
