import type { Shift } from '@lakou/contract/shifts';
import { timeZoneWords } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays, dayHere } from '#platform/time/days.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Coverage } from './coverage.tsx';
import { DayList } from './day-list.tsx';
import { DeleteShift } from './delete-shift.dialog.tsx';
import { PlanBar } from './plan-bar.tsx';
import { ShiftDialog } from './shift.dialog.tsx';
import { weekQuery } from './shifts.queries.ts';
import { Swaps } from './swaps.tsx';
import { useShiftTexts } from './use-shift-texts.ts';
import { WeekGrid } from './week-grid.tsx';

export const clientLoader = needsWords('shifts', 'shift-swaps');

const DAY = /^\d{4}-\d\d-\d\d$/;
type Open = { kind: 'add'; staffId: string; day: string } | { kind: 'shift'; shift: Shift };

/** The week of a clinic, Sunday to Saturday; which one is in the address. */
export default function Schedule() {
  const { t } = useTranslation('shifts');
  const lang = useLanguage();
  const { clinicId, role, clinicRole } = useUser();
  const { get, put } = useAddress();
  const [open, setOpen] = useState<Open>();
  const asked = get('week');
  const week = useQuery(weekQuery(clinicId ?? '', DAY.test(asked) ? asked : undefined));
  const mayPlan = role === 'CLINIC_ADMIN' || clinicRole === 'Admin' || clinicRole === 'Scheduler';
  const sunday = week.data?.days[0];
  const { shortDay } = useShiftTexts(week.data?.timeZone ?? 'UTC');
  const add = mayPlan ? (staffId: string, day: string) => setOpen({ kind: 'add', staffId, day }) : undefined;
  const isThisWeek = week.data?.days.includes(week.data.today) ?? true;
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          mayPlan && (
            <Button
              icon={Plus}
              onClick={() => add?.('', (isThisWeek ? week.data?.today : sunday) ?? dayHere(new Date()))}
            >
              {t('add')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={ChevronLeft}
          label={t('previous')}
          disabled={!sunday}
          onClick={() => sunday && put('week', addDays(sunday, -7))}
        />
        <h2 aria-live="polite" className="min-w-0 basis-36 text-center text-18 max-md:grow">
          {sunday ? t('range', { from: shortDay(sunday), to: shortDay(addDays(sunday, 6)) }) : '…'}
        </h2>
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          disabled={!sunday}
          onClick={() => sunday && put('week', addDays(sunday, 7))}
        />
        {!isThisWeek && (
          <Button variant="ghost" size="sm" onClick={() => put('week', '')}>
            {t('thisWeek')}
          </Button>
        )}
        <ButtonLink variant="ghost" size="sm" to="/app/my-shifts">
          {t('mine')}
        </ButtonLink>
      </div>
      <QueryState query={week} failed={t('failed')}>
        {(data) => (
          <>
            {mayPlan && clinicId && <Swaps clinicId={clinicId} timeZone={data.timeZone} waiting />}
            {mayPlan && <PlanBar clinicId={clinicId ?? ''} week={data} />}
            {mayPlan && <Coverage clinicId={clinicId ?? ''} week={data} />}
            <div className="hidden md:block print:block">
              <WeekGrid
                week={data}
                onAdd={add}
                onOpen={mayPlan ? (shift) => setOpen({ kind: 'shift', shift }) : undefined}
              />
            </div>
            <div className="md:hidden print:hidden">
              <DayList
                week={data}
                onAdd={add}
                onOpen={mayPlan ? (shift) => setOpen({ kind: 'shift', shift }) : undefined}
              />
            </div>
            <p className="text-14 text-ink-soft">{t('zone', { zone: timeZoneWords(lang, data.timeZone) })}</p>
            {open?.kind === 'add' && (
              <ShiftDialog
                clinicId={clinicId ?? ''}
                staff={data.staff}
                staffId={open.staffId}
                day={open.day}
                onClose={close}
              />
            )}
            {open?.kind === 'shift' && (
              <DeleteShift shift={open.shift} timeZone={data.timeZone} onClose={close} />
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
