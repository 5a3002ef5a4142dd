import type { VitalsEntry } from '@lakou/contract/maternity';
import { formatDateTime, formatNumber } from '@lakou/i18n';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { zoneHere } from '../bookings/visit-time.ts';
import { useRemove } from './use-remove.ts';

/** Every measurement, to look up and to take back; folded away. */
export function VitalsList({ vitals }: { vitals: readonly VitalsEntry[] }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const remove = useRemove('vitals');
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-15 font-semibold text-sea">
        {t('vitals.all')}
        <ChevronDown size={18} className="shrink-0 in-open:rotate-180" />
      </summary>
      <ul>
        {vitals.map(({ id, date, systolic, diastolic, weight }) => {
          const when = formatDateTime(lang, { at: new Date(date), timeZone: zoneHere() }, 'short');
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-1">
              <span className="min-w-0 grow">
                <span className="block font-semibold tabular-nums">
                  {systolic}/{diastolic} · {formatNumber(lang, weight)} kg
                </span>
                <span className="block text-14 text-ink-soft">{when}</span>
              </span>
              <IconButton
                icon={Trash}
                label={t('vitals.remove', { date: when })}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
