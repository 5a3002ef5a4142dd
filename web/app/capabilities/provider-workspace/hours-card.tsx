import type { MyAvailability } from '@lakou/contract/scheduling';
import type { WorkWeek } from '@lakou/contract/user';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { HoursField } from '../profiles/hours/hours-field.tsx';
import { LineDetails } from './line-details.tsx';

interface HoursCardProps extends Pick<MyAvailability, 'places'> {
  week: WorkWeek;
  onChange: (week: WorkWeek) => void;
}

/** The weekly hours, and where and for which visits each of them is. */
export function HoursCard({ week, places, onChange }: HoursCardProps) {
  const { t } = useTranslation('provider-workspace');
  return (
    <Card>
      <HoursField
        id="week"
        legend={t('weekTitle')}
        hint={t('weekHint')}
        value={week}
        onChange={onChange}
        details={(line) => <LineDetails {...line} places={places} />}
      />
    </Card>
  );
}
