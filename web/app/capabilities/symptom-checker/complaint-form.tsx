import type { SymptomCode } from '@lakou/clinical';
import { LONGEST_COMPLAINT } from '@lakou/contract/symptom-checker.rules';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EmergencyCall } from '../first-aid/emergency-call.tsx';
import { FREQUENT_SYMPTOMS, SYMPTOMS } from './symptoms.ts';

export interface Complaint {
  text: string;
  chosen: readonly SymptomCode[];
}

interface ComplaintFormProps {
  complaint: Complaint;
  onChange: (complaint: Complaint) => void;
  onCheck: () => void;
  checking: boolean;
  error: unknown;
}

/** The symptoms as free text, from the list, or both. */
export function ComplaintForm({ complaint, onChange, onCheck, checking, error }: ComplaintFormProps) {
  const { t } = useTranslation('symptom-checker');
  const errorText = useErrorText();
  const id = useId();
  const [all, setAll] = useState(false);
  const [blank, setBlank] = useState(false);
  const { text, chosen } = complaint;
  const changing = useRef(text !== '' || chosen.length > 0);
  // After a result, the text field gets the focus again.
  useEffect(() => {
    if (changing.current) document.getElementById(id)?.focus();
  }, [id]);
  // There is no network, and this device cannot answer by itself yet.
  const offline = error instanceof ApiError && error.code === 'offline';
  const offered = SYMPTOMS.filter((code) => all || FREQUENT_SYMPTOMS.includes(code) || chosen.includes(code));

  function change(changes: Partial<Complaint>) {
    setBlank(false);
    onChange({ ...complaint, ...changes });
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const nothing = text.trim() === '' && chosen.length === 0;
    setBlank(nothing);
    if (nothing) document.getElementById(id)?.focus();
    else onCheck();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextArea
        id={id}
        label={t('describe')}
        hint={t('describeHint')}
        placeholder={t('example')}
        maxLength={LONGEST_COMPLAINT}
        value={text}
        error={blank ? t('missing') : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="grid justify-items-start gap-2">
        <Chips
          legend={t('choose')}
          options={offered.map((code) => ({ value: code, title: t(`symptom.${code}`) }))}
          value={chosen}
          onChange={(codes) => change({ chosen: codes })}
        />
        {!all && (
          <div className="-ml-4">
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              {t('more', { count: SYMPTOMS.length })}
            </Button>
          </div>
        )}
      </div>
      {Boolean(error) && !checking && (
        <FormError>
          {error instanceof ApiError && !offline ? errorText(error) : t(offline ? 'notHere' : 'failed')}
        </FormError>
      )}
      {Boolean(error) && !checking && <EmergencyCall />}
      <Button type="submit" size="lg" block busy={checking}>
        {t('check')}
      </Button>
      {checking && (
        <p role="status" className="text-center text-15 text-ink-soft">
          {t('checking')}
        </p>
      )}
    </form>
  );
}
