import type { SeenLog } from '@lakou/contract/cycle';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { temperatureText } from './log-draft.ts';

/** What is noted of a day, in a few lines. */
export function LogSummary({ log }: { log: SeenLog }) {
  const { t } = useTranslation('cycle');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const [{ temperature: degrees }] = useUnits();
  const unit = common(`units.${degrees}`, { value: '' }).trim();
  const lines = [
    [t('log.flow'), t(`flow.${log.flow}`)],
    [t('log.symptoms'), log.symptoms.map((symptom) => t(`symptom.${symptom}`)).join(', ')],
    [t('log.bbt', { unit }), temperatureText(log.bbt, lang, degrees)],
    [t('log.mucus'), log.cervicalMucus === 'none' ? '' : t(`mucus.${log.cervicalMucus}`)],
    [t('log.test'), log.ovulationTest && t(`test.${log.ovulationTest}`)],
    [t('log.notes'), log.notes],
    [t('private.intimacy'), log.intimacy && t(`intimacy.${log.intimacy}`)],
    [t('private.contraception'), log.contraception.map((means) => t(`contraception.${means}`)).join(', ')],
  ].filter(([, said]) => said);
  return (
    <dl className="grid gap-1">
      {lines.map(([label, said]) => (
        <div key={label}>
          <dt className="text-14 text-ink-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{said}</dd>
        </div>
      ))}
    </dl>
  );
}
