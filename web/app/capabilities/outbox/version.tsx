import type { CycleLog } from '@lakou/contract/cycle';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { LogSummary } from '../cycle/log-summary.tsx';

interface VersionProps {
  item: StoredItem;
  values: Readonly<Record<string, unknown>>;
}

/** One of the two versions, in words. */
export function Version({ item, values }: VersionProps) {
  if (item.kind === 'cycle') return <LogSummary log={values as unknown as CycleLog} />;
  return <DoseVersion values={values} />;
}

function DoseVersion({ values }: Pick<VersionProps, 'values'>) {
  const { t } = useTranslation('outbox');
  const lang = useLanguage();
  const { answer, at, answeredAt } = values;
  const said = answer === 'taken' || answer === 'skipped' ? answer : 'none';
  const moment = answeredAt ?? at;
  return (
    <>
      <p className="font-semibold">{t(`answer.${said}`)}</p>
      {typeof moment === 'string' && (
        <p className="text-14 text-ink-soft">
          {t('conflict.answeredAt', {
            when: formatDateTime(lang, { at: new Date(moment), timeZone: ownTimeZone() }, 'short'),
          })}
        </p>
      )}
    </>
  );
}
