import type { Measurement } from '@lakou/contract/measurements';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { WaitingNote } from '../../ui/waiting-note.tsx';
import { hasPressure, hasWeight } from './measured.ts';
import { RemoveButton } from './remove-button.tsx';

interface VitalsListProps {
  vitals: readonly Measurement[];
  /** Those that this device has still to send. */
  waiting: ReadonlySet<string>;
}

/** All measurements in a disclosure; each that was sent can be deleted. */
export function VitalsList({ vitals, waiting }: VitalsListProps) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const { measure } = useMeasure();
  return (
    <Disclosure title={t('vitals.all')}>
      <ul>
        {vitals.map((one) => {
          const when = formatDateTime(lang, { at: new Date(one.at), timeZone: ownTimeZone() }, 'short');
          const parts = [
            hasPressure(one) && `${one.systolic}/${one.diastolic} mmHg`,
            hasWeight(one) && measure('weight', one.weight),
            ...one.signs.map((sign) => t(`sign.${sign}`)),
          ];
          return (
            <li key={one.id} className="flex items-center gap-3 border-t border-line py-1">
              <span className="min-w-0 grow">
                <span className="block font-semibold tabular-nums">{parts.filter(Boolean).join(' · ')}</span>
                <span className="block text-14 text-ink-soft">{when}</span>
                {waiting.has(one.id) && <WaitingNote />}
              </span>
              {!waiting.has(one.id) && <RemoveButton kind="vitals" entryId={one.id} when={when} />}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
