import type { MyAvailability } from '@lakou/contract/scheduling';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HoursField } from '../profiles/hours/hours-field.tsx';
import { isWeekValid } from '../profiles/hours/week.ts';
import { type AfterSaving, useSaveHours } from './use-save-hours.ts';

/** The weekly hours. */
export function HoursCard({
  hours,
  timeZone,
  ...after
}: Pick<MyAvailability, 'hours' | 'timeZone'> & AfterSaving) {
  const { t } = useTranslation('provider-workspace');
  const [week, setWeek] = useState(hours ?? { timeZone, hours: [] });
  const { save, isPending } = useSaveHours(after);
  return (
    <Card>
      <div className="grid gap-5">
        <HoursField id="week" legend={t('weekTitle')} hint={t('weekHint')} value={week} onChange={setWeek} />
        <Button
          block
          busy={isPending}
          disabled={!isWeekValid(week.hours)}
          onClick={() => void save({ hours: week })}
        >
          {t('save')}
        </Button>
      </div>
    </Card>
  );
}
