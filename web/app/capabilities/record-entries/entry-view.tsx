import type { RecordEntry } from '@lakou/contract/record-entries';
import { ENDING_KINDS } from '@lakou/contract/record-entries.rules';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { useEntryText } from './entry-details.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { RecordSubject } from './record-entries.queries.ts';
import { useEntry } from './use-entry.ts';

interface EntryViewProps {
  subject: RecordSubject;
  entry: RecordEntry;
  onClose: () => void;
}

/** One's own entries open in their form; what somebody else wrote can be read, and ended. */
export function EntryView({ subject, entry, onClose }: EntryViewProps) {
  const { id } = useUser();
  return entry.by.id === id && entry.status !== 'entered_in_error' ? (
    <EntryDialog subject={subject} kind={entry.kind} entry={entry} onClose={onClose} />
  ) : (
    <ReadEntry subject={subject} entry={entry} onClose={onClose} />
  );
}

function ReadEntry({ subject, entry, onClose }: EntryViewProps) {
  const { t } = useTranslation('record-entries');
  const { details, author } = useEntryText();
  const { end, problem } = useEntry(subject, entry);
  async function endNow() {
    await end.mutateAsync(entry.kind);
    toast.success(t(entry.kind === 'medicine' ? 'stoppedNow' : 'endedNow'));
    onClose();
  }
  const ends = entry.status === 'active' && ENDING_KINDS.includes(entry.kind);
  return (
    <Dialog
      title={t(`one.${entry.kind}`)}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {problem && <FormError>{problem}</FormError>}
          {ends && (
            <Button
              variant="secondary"
              block
              icon={Check}
              busy={end.isPending}
              onClick={() => void endNow().catch(() => undefined)}
            >
              {t(entry.kind === 'medicine' ? 'stop' : 'end')}
            </Button>
          )}
          <Button variant="ghost" block onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      }
    >
      <p className="text-18 font-semibold wrap-anywhere">{entry.text}</p>
      <p>{details(entry)}</p>
      {entry.note && <p className="mt-2 whitespace-pre-line wrap-anywhere">{entry.note}</p>}
      <p className="mt-3 text-15 text-ink-soft">{author(entry)}</p>
      {entry.status === 'entered_in_error' && (
        <p className="mt-1 text-15 font-semibold text-hibiscus-ink">{t('errorMark')}</p>
      )}
    </Dialog>
  );
}
