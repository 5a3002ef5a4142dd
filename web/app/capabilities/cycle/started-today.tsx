import type { CycleLog } from '@lakou/contract/cycle';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { periodStarted } from './log-draft.ts';
import { useLog } from './use-log.ts';
import type { LogChange } from './use-undo.ts';

interface StartedTodayProps {
  today: string;
  log: CycleLog | undefined;
  onLogged: (change: LogChange) => void;
}

/** The period has come: one tap, which can be undone. */
export function StartedToday({ today, log, onLogged }: StartedTodayProps) {
  const { t } = useTranslation('cycle');
  const { save } = useLog(today, { before: log, onDone: (change) => change && onLogged(change) });
  return (
    <div className="mt-3 grid gap-3">
      {save.isError && <FormError>{t('log.saveFailed')}</FormError>}
      <Button
        block
        variant="secondary"
        busy={save.isPending}
        onClick={() => save.mutate({ values: periodStarted(log) })}
      >
        {t('headline.started')}
      </Button>
    </div>
  );
}
