import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { periodStarted } from './log-draft.ts';
import { useLog } from './use-log.ts';
import type { LogChange } from './use-undo.ts';
import type { CycleRead } from './waiting-logs.ts';

interface LastPeriodProps extends Pick<CycleRead, 'logs'> {
  today: string;
  label: string;
  onLogged: (change: LogChange) => void;
}

/** The one question whose answer makes the page useful. */
export function LastPeriod({ today, label, logs, onLogged }: LastPeriodProps) {
  const { t } = useTranslation('cycle');
  const [day, setDay] = useState('');
  const [wrong, setWrong] = useState<'required' | 'future'>();
  const before = logs.find(({ date }) => date === day);
  const { save } = useLog(day, { before, onDone: (change) => change && onLogged(change) });
  function submit() {
    const problem = day === '' ? 'required' : day > today ? 'future' : undefined;
    setWrong(problem);
    if (!problem) save.mutate({ values: periodStarted(before) });
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DateField
        label={label}
        hint={t('first.hint')}
        max={today}
        value={day}
        error={wrong && t(`first.${wrong}`)}
        onChange={({ target }) => setDay(target.value)}
      />
      {save.isError && <FormError>{t('log.saveFailed')}</FormError>}
      <Button type="submit" block busy={save.isPending}>
        {t('first.save')}
      </Button>
    </form>
  );
}
