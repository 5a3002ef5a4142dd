import type { Shift } from '@lakou/contract/shifts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SavedFileLink } from '../my-data/saved-file-link.tsx';
import { dayOfShift } from './shift-days.ts';
import { ownShiftsQuery } from './shifts.queries.ts';
import { SwapDialog } from './swap.dialog.tsx';
import { Swaps } from './swaps.tsx';
import { useShiftTexts } from './use-shift-texts.ts';
import { useSwapTexts } from './use-swap-texts.ts';

export const clientLoader = needsWords('shifts', 'shift-swaps');

/** One's own shifts from today on, at the time of this device, and as a calendar file. */
export default function MyShifts() {
  const { t } = useTranslation('shifts');
  const { clinicId } = useUser();
  const query = useQuery({ ...ownShiftsQuery(clinicId ?? ''), enabled: Boolean(clinicId) });
  const none = <EmptyCard text={t('noneMine')} />;
  return (
    <div className="grid gap-4">
      <title>{t('mine')}</title>
      <PageTitle
        action={
          clinicId && (
            <SavedFileLink
              icon={CalendarPlus}
              url={`/api/clinics/${clinicId}/shifts/calendar`}
              text={t('toCalendar')}
            />
          )
        }
      >
        {t('mine')}
      </PageTitle>
      {clinicId ? (
        <QueryState query={query} failed={t('failed')} isEmpty={(shifts) => shifts.length === 0} empty={none}>
          {(shifts) => (
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {shifts.map((shift) => (
                <OwnShift key={shift.id} shift={shift} clinicId={clinicId} />
              ))}
            </ul>
          )}
        </QueryState>
      ) : (
        none
      )}
      {clinicId && <Swaps clinicId={clinicId} timeZone={ownTimeZone()} />}
    </div>
  );
}

function OwnShift({ shift, clinicId }: { shift: Shift; clinicId: string }) {
  const { t } = useTranslation('shifts');
  const { t: swaps } = useTranslation('shift-swaps');
  const shiftText = useSwapTexts();
  const [isAsking, setAsking] = useState(false);
  const timeZone = ownTimeZone();
  const { day, times } = useShiftTexts(timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line p-4 not-first:border-t">
      <div className="grid gap-0.5">
        <span className="font-semibold first-letter:uppercase">{day(dayOfShift(shift, timeZone))}</span>
        <span>{times(shift)}</span>
        {shift.isDraft && <span className="text-14 text-ink-soft">{t('draft')}</span>}
      </div>
      {!shift.isDraft && Date.parse(shift.startTime) > Date.now() && (
        <Button
          size="sm"
          variant="secondary"
          icon={ArrowLeftRight}
          aria-label={swaps('askOf', { shift: shiftText(shift) })}
          onClick={() => setAsking(true)}
        >
          {swaps('ask')}
        </Button>
      )}
      {isAsking && <SwapDialog clinicId={clinicId} shift={shift} onClose={() => setAsking(false)} />}
    </li>
  );
}
