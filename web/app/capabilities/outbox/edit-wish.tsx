import { LONGEST_NOTES, USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { changeItem } from '../../platform/outbox/outbox.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDialogSave } from '../../ui/use-dialog-save.ts';
import { timesOf, type Wish } from '../bookings/wish.ts';
import { WishTime } from '../bookings/wish-time.tsx';
import { wishIn } from './wish-in.ts';

/** Another day for a visit that waits to be booked, and its note. */
export function EditWish({ item, onClose }: { item: StoredItem; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const { t: errors } = useTranslation('errors');
  const [opened] = useState(() => new Date());
  const [wish, setWish] = useState<Wish>(
    () => wishIn(item) ?? { day: dayHere(new Date(opened.getTime() + USUAL_DELAY_MS)), part: 'any' },
  );
  const [notes, setNotes] = useState(typeof item.body.notes === 'string' ? item.body.notes : '');
  const { busy, problem, setProblem, save } = useDialogSave(onClose);
  function submit() {
    const times = timesOf(wish, new Date());
    if (!times) return setProblem(errors('time_passed'));
    void save(() => changeItem(item, { ...times, notes: notes.trim() || undefined }));
  }
  return (
    <FormDialog
      title={t('editTitle')}
      save={t('saveEdit')}
      busy={busy}
      problem={problem}
      onSave={submit}
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
