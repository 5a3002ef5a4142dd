import type { Leave } from '@lakou/contract/staff';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { LeaveDialog } from './leave.dialog.tsx';
import { keepsTime } from './may.ts';
import { RemoveLeaveDialog } from './remove-leave.dialog.tsx';
import { leavesQuery } from './staff.queries.ts';
import { StaffFrame } from './staff-frame.tsx';

export const clientLoader = needsWords('staff');

/** Who is away, and until when. */
export default function Leaves() {
  const { t } = useTranslation('staff');
  const mayChange = keepsTime(useUser());
  const [open, setOpen] = useState<Leave | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <StaffFrame
      action={
        mayChange && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('addLeave')}
          </Button>
        )
      }
    >
      {(clinicId) => (
        <>
          <List clinicId={clinicId} {...(mayChange && { onRemove: setOpen })} />
          {open === 'new' && <LeaveDialog clinicId={clinicId} onClose={close} />}
          {open && open !== 'new' && <RemoveLeaveDialog leave={open} onClose={close} />}
        </>
      )}
    </StaffFrame>
  );
}

function List({ clinicId, onRemove }: { clinicId: string; onRemove?: (leave: Leave) => void }) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  return (
    <PagedList
      query={useInfiniteQuery(leavesQuery(clinicId))}
      failed={t('leavesFailed')}
      more={t('more')}
      empty={
        <Card>
          <EmptyState drawing={<House />} text={t('noLeaves')} />
        </Card>
      }
    >
      {(leaves) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {leaves.map((leave) => (
            <li
              key={leave.id}
              className="flex items-center gap-2 border-line py-3 pr-2 pl-4 not-first:border-t"
            >
              <div className="min-w-0 grow">
                <p className="font-semibold wrap-anywhere">{leave.staffName}</p>
                <p className="text-15">
                  {t('days', {
                    from: formatDate(lang, leave.fromDay, 'medium'),
                    to: formatDate(lang, leave.toDay, 'medium'),
                  })}
                </p>
                {leave.reason && <p className="text-14 text-ink-soft wrap-anywhere">{leave.reason}</p>}
              </div>
              {onRemove && (
                <IconButton
                  icon={Trash2}
                  label={t('removeLeaveOf', { name: leave.staffName })}
                  onClick={() => onRemove(leave)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
