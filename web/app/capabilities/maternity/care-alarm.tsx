import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { DangerNow } from './danger.ts';

/** Urgent signs in the patient's entries, for her provider. */
export function CareAlarm({ signs, reading }: DangerNow) {
  const { t } = useTranslation('maternity');
  const told = signs.filter((sign) => !(reading && sign.startsWith('pressure')));
  return (
    <section className="flex items-start gap-3 rounded-card border border-hibiscus-ink bg-hibiscus-tint p-4 text-ink md:p-5">
      <TriangleAlert size={28} className="mt-0.5 shrink-0 text-hibiscus-ink" />
      <div className="grow">
        <h3 className="text-18 text-hibiscus-ink">{t('care.alarm')}</h3>
        <ul className="mt-1 list-disc pl-5 font-semibold">
          {reading && <li>{t('care.high', { reading: `${reading} mmHg` })}</li>}
          {told.map((sign) => (
            <li key={sign}>{t(sign === 'thoughts_of_harm' ? 'care.harm' : `sign.${sign}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
