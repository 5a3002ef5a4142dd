import type { Sex } from '@lakou/clinical';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Select } from '../../ui/select.tsx';
import { CalculationMethod } from './calculation-method.tsx';
import { CITATIONS, EQUATIONS } from './citations.ts';
import { KidneyResult } from './kidney-result.tsx';
import { BLANK_KIDNEYS, CREATININE_UNITS, kidneysOf, RACES } from './kidneys.ts';
import { NumberField } from './number-field.tsx';
import { choiceIn, useRemembered } from './remembered.ts';

const SEXES = ['Female', 'Male'] as const satisfies readonly Sex[];

export function KidneyCalculator() {
  const { t } = useTranslation('calculators');
  const lang = useLanguage();
  const [unit, setUnit] = useRemembered('creatinineUnit', CREATININE_UNITS);
  const [draft, setDraft] = useState(BLANK_KIDNEYS);
  const change = (part: Partial<typeof BLANK_KIDNEYS>) => setDraft({ ...draft, ...part });
  const result = kidneysOf(lang, { ...draft, unit });
  return (
    <Card as="section">
      <div className="grid gap-4">
        <div>
          <h2 className="text-22">{t('gfr.title')}</h2>
          <p className="text-15 text-ink-soft">{t('gfr.about')}</p>
        </div>
        <div className="grid grid-cols-[1fr_8.5rem] items-start gap-3">
          <NumberField
            label={t('gfr.creatinine')}
            hint={t('gfr.creatinineHint')}
            unit=""
            value={draft.creatinine}
            onChange={(creatinine) => change({ creatinine })}
          />
          <Select
            label={t('gfr.unit')}
            value={unit}
            onChange={({ target }) => setUnit(choiceIn(CREATININE_UNITS, target.value))}
          >
            {CREATININE_UNITS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </div>
        <NumberField
          label={t('gfr.age')}
          unit={t('gfr.years')}
          value={draft.age}
          onChange={(age) => change({ age })}
        />
        <FilterChips
          titled
          legend={t('gfr.sex')}
          options={SEXES.map((value) => ({ value, title: t(`gfr.sexes.${value}`) }))}
          value={draft.sex}
          onChange={(sex) => change({ sex })}
        />
        <FilterChips
          titled
          legend={t('gfr.race', { older: EQUATIONS.older })}
          options={RACES.map((value) => ({ value, title: t(`gfr.races.${value}`) }))}
          value={draft.race}
          onChange={(race) => change({ race })}
        />
        <div role="status">{result && <KidneyResult result={result} />}</div>
        <CalculationMethod text={t('gfr.how', { older: EQUATIONS.older })} citations={CITATIONS.kidneys} />
      </div>
    </Card>
  );
}
