import type { ClinicWeek } from '@lakou/contract/shifts';
import { useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import PencilLine from 'lucide-react/icons/pencil-line';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { SHIFTS_KEY } from './shifts.queries.ts';

/** What is done with a whole week: publish its drafts, fill it from the week before, print it. */
export function PlanBar({ clinicId, week }: { clinicId: string; week: ClinicWeek }) {
  const { t } = useTranslation('shifts');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'publish' | 'copy'>();
  const [problem, setProblem] = useState<string>();
  const params = { id: clinicId };
  const sunday = week.days[0] ?? week.today;
  const drafts = week.shifts.filter(({ isDraft }) => isDraft).length;

  async function run(name: 'publish' | 'copy', work: () => Promise<string>) {
    setBusy(name);
    setProblem(undefined);
    try {
      const done = await work();
      await queries.invalidateQueries({ queryKey: SHIFTS_KEY });
      toast.success(done);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  }
  const publish = () =>
    run('publish', async () => {
      const body = { week: sunday };
      const { published } = await api('POST /api/clinics/:id/shifts/publish', { params, body });
      return t('published', { count: published });
    });
  const copy = () =>
    run('copy', async () => {
      const body = { from: addDays(sunday, -7), to: sunday };
      const { copied, skipped } = await api('POST /api/clinics/:id/shifts/copy', { params, body });
      const done = t('copied', { count: copied });
      return skipped > 0 ? `${done} ${t('skipped', { count: skipped })}` : done;
    });
  return (
    <div className="grid gap-3 print:hidden">
      {drafts > 0 && (
        <Banner
          tone="warn"
          icon={PencilLine}
          action={
            <Button size="sm" icon={Send} busy={busy === 'publish'} onClick={() => void publish()}>
              {t('publish')}
            </Button>
          }
        >
          {t('drafts', { count: drafts })}
        </Banner>
      )}
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={Copy} busy={busy === 'copy'} onClick={() => void copy()}>
          {t('copyLast')}
        </Button>
        <Button variant="ghost" size="sm" icon={Printer} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
