import { daysBetween } from '@lakou/clinical';
import { CONTRACEPTION, INTIMACY } from '@lakou/contract/cycle.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { Chips } from '../../ui/chips.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { LogDraft } from './log-draft.ts';

/** Emergency contraception is recommended within five days (WHO, Emergency contraception, 2021). */
const EMERGENCY_DAYS = 5;

interface PrivatePartProps {
  day: string;
  draft: LogDraft;
  onChange: (changed: Partial<LogDraft>) => void;
}

/** What is nobody else's business: folded, also when something is noted, because phones are shared. */
export function PrivatePart({ day, draft, onChange }: PrivatePartProps) {
  const { t } = useTranslation('cycle');
  const ago = daysBetween(day, dayHere(new Date())) ?? -1;
  const isInTime = ago >= 0 && ago <= EMERGENCY_DAYS;
  return (
    <Disclosure title={t('private.title')}>
      <div className="mt-2 grid gap-5">
        <ChoiceChips
          legend={t('private.intimacy')}
          name="intimacy"
          options={INTIMACY.map((value) => ({ value, title: t(`intimacy.${value || 'empty'}`) }))}
          value={draft.intimacy}
          onChange={(intimacy) => onChange({ intimacy })}
        />
        <div role="status">
          {draft.intimacy === 'unprotected' && isInTime && (
            <p className="rounded-control bg-sunken p-3.5 text-15">{t('private.emergency')}</p>
          )}
        </div>
        <Chips
          legend={t('private.contraception')}
          options={CONTRACEPTION.map((value) => ({ value, title: t(`contraception.${value}`) }))}
          value={draft.contraception}
          onChange={(contraception) => onChange({ contraception })}
        />
      </div>
    </Disclosure>
  );
}
