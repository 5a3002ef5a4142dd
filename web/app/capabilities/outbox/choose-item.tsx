import type { StoredItem } from '../../platform/outbox/item.ts';
import { ChooseTime } from './choose-time.tsx';
import { ChooseVersion } from './choose-version.tsx';

/** What the person decides before it is sent again: another time, or which of two versions holds. */
export function ChooseItem({ item }: { item: StoredItem }) {
  return item.refusal?.code === 'slot_taken' ? <ChooseTime item={item} /> : <ChooseVersion item={item} />;
}
