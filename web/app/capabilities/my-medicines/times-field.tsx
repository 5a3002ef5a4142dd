import { MOST_TIMES } from '@lakou/contract/my-medicines.rules';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PRESETS, type Preset, presetOf } from './medicine-draft.ts';

interface TimesFieldProps {
  times: readonly string[];
  error: string | undefined;
  onChange: (times: readonly string[]) => void;
}

/** How often a medicine is taken, and at which times. */
export function TimesField({ times, error, onChange }: TimesFieldProps) {
  const { t } = useTranslation('my-medicines');
  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend={t('form.often')}
        name="often"
        options={(Object.keys(PRESETS) as Preset[]).map((value) => ({
          value,
          title: t(`form.preset.${value}`),
        }))}
        value={presetOf(times)}
        onChange={(preset) => onChange(PRESETS[preset])}
      />
      {times
        .map((time, n) => ({ time, n }))
        .map(({ time, n }) => (
          <TextField
            key={n}
            type="time"
            label={t('form.time', { count: n + 1 })}
            value={time}
            error={n === times.length - 1 ? error : undefined}
            onChange={({ target }) => onChange(times.with(n, target.value))}
            trailing={
              times.length > 1 && (
                <IconButton
                  icon={X}
                  label={t('form.removeTime', { count: n + 1 })}
                  onClick={() => onChange(times.toSpliced(n, 1))}
                />
              )
            }
          />
        ))}
      {times.length > 0 && times.length < MOST_TIMES && (
        <div>
          <Button variant="ghost" size="sm" icon={Plus} onClick={() => onChange([...times, '12:00'])}>
            {t('form.addTime')}
          </Button>
        </div>
      )}
    </div>
  );
}
