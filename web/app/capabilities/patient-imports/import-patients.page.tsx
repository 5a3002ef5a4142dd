import type { PatientCsvColumns, PatientPreview } from '@lakou/contract/patient-imports';
import type { PatientCsvDates } from '@lakou/contract/patient-imports.rules';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readCsvFile } from './read-csv-file.ts';

export const clientLoader = needsWords('patient-imports');

interface Chosen {
  readonly name: string;
  readonly csv: string;
}
interface Asked {
  readonly columns?: PatientCsvColumns;
  readonly dates: PatientCsvDates;
}
const FIRST: Asked = { dates: 'dmy' };

/** A file of patients: chosen, looked at with its faults, then added as a whole. */
export default function ImportPatients() {
  const { t } = useTranslation('patient-imports');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const id = useUser().clinicId ?? '';
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<Chosen>();
  const [asked, setAsked] = useState(FIRST);
  const [preview, setPreview] = useState<PatientPreview>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** What was chosen stays chosen when the answer does not come. */
  async function look({ csv }: Chosen, next: Asked) {
    setBusy(true);
    setProblem(undefined);
    setAsked(next);
    try {
      setPreview(
        await api('POST /api/clinics/:id/patient-imports/preview', {
          params: { id },
          body: { csv, ...next },
        }),
      );
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (!chosen) return;
    setPreview(undefined);
    setFile(undefined);
    const read = await readCsvFile(chosen);
    // So that the same file can be chosen again after it was corrected.
    target.value = '';
    if ('fault' in read) return setProblem(t(`file.${read.fault}`));
    const next = { name: chosen.name, csv: read.text };
    setFile(next);
    await look(next, { dates: asked.dates });
  }
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <p>
        <BackLink to="/app/clinic-patients">{t('back')}</BackLink>
      </p>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('lead')}</p>
      <Card>
        <div className="grid gap-3">
          <input
            ref={chooser}
            hidden
            type="file"
            name="patients"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void choose(event)}
          />
          {file && <p className="font-semibold wrap-anywhere">{file.name}</p>}
          <p>
            <Button
              variant={preview ? 'secondary' : 'primary'}
              icon={Upload}
              busy={busy}
              onClick={() => chooser.current?.click()}
            >
              {file ? t('another') : t('choose')}
            </Button>
          </p>
          <p className="text-14 text-ink-soft">{t('limits')}</p>
          {problem && !preview && <FormError>{problem}</FormError>}
          {file && problem && !preview && (
            <p>
              <Button variant="secondary" busy={busy} onClick={() => void look(file, asked)}>
                {common('tryAgain')}
              </Button>
            </p>
          )}
        </div>
      </Card>
      {file && preview && (
        <ImportPreview
          key={file.name}
          clinicId={id}
          csv={file.csv}
          columns={asked.columns ?? preview.columns}
          dates={asked.dates}
          preview={preview}
          busy={busy}
          problem={problem}
          onLook={(next) => void look(file, next)}
        />
      )}
    </div>
  );
}
