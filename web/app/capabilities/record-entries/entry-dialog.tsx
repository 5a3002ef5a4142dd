import type { RecordEntry } from '@lakou/contract/record-entries';
import { ENDING_KINDS, type EntryKind } from '@lakou/contract/record-entries.rules';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { detailsOf, draftOf, wrongFields } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import type { RecordSubject } from './record-entries.queries.ts';
import { useEntry } from './use-entry.ts';

interface EntryDialogProps {
  subject: RecordSubject;
  kind: EntryKind;
  /** Undefined for a new one. */
  entry: RecordEntry | undefined;
  onClose: () => void;
}

/** Writes a new entry or corrects one of one's own; what is likely there already is asked about. */
export function EntryDialog({ subject, kind, entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('record-entries');
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [tried, setTried] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const { save, end, withdraw, existing, problem } = useEntry(subject, entry);
  const wrong = tried ? wrongFields(kind, draft) : [];
  const done = (work: Promise<unknown>, text: string) =>
    work.then(
      () => {
        toast.success(text);
        onClose();
      },
      () => setWithdrawing(false),
    );
  const submit = () => {
    setTried(true);
    if (wrongFields(kind, draft).length > 0) return;
    const sent = { ...detailsOf(kind, draft, entry), kind, confirmDuplicate: existing !== undefined };
    void done(save.mutateAsync(sent), t('saved'));
  };
  return (
    <FormDialog
      title={entry ? t('change', { name: entry.text }) : t(`addTo.${kind}`)}
      save={t(existing ? 'addAnyway' : 'save')}
      busy={save.isPending}
      problem={existing ? t('duplicate', { text: existing.text }) : problem}
      onSave={submit}
      onClose={onClose}
      after={
        entry && (
          <div className="mt-6 flex flex-wrap gap-2 border-line border-t pt-3">
            {entry.status === 'active' && ENDING_KINDS.includes(kind) && (
              <Button
                variant="secondary"
                icon={Check}
                busy={end.isPending}
                onClick={() =>
                  void done(end.mutateAsync(kind), t(kind === 'medicine' ? 'stoppedNow' : 'endedNow'))
                }
              >
                {t(kind === 'medicine' ? 'stop' : 'end')}
              </Button>
            )}
            <Button variant="ghost" icon={Trash2} onClick={() => setWithdrawing(true)}>
              {t(subject.byProvider ? 'error' : 'delete')}
            </Button>
            {withdrawing && (
              <ConfirmDialog
                title={t(subject.byProvider ? 'error' : 'delete')}
                text={t(subject.byProvider ? 'errorText' : 'deleteText')}
                keep={t('keep')}
                busy={withdraw.isPending}
                onConfirm={() =>
                  void done(withdraw.mutateAsync(), t(subject.byProvider ? 'errorNow' : 'deleted'))
                }
                onClose={() => setWithdrawing(false)}
              />
            )}
          </div>
        )
      }
    >
      <EntryForm
        kind={kind}
        draft={draft}
        wrong={wrong}
        onChange={(change) => {
          setDraft({ ...draft, ...change });
          // Another name is another question.
          if (change.text !== undefined) save.reset();
        }}
      />
    </FormDialog>
  );
}
