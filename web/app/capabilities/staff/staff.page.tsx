import type { StaffMember } from '@lakou/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { managesStaff } from './may.ts';
import { StaffDialog } from './staff.dialog.tsx';
import { teamQuery } from './staff.queries.ts';
import { StaffFrame } from './staff-frame.tsx';
import { StaffRow } from './staff-row.tsx';

export const clientLoader = needsWords('staff');

/** Who works for the clinic. */
export default function Staff() {
  const { t } = useTranslation('staff');
  const manages = managesStaff(useUser());
  const [open, setOpen] = useState<StaffMember | 'new'>();
  return (
    <StaffFrame
      action={
        manages && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      {(clinicId) => (
        <>
          <Team clinicId={clinicId} {...(manages && { onEdit: setOpen })} />
          {open && (
            <StaffDialog
              clinicId={clinicId}
              {...(open !== 'new' && { member: open })}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </StaffFrame>
  );
}

interface TeamProps {
  clinicId: string;
  onEdit?: (member: StaffMember) => void;
}

function Team({ clinicId, onEdit }: TeamProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const query = useQuery(teamQuery(clinicId));
  return (
    <QueryState
      query={query}
      failed={query.error ? t('loadFailed', { reason: errorText(query.error) }) : undefined}
      isEmpty={(team) => team.length === 0}
      empty={
        <Card>
          <EmptyState drawing={<House />} text={t('none')} />
        </Card>
      }
    >
      {(team) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {team.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              clinicId={clinicId}
              {...(onEdit && { onEdit: () => onEdit(member) })}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
