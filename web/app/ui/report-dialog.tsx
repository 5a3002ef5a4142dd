import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

interface ReportDialogProps<Reason extends string> {
  words: Readonly<Record<'title' | 'text' | 'reason' | 'choose' | 'required' | 'note' | 'send', string>>;
  reasons: readonly { readonly reason: Reason; readonly text: string }[];
  longestNote: number;
  busy: boolean;
  problem: string | undefined;
  onSend: (report: { reason: Reason; note: string }) => void;
  onClose: () => void;
}

/** Asks why something or somebody is reported, and for words about it. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { words, reasons, longestNote, busy, problem, onSend, onClose } = props;
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const reason = reasons.find((one) => one.reason === chosen)?.reason;
  function send() {
    setTried(true);
    if (reason) onSend({ reason, note });
  }
  return (
    <FormDialog
      title={words.title}
      save={words.send}
      busy={busy}
      problem={problem}
      onSave={send}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <Select
        label={words.reason}
        empty={words.choose}
        error={tried && !reason ? words.required : undefined}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {reasons.map((one) => (
          <option key={one.reason} value={one.reason}>
            {one.text}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.note}
        optional
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
