import type { VitalsEntry } from '@lakou/contract/maternity';
import { formatDateTime, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RemoveButton } from './remove-button.tsx';

/** All measurements in a disclosure; each can be deleted. */
export function VitalsList({ vitals }: { vitals: readonly VitalsEntry[] }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  return (
    <Disclosure title={t('vitals.all')}>
      <ul>
        {vitals.map(({ id, date, systolic, diastolic, weight }) => {
          const when = formatDateTime(lang, { at: new Date(date), timeZone: ownTimeZone() }, 'short');
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-1">
              <span className="min-w-0 grow">
                <span className="block font-semibold tabular-nums">
                  {systolic}/{diastolic} mmHg · {formatNumber(lang, weight)} kg
                </span>
                <span className="block text-14 text-ink-soft">{when}</span>
              </span>
              <RemoveButton kind="vitals" entryId={id} when={when} />
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
