import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReadSelect } from '../../ui/read-select.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { codesQuery } from '../billing/billing.queries.ts';
import { INVOICES_KEY, visitsToInvoiceQuery } from './invoices.queries.ts';
import { NO_REDUCTION, ReductionFields, readReduction } from './reduction.tsx';

interface Line {
  readonly key: string;
  readonly serviceCodeId: string;
  readonly quantity: string;
}
const newLine = (): Line => ({ key: crypto.randomUUID(), serviceCodeId: '', quantity: '1' });

interface NewInvoiceDialogProps {
  clinicId: string;
  /** A patient of the clinic; without one the name is typed or a visit is chosen. */
  clinicPatientId: string | null;
  /** The visit that is chosen first. */
  visitId: string | null;
  onClose: () => void;
}

/** Services and how many of each; the prices of the day are the server's. */
export function NewInvoiceDialog({ clinicId, clinicPatientId, visitId, onClose }: NewInvoiceDialogProps) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const [clientId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [chosenVisit, setChosenVisit] = useState(visitId ?? '');
  const [lines, setLines] = useState<readonly Line[]>(() => [newLine()]);
  const [reduction, setReduction] = useState(NO_REDUCTION);
  const [tried, setTried] = useState(false);
  const codes = useQuery(codesQuery(clinicId));
  const toInvoice = useQuery(visitsToInvoiceQuery(clinicId));
  const visits = toInvoice.data ?? [];
  type Body = Parameters<typeof api<'POST /api/clinics/:id/invoices'>>[1]['body'];
  const { save, isSaving, problem } = useSave(
    (body: Body) => api('POST /api/clinics/:id/invoices', { params: { id: clinicId }, body }),
    { queryKey: INVOICES_KEY, done: t('saved'), failed: t('saveFailed'), onDone: onClose },
  );
  const discount = readReduction(lang, reduction);
  const visit = visits.find(({ id }) => id === chosenVisit);
  const hasPayer = Boolean(clinicPatientId || visit || name.trim());
  const change = (key: string, changes: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  function submit() {
    setTried(true);
    const complete = lines.every(({ serviceCodeId, quantity }) => serviceCodeId && Number(quantity) >= 1);
    if (!hasPayer || !complete || discount === undefined) return;
    save({
      clientId,
      ...(clinicPatientId && { clinicPatientId }),
      ...(visit && (visit.isClinicVisit ? { clinicVisitId: visit.id } : { bookingId: visit.id })),
      ...(name.trim() && !visit && { name }),
      lines: lines.map(({ serviceCodeId, quantity }) => ({ serviceCodeId, quantity: Number(quantity) })),
      ...(discount && { discount }),
    });
  }
  return (
    <FormDialog
      title={t('newTitle')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      {!clinicPatientId && <FailedNote query={toInvoice} text={t('visitsFailed')} />}
      {!clinicPatientId && visits.length > 0 && (
        <Select
          label={t('visit')}
          optional
          empty={t('noVisit')}
          value={visit?.id ?? ''}
          onChange={({ target }) => setChosenVisit(target.value)}
        >
          {visits.map((one) => (
            <option key={one.id} value={one.id}>
              {`${one.name} · ${formatDate(lang, { at: new Date(one.completedAt), timeZone: ownTimeZone() }, 'medium')}`}
            </option>
          ))}
        </Select>
      )}
      {!clinicPatientId && !visit && (
        <TextField
          label={t('payer')}
          maxLength={200}
          autoComplete="off"
          error={tried && !hasPayer ? t('required') : undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {lines.map(({ key, serviceCodeId, quantity }) => (
        <div key={key} className="grid gap-2">
          <ReadSelect
            query={codes}
            failed={t('servicesFailed')}
            label={t('service')}
            empty={t('chooseService')}
            error={tried && !serviceCodeId ? t('required') : undefined}
            value={serviceCodeId}
            onChange={({ target }) => change(key, { serviceCodeId: target.value })}
          >
            {codes.data?.map((code) => (
              <option key={code.id} value={code.id}>
                {`${code.code} · ${code.description}`}
              </option>
            ))}
          </ReadSelect>
          <TextField
            label={t('quantity')}
            inputMode="numeric"
            maxLength={3}
            error={tried && !(Number(quantity) >= 1) ? t('required') : undefined}
            value={quantity}
            onChange={({ target }) => change(key, { quantity: target.value })}
          />
          {lines.length > 1 && (
            <Button variant="ghost" onClick={() => setLines(lines.filter((line) => line.key !== key))}>
              {t('removeLine')}
            </Button>
          )}
        </div>
      ))}
      <Button variant="secondary" onClick={() => setLines([...lines, newLine()])}>
        {t('addLine')}
      </Button>
      <ReductionFields clinicId={clinicId} value={reduction} tried={tried} onChange={setReduction} />
    </FormDialog>
  );
}
