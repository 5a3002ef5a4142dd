import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { changeItem } from '../../platform/outbox/outbox.ts';
import { FormError } from '../../ui/form-error.tsx';
import { OfferedTimes } from '../bookings/offered-times.tsx';

/** The times that were free when the wish arrived: one tap sends it again with another. */
export function ChooseTime({ item }: { item: StoredItem }) {
  const { t } = useTranslation('outbox');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const slots = (item.refusal?.slots ?? []).filter((at) => Date.parse(at) > Date.now());
  async function choose(at: string) {
    try {
      await changeItem(item, { dateTime: at, latest: undefined });
    } catch (error) {
      setProblem(errorText(error as Error));
    }
  }
  return (
    <div className="mt-2 grid gap-2">
      {slots.length > 0 ? (
        <OfferedTimes times={slots} onChoose={(at) => void choose(at)} />
      ) : (
        <p>{t('noOther')}</p>
      )}
      {problem && <FormError>{problem}</FormError>}
    </div>
  );
}
