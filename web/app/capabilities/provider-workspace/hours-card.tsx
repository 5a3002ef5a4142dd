import type { MyAvailability } from '@lakou/contract/scheduling';
import type { WorkWeek } from '@lakou/contract/user';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { HoursField } from '../profiles/hours/hours-field.tsx';
import { LineDetails } from './line-details.tsx';

interface HoursCardProps extends Pick<MyAvailability, 'places'> {
  week: WorkWeek;
  onChange: (week: WorkWeek) => void;
  /** Whether no hours were ever set, so that any time can be booked. */
  isUnset: boolean;
}

/** The weekly hours, and where and for which visits each of them is. */
export function HoursCard({ week, places, onChange, isUnset }: HoursCardProps) {
  const { t } = useTranslation('provider-workspace');
  return (
    <Card>
      {isUnset && (
        <div className="mb-4">
          <Banner tone="warn" icon={Clock}>
            {t('weekUnset')}
          </Banner>
        </div>
      )}
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
