import type { OtherWaysIn } from '@lakou/contract/passwords';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { isTicked, PHONE, type Ticks, TWO_STEP } from './other-ways-in.ts';

interface OtherWaysInListProps {
  ways: OtherWaysIn;
  ticks: Ticks;
  onTick(id: string, ticked: boolean): void;
}

/** What else opens the account; what is ticked goes with the old password. */
export function OtherWaysInList({ ways, ticks, onTick }: OtherWaysInListProps) {
  const { t } = useTranslation('passwords');
  const lang = useLanguage();
  const { passkeys, twoStep, signInPhone } = ways;
  if (passkeys.length === 0 && !twoStep && !signInPhone) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const describe = (since: string, beforeProof: boolean) => {
    const date = formatDate(lang, { at: new Date(since), timeZone }, 'medium');
    return t(beforeProof ? 'reset.ways.early' : 'reset.ways.since', { date });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('reset.ways.title')}</legend>
      {passkeys.map(({ id, name, createdAt, beforeProof }) => (
        <Checkbox
          key={id}
          label={t('reset.ways.passkey', { name })}
          description={describe(createdAt, beforeProof)}
          checked={isTicked(ticks, id, beforeProof)}
          onChange={(event) => onTick(id, event.target.checked)}
        />
      ))}
      {signInPhone && (
        <Checkbox
          label={t('reset.ways.phone', { ending: signInPhone.ending })}
          description={describe(signInPhone.since, false)}
          checked={isTicked(ticks, PHONE, false)}
          onChange={(event) => onTick(PHONE, event.target.checked)}
        />
      )}
      {twoStep?.beforeProof && (
        <Checkbox
          label={t('reset.ways.twoStep')}
          description={describe(twoStep.since, true)}
          checked={isTicked(ticks, TWO_STEP, true)}
          onChange={(event) => onTick(TWO_STEP, event.target.checked)}
        />
      )}
      {twoStep && !twoStep.beforeProof && <p>{t('reset.ways.twoStepStays')}</p>}
    </fieldset>
  );
}
