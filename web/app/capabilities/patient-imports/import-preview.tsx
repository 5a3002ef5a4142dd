import type { PatientCsvColumns, PatientPreview } from '@lakou/contract/patient-imports';
import {
  PATIENT_CSV_DATES,
  PATIENT_CSV_FIELDS,
  type PatientCsvDates,
} from '@lakou/contract/patient-imports.rules';
import { formatDate } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CLINIC_PATIENTS_KEY } from '../clinic-patients/clinic-patients.queries.ts';
import { FaultList } from './fault-list.tsx';

interface ImportPreviewProps {
  clinicId: string;
  csv: string;
  /** As chosen last; the preview is of these unless it could not be fetched. */
  columns: PatientCsvColumns;
  dates: PatientCsvDates;
  preview: PatientPreview;
  busy: boolean;
  /** Why there is no preview of what was chosen last. */
  problem: string | undefined;
  onLook: (asked: { columns: PatientCsvColumns; dates: PatientCsvDates }) => void;
}

/** Which column is what, whom the file would add, what is wrong, and the button that adds them. */
export function ImportPreview(props: ImportPreviewProps) {
  const { clinicId, csv, columns, dates, preview, busy, problem: unseen, onLook } = props;
  const { t } = useTranslation('patient-imports');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { header, ready, known, faults, firstPatients } = preview;
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ added: number; known: number; skipped: number }>();

  async function add() {
    setSaving(true);
    setProblem(undefined);
    try {
      const body = { csv, columns, dates, skipFaults: true };
      setDone(await api('POST /api/clinics/:id/patient-imports', { params: { id: clinicId }, body }));
      await queries.invalidateQueries({ queryKey: CLINIC_PATIENTS_KEY });
    } catch (error) {
      setProblem(errorText(error));
    }
    setSaving(false);
  }
  if (done)
    return (
      <Card attention="leaf">
        <div role="status" className="grid gap-2">
          <p className="text-18 font-bold">{t('added', { count: done.added })}</p>
          {done.known > 0 && <p>{t('known', { count: done.known })}</p>}
          {done.skipped > 0 && <p>{t('skipped', { count: done.skipped })}</p>}
          <p>
            <TextLink to="/app/clinic-patients">{t('toList')}</TextLink>
          </p>
        </div>
      </Card>
    );
  return (
    <>
      <Section title={t('columnsTitle')}>
        <Card>
          <div className="grid gap-4">
            {PATIENT_CSV_FIELDS.map((field) => (
              <Select
                key={field}
                label={t(`field.${field}`)}
                optional={field !== 'name'}
                empty={t('noColumn')}
                value={columns[field] ?? ''}
                disabled={busy}
                onChange={({ target }) =>
                  onLook({ columns: { ...columns, [field]: target.value || null }, dates })
                }
              >
                {header.filter(Boolean).map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
            <ChoiceChips
              legend={t('dates')}
              name="dates"
              options={PATIENT_CSV_DATES.map((value) => ({ value, title: t(`dateOrder.${value}`) }))}
              value={dates}
              onChange={(next) => onLook({ columns, dates: next })}
            />
            {unseen && (
              <>
                <FormError>{unseen}</FormError>
                <p>
                  <Button variant="secondary" busy={busy} onClick={() => onLook({ columns, dates })}>
                    {common('tryAgain')}
                  </Button>
                </p>
              </>
            )}
          </div>
        </Card>
      </Section>
      <Section title={t('ready', { count: ready })}>
        {known > 0 && <p>{t('known', { count: known })}</p>}
        {firstPatients.length > 0 && (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {firstPatients.map(({ line, name, email, phone, dateOfBirth, gender, isKnown }) => (
              <li key={line} className="border-line p-4 not-first:border-t">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-14 text-ink-soft wrap-anywhere">
                  {[
                    email,
                    phone,
                    dateOfBirth && formatDate(lang, dateOfBirth, 'medium'),
                    gender && t(`gender.${gender}`),
                    isKnown && t('isKnown'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {faults > 0 && <FaultList preview={preview} />}
      {problem && <FormError>{problem}</FormError>}
      <p className="text-14 text-ink-soft">{t('asked')}</p>
      <p>
        <Button
          busy={saving}
          disabled={busy || unseen !== undefined || ready === 0}
          onClick={() => void add()}
        >
          {t('add', { count: ready })}
        </Button>
      </p>
    </>
  );
}
