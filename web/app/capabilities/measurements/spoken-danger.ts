import type { CriticalSign } from '@lakou/clinical';
import { withoutValues } from '@lakou/content/speech';
import { useTranslation } from '#platform/language/use-translation.ts';
import { isCriticalSign, pressureIn, titleOf, toldSigns } from './danger-words.ts';
import { signWord } from './signs.ts';
import type { Answer } from './use-save-measurement.ts';

const VALUE = '{{reading}}';

/** What of a critical value's sentence is said aloud: clips know no values. */
export function useSpokenAdvice(): (sign: CriticalSign) => string {
  const { t } = useTranslation('trackers');
  return (sign) =>
    sign === 'oxygen_critical_high' ? '' : withoutValues(t(`danger.${sign}`, { reading: VALUE }));
}

const FOR_ALL = ['notAlone', 'notAloneHow'] as const;
const AT_LAST = ['forOthers', 'seizure', 'seizureDont', 'dontWait', 'dontTake'] as const;
const wayOf = (pregnant: boolean) =>
  pregnant
    ? (['leftSide', ...FOR_ALL, 'bringPrenatal', ...AT_LAST] as const)
    : ([...FOR_ALL, 'bring', ...AT_LAST] as const);

/** The answer to a dangerous reading as it is read aloud, from top to bottom. */
export function useSpokenDanger(answer: Answer): readonly string[] {
  const { t } = useTranslation('measurements');
  const { t: ofPregnancy } = useTranslation('maternity');
  const adviceOf = useSpokenAdvice();
  const { danger, pregnant } = answer;
  const { level, signs } = danger;
  const way = level === 'emergency' ? wayOf(pregnant) : [];
  return [
    t(`badge.${level}`),
    t(`title.${titleOf(danger)}`),
    ...signs.filter(isCriticalSign).map((sign) => adviceOf(sign as CriticalSign)),
    ...toldSigns(signs).map((sign) => ofPregnancy(signWord(sign, pregnant))),
    ...(level === 'urgent' && pressureIn(answer) ? [ofPregnancy('danger.worse')] : []),
    ...(signs.includes('thoughts_of_harm') ? [ofPregnancy('danger.harm')] : []),
    ...way.map((step) => t(`way.${step}`)),
  ].filter(Boolean);
}
