import { formatNumber } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { SYSTEMS } from '#platform/units/systems.ts';
import { readHeight } from '#platform/units/typed-height.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { type BmiDraft, bmiOf, UNITS } from './bmi.ts';
import { CalculationMethod } from './calculation-method.tsx';
import { CITATIONS } from './citations.ts';
import { Hint } from './hint.tsx';
import { NumberField } from './number-field.tsx';
import { Scale } from './scale.tsx';

const BLANK: BmiDraft = { weight: '', height: '', inches: '' };
const BANDS = [
  { to: 18.5, fill: 'fill-night' },
  { to: 25, fill: 'fill-leaf' },
  { to: 30, fill: 'fill-mango' },
  { to: 40, fill: 'fill-hibiscus' },
];

export function BmiCalculator() {
  const { t } = useTranslation('calculators');
  const { t: common } = useTranslation('common');
  const { inUnit } = useMeasure();
  const lang = useLanguage();
  const [own, choose] = useUnits();
  const units = own.weight === 'kg' ? 'metric' : 'imperial';
  const [draft, setDraft] = useState(BLANK);
  const change = (part: Partial<BmiDraft>) => setDraft({ ...draft, ...part });
  const result = bmiOf(lang, units, draft);
  const read = readHeight(lang, draft.height, units === 'metric' ? 'cm' : 'ft');
  const height = {
    value: draft.height,
    isWrong: draft.height.trim() !== '' && read === undefined,
    ...(read?.isConverted && {
      hint: common('heightMeant', { value: inUnit(units === 'metric' ? 'cm' : 'ft', read.cm) }),
    }),
  };
  return (
    <Card as="section">
      <div className="grid gap-4">
        <div>
          <h2 className="text-22">{t('bmi.title')}</h2>
          <p className="text-15 text-ink-soft">{t('bmi.about')}</p>
        </div>
        <FilterChips
          legend={t('units')}
          options={UNITS.map((value) => ({ value, title: t(`systems.${value}`) }))}
          value={units}
          onChange={(value) => {
            choose(SYSTEMS[value]);
            setDraft(BLANK);
          }}
        />
        <NumberField
          label={t('bmi.weight')}
          unit={units === 'metric' ? 'kg' : 'lb'}
          value={draft.weight}
          onChange={(weight) => change({ weight })}
        />
        {units === 'metric' ? (
          <NumberField
            label={t('bmi.height')}
            unit="cm"
            {...height}
            onChange={(height) => change({ height })}
          />
        ) : (
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="sr-only">{t('bmi.height')}</legend>
            <NumberField
              label={t('bmi.feet')}
              unit="ft"
              {...height}
              onChange={(height) => change({ height })}
            />
            <NumberField
              label={t('bmi.inches')}
              unit="in"
              zero
              value={draft.inches}
              onChange={(inches) => change({ inches })}
            />
          </fieldset>
        )}
        <div role="status" className="grid gap-2">
          {result && (
            <>
              <p className="text-15 text-ink-soft">{t('bmi.result')}</p>
              <p className="text-28 leading-none font-extrabold">
                {formatNumber(lang, result.bmi, 1)}{' '}
                <span className="text-22">{t(`bmi.classes.${result.class}`)}</span>
              </p>
              <Scale from={14} bands={BANDS} value={result.bmi} />
              {result.plausible ? <p>{t(`bmi.means.${result.class}`)}</p> : <Hint>{t('bmi.hint')}</Hint>}
            </>
          )}
        </div>
        <CalculationMethod text={t('bmi.how')} citations={CITATIONS.bmi} />
      </div>
    </Card>
  );
}
