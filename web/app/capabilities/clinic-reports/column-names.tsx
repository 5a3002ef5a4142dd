import type { MonthlyColumns } from '@lakou/contract/clinic-reports';
import { LONGEST_COLUMN_NAME, MONTHLY_COLUMNS } from '@lakou/contract/clinic-reports.rules';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MONTHLY_KEY } from './clinic-reports.queries.ts';

/** What the columns of the file are called where it is sent to. */
export function ColumnNames({ clinicId, columns }: { clinicId: string; columns: MonthlyColumns }) {
  const { t } = useTranslation('clinic-reports');
  const [draft, setDraft] = useState(columns);
  const { save, isSaving, problem } = useSave(
    (body: MonthlyColumns) =>
      api('PUT /api/clinics/:id/monthly-report/columns', { params: { id: clinicId }, body }),
    { queryKey: MONTHLY_KEY, done: t('saved'), failed: t('saveFailed'), onDone: () => {} },
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    save(draft);
  }
  return (
    <Disclosure title={t('columns')}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-ink-soft">{t('columnsHint')}</p>
        {MONTHLY_COLUMNS.map((column) => (
          <TextField
            key={column}
            label={t(`column.${column}`)}
            optional
            maxLength={LONGEST_COLUMN_NAME}
            autoComplete="off"
            value={draft[column] ?? ''}
            onChange={({ target }) => setDraft({ ...draft, [column]: target.value || null })}
          />
        ))}
        {problem && <FormError>{problem}</FormError>}
        <p>
          <Button type="submit" variant="secondary" busy={isSaving}>
            {t('save')}
          </Button>
        </p>
      </form>
    </Disclosure>
  );
}
