import { LONGEST_NOTES, USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { changeItem } from '../../platform/outbox/outbox.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { timesOf, type Wish } from '../bookings/wish.ts';
import { WishTime } from '../bookings/wish-time.tsx';
import { wishIn } from './wish-in.ts';

/** Another day for a visit that waits to be booked, and its note. */
export function EditWish({ item, onClose }: { item: StoredItem; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const { t: errors } = useTranslation('errors');
  const errorText = useErrorText();
  const [opened] = useState(() => new Date());
  const [wish, setWish] = useState<Wish>(
    () => wishIn(item) ?? { day: dayHere(new Date(opened.getTime() + USUAL_DELAY_MS)), part: 'any' },
  );
  const [notes, setNotes] = useState(typeof item.body.notes === 'string' ? item.body.notes : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save() {
    const times = timesOf(wish, new Date());
    if (!times) return setProblem(errors('time_passed'));
    setBusy(true);
    try {
      await changeItem(item, { ...times, notes: notes.trim() || undefined });
      onClose();
    } catch (error) {
      setProblem(errorText(error as Error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t('editTitle')}
      save={t('saveEdit')}
      busy={busy}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
    >
      <WishTime earliest={opened} value={wish} onChange={setWish} />
      <TextArea
        label={t('text')}
        optional
        maxLength={LONGEST_NOTES}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
    </FormDialog>
  );
}
