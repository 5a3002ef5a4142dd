import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Select } from '../../ui/select.tsx';

interface ForWhomProps {
  /** Adults whom the person acts for. */
  adults: readonly { patientId: string; name: string }[];
  value: string;
  onChange: (forWhom: string) => void;
}

/** Oneself, one's family, or an adult one acts for; nothing where there is only oneself. */
export function ForWhom({ adults, value, onChange }: ForWhomProps) {
  const { t } = useTranslation('bookings');
  const { dependents = [] } = useUser();
  if (dependents.length + adults.length === 0) return null;
  return (
    <Select label={t('forWhom')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="me">{t('forMe')}</option>
      {dependents.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {adults.map(({ patientId, name }) => (
        <option key={patientId} value={patientId}>
          {name}
        </option>
      ))}
    </Select>
  );
}
