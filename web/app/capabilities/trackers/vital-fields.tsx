import { VITAL_BOUNDS, type VitalField } from '@lakou/contract/trackers.rules';
import { formatNumber } from '@lakou/i18n';
import Info from 'lucide-react/icons/info';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { suggestionFor } from './suggestion.ts';
import { type Draft, type Fault, readField } from './vital-draft.ts';
import type { Sign } from './vital-signs.ts';
import { inOwnUnit, useVitalText } from './vital-text.ts';

interface VitalFieldsProps {
  draft: Draft;
  faults: Partial<Record<VitalField, Fault>>;
  onChange: (change: Partial<Draft>) => void;
}

const REST = ['heartRate', 'temperature', 'oxygen', 'glucose', 'weight'] as const;

/** The fields of all readings; what looks like another unit is asked about. */
export function VitalFields({ draft, faults, onChange }: VitalFieldsProps) {
  const { t } = useTranslation('trackers');
  const { t: m } = useTranslation('measurements');
  const lang = useLanguage();
  const { units, unitOf } = useVitalText();
  const { measureInBoth } = useMeasure();
  const suggestion = suggestionFor(lang, draft);
  const reading = suggestion && meaning(suggestion, unitOf);
  const errorOf = (field: VitalField) => {
    const fault = faults[field];
    if (!fault) return undefined;
    const [low, high] = VITAL_BOUNDS[field].map((bound) => Math.round(inOwnUnit(units, field, bound))) as [
      number,
      number,
    ];
    return fault === 'between'
      ? t('between', { low: formatNumber(lang, low), high: formatNumber(lang, high) })
      : t(`vitals.${fault}`);
  };
  /** The typed temperature or weight in both units, once it is valid. */
  const inBoth = (field: (typeof REST)[number]) => {
    if (field !== 'temperature' && field !== 'weight') return undefined;
    const value = readField(lang, draft, field);
    return value ? measureInBoth(field, value) : undefined;
  };
  const box = (field: VitalField, unit: string, hint?: string) => (
    <TextField
      name={field}
      label={t(`vitals.${field}`)}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      hint={hint}
      trailing={<span className="pr-3 whitespace-nowrap text-14">{unit}</span>}
      onChange={(event) => onChange({ [field]: event.target.value })}
      error={errorOf(field)}
    />
  );
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">{t('vitals.pressure')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {box('systolic', unitOf('pressure'), t('vitals.pressureHint'))}
          {box('diastolic', unitOf('pressure'))}
        </div>
      </fieldset>
      {suggestion && reading && (
        <Banner
          tone="info"
          icon={Info}
          action={
            <Button size="sm" variant="secondary" onClick={() => onChange(suggestion)}>
              {t('vitals.useIt', { reading })}
            </Button>
          }
        >
          {t('vitals.mean', { reading })}
        </Banner>
      )}
      <div className="grid grid-cols-2 gap-3">
        {REST.map((field) => (
          <div key={field}>{box(field, unitOf(field), inBoth(field))}</div>
        ))}
      </div>
      {draft.glucose && (
        <ChoiceChips
          legend={m('fasting.legend')}
          name="fasting"
          options={(['before', 'after'] as const).map((value) => ({ value, title: m(`fasting.${value}`) }))}
          value={draft.fasting === null ? undefined : draft.fasting ? 'before' : 'after'}
          onChange={(value) => onChange({ fasting: value === 'before' })}
        />
      )}
      {draft.oxygen && <p className="text-14 text-ink-soft">{m('oxygenNote')}</p>}
    </>
  );
}

function meaning(
  { systolic, diastolic, temperature, glucose }: NonNullable<ReturnType<typeof suggestionFor>>,
  unitOf: (sign: Sign) => string,
): string {
  if (systolic) return `${systolic}/${diastolic}`;
  return temperature ? `${temperature} ${unitOf('temperature')}` : `${glucose} ${unitOf('glucose')}`;
}
