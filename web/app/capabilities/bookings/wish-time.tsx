import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { WISHED_PARTS, type Wish } from './wish.ts';

interface WishTimeProps {
  earliest: Date;
  value: Wish;
  onChange: (wish: Wish) => void;
}

/** Which day and part of it would suit, without a network: nobody knows then which times are free. */
export function WishTime({ earliest, value, onChange }: WishTimeProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="grid gap-4">
      <DateField
        label={t('day')}
        min={dayHere(earliest)}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <ChoiceChips
        legend={t('time')}
        name="wished-part"
        options={WISHED_PARTS.map((part) => ({
          value: part,
          title: t(part === 'any' ? 'wish.anyTime' : `part.${part}`),
        }))}
        value={value.part}
        onChange={(part) => onChange({ ...value, part })}
      />
    </div>
  );
}

/** A wish in words: "Thursday, 19 November, morning". */
export function useWishText(): (wish: Wish) => string {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  return ({ day, part }) =>
    `${formatDate(lang, day, 'long')}, ${t(part === 'any' ? 'wish.anyTime' : `part.${part}`).toLowerCase()}`;
}
