import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { fromField, toField } from './days.ts';

interface WhenFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether the form was submitted with this value. */
  tried: boolean;
}

/** The time of an entry, in the reader's time zone. */
export function WhenField({ value, onChange, tried }: WhenFieldProps) {
  const { t } = useTranslation('trackers');
  return (
    <TextField
      type="datetime-local"
      label={t('when')}
      value={value}
      max={toField(new Date())}
      onChange={(event) => onChange(event.target.value)}
      error={tried && !fromField(value) ? t('whenMissing') : undefined}
    />
  );
}
