import { useTranslation } from '#platform/language/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { fromField, toField } from './days.ts';

interface WhenFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Something was sent and this is still wrong. */
  tried: boolean;
}

/** When it was, on the reader's own clock. */
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
