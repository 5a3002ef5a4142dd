import { parseDecimal } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DrugsField } from './drugs-field.tsx';
import { InteractionsFound } from './interactions-found.tsx';

const FEWEST_DRUGS = 2;

/** Names of medicines, and what is known about the patient; the server finds what must not meet. */
export function Interactions() {
  const { t } = useTranslation('toolbox');
  const { t: tell } = useTranslation('errors');
  const errorText = useErrorText();
  const lang = useLanguage();
  const [drugs, setDrugs] = useState<string[]>([]);
  const [tooFew, setTooFew] = useState(false);
  const [pregnant, setPregnant] = useState(false);
  const [breastfeeding, setBreastfeeding] = useState(false);
  const [age, setAge] = useState('');
  const [kidneys, setKidneys] = useState('');
  const ageYears = parseDecimal(lang, age);
  const egfr = parseDecimal(lang, kidneys);
  const check = useMutation({
    mutationFn: () =>
      api('POST /api/ai/check-drug-interactions', {
        body: {
          drugs,
          patient: {
            ...(pregnant && { pregnant }),
            ...(breastfeeding && { breastfeeding }),
            ...(ageYears !== undefined && { ageYears: Math.floor(ageYears) }),
            ...(egfr !== undefined && { egfr }),
          },
        },
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooFew(drugs.length < FEWEST_DRUGS);
    if (drugs.length < FEWEST_DRUGS) check.reset();
    else check.mutate();
  };
  return (
    <>
      <form onSubmit={submit} className="grid gap-4">
        <DrugsField value={drugs} onChange={setDrugs} />
        <Disclosure title={t('patientFacts')}>
          <div className="grid gap-3 md:grid-cols-2">
            <Checkbox
              label={t('pregnant')}
              checked={pregnant}
              onChange={({ target }) => setPregnant(target.checked)}
            />
            <Checkbox
              label={t('breastfeeding')}
              checked={breastfeeding}
              onChange={({ target }) => setBreastfeeding(target.checked)}
            />
            <TextField
              label={t('age')}
              inputMode="numeric"
              maxLength={3}
              value={age}
              onChange={({ target }) => setAge(target.value)}
            />
            <TextField
              label={t('egfr')}
              inputMode="decimal"
              maxLength={5}
              value={kidneys}
              onChange={({ target }) => setKidneys(target.value)}
            />
          </div>
        </Disclosure>
        {tooFew && <FormError>{tell('drugs_missing')}</FormError>}
        {check.error && <FormError>{errorText(check.error)}</FormError>}
        <Button type="submit" block busy={check.isPending}>
          {t('check')}
        </Button>
      </form>
      {check.data && <InteractionsFound key={check.submittedAt} check={check.data} />}
    </>
  );
}
