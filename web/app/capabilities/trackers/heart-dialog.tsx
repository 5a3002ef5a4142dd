import type { HeartProfile } from '@lakou/contract/trackers';
import { HEART_BOUNDS } from '@lakou/contract/trackers.rules';
import { GENDERS } from '@lakou/contract/user.rules';
import { formatNumber } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { readHeight } from '#platform/units/typed-height.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { amountFrom, isWithin } from './numbers.ts';
import { type Subject, subjectParams } from './subject.ts';
import { keyOf } from './trackers.queries.ts';

type NumberField = keyof typeof HEART_BOUNDS;
const QUESTIONS = ['smoker', 'diabetes', 'pressureTreatment', 'heartDisease'] as const;
const ANSWERS = { yes: true, no: false, dontKnow: null } as const;
type Answer = keyof typeof ANSWERS;
const answerOf = (value: boolean | null): Answer => (value === null ? 'dontKnow' : value ? 'yes' : 'no');

interface HeartDialogProps {
  subject: Subject;
  profile: HeartProfile;
  onClose: () => void;
}

export function HeartDialog({ subject, profile, onClose }: HeartDialogProps) {
  const { t } = useTranslation('trackers');
  const { t: common } = useTranslation('common');
  const { inUnit } = useMeasure();
  const lang = useLanguage();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [draft, setDraft] = useState(profile);
  const [texts, setTexts] = useState<Record<NumberField, string>>(() => {
    const text = (value: number | null) => (value === null ? '' : formatNumber(lang, value));
    return {
      heightCm: text(profile.heightCm),
      totalCholesterol: text(profile.totalCholesterol),
      hdl: text(profile.hdl),
    };
  });
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: (body: HeartProfile) =>
      api('PUT /api/data/health/heart/:id', {
        params: { id: subject.patientId },
        body: { ...subjectParams(subject), ...body },
      }),
    onSuccess: (saved) => {
      client.setQueryData(keyOf('heart', subject), saved);
      toast.success(t('heart.saved'));
      onClose();
    },
  });
  const height = readHeight(lang, texts.heightCm, 'cm');
  function numberOf(field: NumberField): number | null | undefined {
    if (texts[field].trim() === '') return null;
    if (field !== 'heightCm') return amountFrom(lang, texts[field], HEART_BOUNDS[field]);
    return height && isWithin(height.cm, HEART_BOUNDS.heightCm) ? height.cm : undefined;
  }
  function save() {
    setTried(true);
    const [heightCm, totalCholesterol, hdl] = [
      numberOf('heightCm'),
      numberOf('totalCholesterol'),
      numberOf('hdl'),
    ];
    if (heightCm === undefined || totalCholesterol === undefined || hdl === undefined) return;
    saving.mutate({ ...draft, heightCm, totalCholesterol, hdl });
  }
  const box = (field: NumberField, label: string, hint?: string) => {
    const [low, high] = HEART_BOUNDS[field];
    return (
      <TextField
        label={label}
        inputMode="decimal"
        optional
        hint={hint}
        value={texts[field]}
        onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
        error={tried && numberOf(field) === undefined ? t('between', { low, high }) : undefined}
      />
    );
  };
  return (
    <FormDialog
      title={t('heart.profile')}
      save={t('save')}
      busy={saving.isPending}
      problem={saving.error ? errorText(saving.error) : undefined}
      onSave={save}
      onClose={onClose}
    >
      {!subject.sex && (
        <RadioCards
          compact
          legend={t('heart.sex')}
          name="sex"
          value={draft.sex}
          options={GENDERS.map((value) => ({ value, title: t(`heart.${value}`) }))}
          onChange={(sex) => setDraft({ ...draft, sex })}
        />
      )}
      {QUESTIONS.map((question) => (
        <RadioCards
          key={question}
          compact
          legend={t(`heart.${question}`)}
          name={question}
          value={answerOf(draft[question])}
          options={(Object.keys(ANSWERS) as Answer[]).map((value) => ({
            value,
            title: t(`heart.${value}`),
          }))}
          onChange={(answer) => setDraft({ ...draft, [question]: ANSWERS[answer] })}
        />
      ))}
      {box(
        'heightCm',
        t('heart.height'),
        height?.isConverted ? common('heightMeant', { value: inUnit('cm', height.cm) }) : undefined,
      )}
      {box('totalCholesterol', t('heart.totalCholesterol'), t('heart.cholesterolHint'))}
      {box('hdl', t('heart.hdl'))}
    </FormDialog>
  );
}
