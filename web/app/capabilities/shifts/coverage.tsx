import type { ClinicWeek } from '@lakou/contract/shifts';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { NeedsDialog } from './needs.dialog.tsx';
import { gapsOf } from './shift-gaps.ts';
import { needsQuery } from './shifts.queries.ts';
import { useShiftTexts } from './use-shift-texts.ts';

/** Where the week has fewer people than the clinic needs, and how many it needs. */
export function Coverage({ clinicId, week }: { clinicId: string; week: ClinicWeek }) {
  const { t } = useTranslation('shifts');
  const { day } = useShiftTexts(week.timeZone);
  const [open, setOpen] = useState(false);
  const query = useQuery(needsQuery(clinicId));
  const { data: needs } = query;
  if (!needs) return <FailedNote query={query} text={t('needsFailed')} />;
  const gaps = gapsOf(week, needs);
  return (
    <div className="grid gap-3 print:hidden">
      {gaps.length > 0 && (
        <Card attention="mango">
          <h2 className="flex items-center gap-2 text-16">
            <TriangleAlert size={20} className="shrink-0" aria-hidden="true" />
            {t('gaps')}
          </h2>
          <ul className="mt-1 grid gap-1">
            {gaps.map((gap) => (
              <li key={`${gap.day} ${gap.clinicRole}`} className="first-letter:uppercase">
                {t('gap', {
                  day: day(gap.day),
                  role: t(`role.${gap.clinicRole}`),
                  planned: gap.planned,
                  needed: gap.needed,
                })}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" icon={UsersRound} onClick={() => setOpen(true)}>
          {t('coverage')}
        </Button>
        {needs.length > 0 && gaps.length === 0 && (
          <p className="flex items-center gap-2 text-15 text-ink-soft">
            <CircleCheck size={18} className="text-leaf" aria-hidden="true" />
            {t('covered')}
          </p>
        )}
      </div>
      {open && <NeedsDialog clinicId={clinicId} needs={needs} onClose={() => setOpen(false)} />}
    </div>
  );
}
