import type { LabTestType } from '@lakou/contract/labs';
import {
  LAB_PANELS,
  LAB_TEST_TYPES,
  LONGEST_LAB_NOTE,
  SINGLE_LAB_TESTS,
  UNCODED_LAB_TESTS,
} from '@lakou/contract/labs.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Chips } from '../../ui/chips.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useLabName } from './lab-names.ts';
import { LABS, laboratoriesQuery } from './labs.queries.ts';

const panelsOf = (testType: LabTestType): string[] =>
  Object.entries(LAB_PANELS).flatMap(([code, panel]) => (panel.testType === testType ? [code] : []));
const singlesOf = (testType: LabTestType): string[] => [
  ...SINGLE_LAB_TESTS[testType],
  ...Object.keys(UNCODED_LAB_TESTS[testType]),
];

interface RequestDialogProps {
  /** Undefined until a provider has chosen one. */
  patientId: string | undefined;
  dependentId?: string | undefined;
  /** Above the other fields: the choice of a patient; knows whether sending was tried. */
  before?: (tried: boolean) => ReactNode;
  onClose: () => void;
}

/** Asks for a blood or urine test. */
export function RequestDialog({ patientId, dependentId, before, onClose }: RequestDialogProps) {
  const { t } = useTranslation('labs');
  const errorText = useErrorText();
  const client = useQueryClient();
  const nameOf = useLabName();
  const sampleName = useId();
  const [testType, setTestType] = useState<LabTestType>();
  const [tests, setTests] = useState<readonly string[]>([]);
  const [laboratoryId, setLaboratoryId] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  // One id while the form is open, so that a second try does not write a second request.
  const [clientId] = useState(() => crypto.randomUUID());
  const known = useQuery(laboratoriesQuery);
  const { data: laboratories = [] } = known;
  const sending = useMutation({
    mutationFn: (asked: { patientId: string; testType: LabTestType }) =>
      api('POST /api/data/labs/requests', {
        body: {
          ...asked,
          tests: [...tests],
          clientId,
          ...(dependentId && { dependentId }),
          ...(laboratoryId && { laboratoryId }),
          ...(note.trim() && { note: note.trim() }),
        },
      }),
  });
  const options = (codes: readonly string[]) => codes.map((value) => ({ value, title: nameOf(value) }));
  async function send() {
    setTried(true);
    if (!testType || !patientId) return;
    try {
      await sending.mutateAsync({ patientId, testType });
    } catch {
      return;
    }
    toast.success(t('requested'));
    onClose();
    await client.invalidateQueries({ queryKey: LABS });
  }
  return (
    <FormDialog
      title={t('form.title')}
      save={t('form.submit')}
      busy={sending.isPending}
      problem={sending.error ? errorText(sending.error) : undefined}
      onSave={() => void send()}
      onClose={onClose}
    >
      {before?.(tried)}
      <div>
        <ChoiceChips
          legend={t('form.sample')}
          name={sampleName}
          options={LAB_TEST_TYPES.map((value) => ({ value, title: t(`sample.${value}`) }))}
          value={testType}
          onChange={(chosen) => {
            setTestType(chosen);
            setTests([]);
          }}
        />
        <FieldNote
          id={`${sampleName}-note`}
          error={tried && !testType ? t('form.sampleMissing') : undefined}
        />
      </div>
      {testType && (
        <>
          <Chips
            legend={t('form.panels')}
            hint={t('form.testsHint')}
            options={options(panelsOf(testType))}
            value={tests}
            onChange={setTests}
          />
          <Chips
            legend={t('form.single')}
            options={options(singlesOf(testType))}
            value={tests}
            onChange={setTests}
          />
        </>
      )}
      <FailedNote query={known} text={t('form.laboratoriesFailed')} />
      {laboratories.length > 0 && (
        <Select
          label={t('form.laboratory')}
          hint={t('form.laboratoryHint')}
          value={laboratoryId}
          empty={t('form.laboratoryNone')}
          onChange={(event) => setLaboratoryId(event.target.value)}
        >
          {laboratories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={t('form.note')}
        value={note}
        maxLength={LONGEST_LAB_NOTE}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
