import { LONGEST_RECALL_NOTE } from '@lakou/contract/recalls.rules';
import { useQueryClient } from '@tanstack/react-query';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { RECALLS } from './recalls.queries.ts';

const WEEKS = ['2', '4', '6', '8', '12', '26', '52'] as const;

/** A button that plans to see this patient again in some weeks. */
export function RecallPatient({ patientId, name }: { patientId: string; name: string }) {
  const { t } = useTranslation('recalls');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [weeks, setWeeks] = useState<(typeof WEEKS)[number]>('4');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function ask() {
    setProblem(undefined);
    setOpen(true);
  }
  async function save() {
    setBusy(true);
    setProblem(undefined);
    try {
      await api('POST /api/providers/me/recalls', {
        body: { patientId, weeks: Number(weeks), ...(note.trim() && { note: note.trim() }) },
      });
      toast.success(t('saved'));
      setOpen(false);
      setNote('');
      await queries.invalidateQueries({ queryKey: RECALLS });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="secondary" icon={CalendarHeart} onClick={ask}>
        {t('recall')}
      </Button>
      {open && (
        <FormDialog
          title={t('recallTitle', { name })}
          save={t('save')}
          busy={busy}
          problem={problem}
          onSave={() => void save()}
          onClose={() => setOpen(false)}
        >
          <ChoiceChips
            legend={t('inWeeks')}
            name="weeks"
            options={WEEKS.map((value) => ({ value, title: t('weeks', { count: Number(value) }) }))}
            value={weeks}
            onChange={setWeeks}
          />
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            optional
            rows={2}
            maxLength={LONGEST_RECALL_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
