import type { TimeLog } from '@lakou/contract/staff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { usePeriod } from '#platform/time/use-period.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Claims } from './claims.tsx';
import { CorrectionDialog } from './correction.dialog.tsx';
import { LogRow } from './log-row.tsx';
import { keepsTime, managesStaff } from './may.ts';
import { logsQuery, type Period } from './staff.queries.ts';
import { StaffFrame } from './staff-frame.tsx';
import { TimeSheet } from './time-sheet.tsx';

export const clientLoader = needsWords('staff');

/** This month until today, unless the address says otherwise. */
function useAskedPeriod() {
  const today = dayHere(new Date());
  return usePeriod({ from: `${today.slice(0, 8)}01`, to: today });
}

export default function Time() {
  const { t } = useTranslation('staff');
  const user = useUser();
  const { period, put } = useAskedPeriod();
  return (
    <StaffFrame>
      {(clinicId) => (
        <>
          {managesStaff(user) && <Claims clinicId={clinicId} />}
          <div className="grid gap-4 md:grid-cols-2">
            <DateField
              label={t('from')}
              value={period.from}
              onChange={({ target }) => put({ from: target.value })}
            />
            <DateField
              label={t('to')}
              value={period.to}
              onChange={({ target }) => put({ to: target.value })}
            />
          </div>
          {keepsTime(user) && <TimeSheet clinicId={clinicId} period={period} />}
          <Logs clinicId={clinicId} period={period} mayCorrect={managesStaff(user)} />
        </>
      )}
    </StaffFrame>
  );
}

interface LogsProps {
  clinicId: string;
  period: Period;
  mayCorrect: boolean;
}

function Logs({ clinicId, period, mayCorrect }: LogsProps) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState<TimeLog>();
  return (
    <Section title={t('logs')}>
      <PagedList
        query={useInfiniteQuery(logsQuery(clinicId, period))}
        failed={t('logsFailed')}
        more={t('more')}
        empty={
          <Card>
            <EmptyState drawing={<House />} text={t('noLogs')} />
          </Card>
        }
      >
        {(logs) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {logs.map((log) => (
              <LogRow key={log.id} log={log} {...(mayCorrect && { onCorrect: () => setOpen(log) })} />
            ))}
          </ul>
        )}
      </PagedList>
      {open && <CorrectionDialog log={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}
