import type { Assessment } from '@lakou/contract/visit-notes';
import {
  ICD10_SHAPE,
  LONGEST_ASSESSMENT,
  MOST_ASSESSMENTS,
  tidyCode,
} from '@lakou/contract/visit-notes.rules';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeSuggestions } from './code-suggestions.tsx';

interface AssessmentFieldProps {
  value: readonly Assessment[];
  onChange: (value: Assessment[]) => void;
}

const EMPTY: Assessment = { code: null, text: '' };

/** What the professional judges: one row a diagnosis, with its code where they know it. */
export function AssessmentField({ value, onChange }: AssessmentFieldProps) {
  const { t } = useTranslation('visit-notes');
  const rows = value.length > 0 ? value : [EMPTY];
  const put = (index: number, row: Assessment) => onChange(rows.map((one, n) => (n === index ? row : one)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-15 font-semibold">{t('section.assessment')}</legend>
      {[...rows.entries()].map(([index, row]) => (
        <AssessmentRow
          // Rows have no names of their own; they stay in their order until one is removed.
          key={`${index} of ${rows.length}`}
          row={row}
          number={index + 1}
          onChange={(next) => put(index, next)}
          onRemove={
            rows.length > 1 || row.text || row.code
              ? () => onChange(rows.filter((_, n) => n !== index))
              : undefined
          }
        />
      ))}
      {rows.length < MOST_ASSESSMENTS && (
        <div>
          <Button variant="tint" icon={Plus} onClick={() => onChange([...rows, EMPTY])}>
            {t('addAssessment')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface AssessmentRowProps {
  row: Assessment;
  number: number;
  onChange: (row: Assessment) => void;
  onRemove: (() => void) | undefined;
}

/** A code that has not its shape yet is not kept: the text beside it is. */
function AssessmentRow({ row, number, onChange, onRemove }: AssessmentRowProps) {
  const { t } = useTranslation('visit-notes');
  const { t: tell } = useTranslation('errors');
  const [typed, setTyped] = useState(row.code ?? '');
  const [isLeft, setLeft] = useState(false);
  const code = tidyCode(typed);
  const isWrong = code !== '' && !ICD10_SHAPE.test(code);
  function type(text: string): void {
    setTyped(text);
    setLeft(false);
    const next = tidyCode(text);
    onChange({ ...row, code: ICD10_SHAPE.test(next) ? next : null });
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-2 md:grid-cols-[8rem_1fr_auto] md:items-start">
      <TextField
        label={t('code', { number })}
        value={typed}
        placeholder="I10"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        error={isWrong && isLeft ? tell('icd10_invalid') : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setLeft(true);
          if (!isWrong) setTyped(code);
        }}
      />
      <div className="max-md:order-last max-md:col-span-2">
        <TextField
          label={t('diagnosis', { number })}
          value={row.text}
          maxLength={LONGEST_ASSESSMENT}
          onChange={({ target }) => onChange({ ...row, text: target.value })}
        />
        <CodeSuggestions row={row} onChoose={type} />
      </div>
      {onRemove ? (
        <div className="md:pt-7.5">
          <IconButton icon={Trash2} label={t('removeAssessment', { number })} onClick={onRemove} />
        </div>
      ) : (
        <span />
      )}
    </div>
  );
}
