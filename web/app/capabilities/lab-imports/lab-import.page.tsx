import type { LabCsvColumns } from '@lakou/contract/lab-imports';
import { LAB_CSV_FIELDS, LONGEST_LAB_CSV, REQUIRED_LAB_CSV_FIELDS } from '@lakou/contract/lab-imports.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ColumnFields } from './column-fields.tsx';
import { FoundResults } from './found-results.tsx';
import { Outcome } from './outcome.tsx';

export const clientLoader = needsWords('lab-imports', 'labs', 'lab-explanation');

interface Source {
  readonly name: string;
  readonly csv: string;
}

/** Results of a laboratory's own program: choose the file, say what its columns hold, look through it, enter. */
export default function LabImport() {
  const { t } = useTranslation('lab-imports');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<Source>();
  const [tooLarge, setTooLarge] = useState(false);
  const preview = useMutation({
    mutationFn: async (body: { csv: string; columns?: LabCsvColumns }) => {
      // A picture or a spreadsheet is no text: such a call would be refused without a word about the file.
      if (body.csv.includes('\0')) throw new ApiError('csv_unreadable', 'the file is no text');
      return api('POST /api/data/labs/imports/preview', { body });
    },
  });
  const enter = useMutation({
    mutationFn: async (body: { csv: string; columns: LabCsvColumns | null; requestIds: string[] }) => {
      const outcome = await api('POST /api/data/labs/imports', { body });
      await queries.invalidateQueries({ queryKey: ['labs'] });
      return outcome;
    },
  });
  // The last reply stays on the screen while the next one is on its way.
  const [found, setFound] = useState<typeof preview.data>();
  async function look(body: { csv: string; columns?: LabCsvColumns }) {
    const reply = await preview.mutateAsync(body).catch(() => undefined);
    if (reply) setFound(reply);
  }
  async function choose(file: File) {
    const csv = await file.text();
    again();
    setTooLarge(csv.length > LONGEST_LAB_CSV);
    if (csv.length > LONGEST_LAB_CSV) return;
    setSource({ name: file.name, csv });
    await look({ csv });
  }
  function changeColumns(columns: LabCsvColumns) {
    if (source) void look({ csv: source.csv, columns });
  }
  function again() {
    enter.reset();
    preview.reset();
    setSource(undefined);
    setFound(undefined);
    setTooLarge(false);
  }
  const isHl7 = found?.format === 'hl7';
  const isMapped = found && (isHl7 || REQUIRED_LAB_CSV_FIELDS.every((field) => found.columns[field]));
  const problem = tooLarge ? t('tooLarge') : preview.error && errorText(preview.error);
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <BackLink to="/app/lab-worklist">{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      {enter.data && found ? (
        <>
          <Outcome outcome={enter.data} requests={found.requests} skipped={found.problems} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/app/lab-worklist">{t('back')}</ButtonLink>
            <Button variant="secondary" icon={FileUp} onClick={again}>
              {t('another')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{t('about')}</p>
          <Card>
            <div className="grid gap-3">
              <input
                ref={input}
                hidden
                type="file"
                name="results"
                accept=".csv,.hl7,.oru,.txt,text/csv,text/plain"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  // So that the same file can be chosen again after a failure.
                  target.value = '';
                  if (chosen) void choose(chosen);
                }}
              />
              {source && <p className="font-semibold wrap-anywhere">{source.name}</p>}
              <Button
                variant={source ? 'secondary' : 'primary'}
                block
                icon={FileUp}
                busy={preview.isPending && !found}
                onClick={() => input.current?.click()}
              >
                {t(source ? 'another' : 'choose')}
              </Button>
              {problem && <FormError>{problem}</FormError>}
              {source && preview.error && (
                <Button variant="secondary" icon={RotateCw} onClick={() => void look(preview.variables)}>
                  {common('tryAgain')}
                </Button>
              )}
            </div>
          </Card>
          {source && found && (
            <>
              {!isHl7 && (
                <ColumnFields
                  fields={LAB_CSV_FIELDS}
                  header={found.header}
                  columns={found.columns}
                  busy={preview.isPending}
                  onChange={changeColumns}
                />
              )}
              {isMapped && (
                <FoundResults
                  key={JSON.stringify(found.columns)}
                  found={found}
                  busy={enter.isPending || preview.isPending}
                  problem={enter.error ? errorText(enter.error) : undefined}
                  onEnter={(requestIds) =>
                    enter.mutate({ csv: source.csv, columns: isHl7 ? null : found.columns, requestIds })
                  }
                />
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}
