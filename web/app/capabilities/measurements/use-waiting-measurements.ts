import type { Measurement } from '@lakou/contract/measurements';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { waitingFor } from '../../platform/outbox/waiting.ts';
import { NO_VALUES } from './entry.ts';
import type { Measured } from './measurements.queries.ts';

type Person = Measured & { readonly pregnant: boolean };

/** A measurement that waits on this device, as the server would show it. */
export function waitingMeasurement(
  { userId, body }: Pick<OutboxItem, 'userId' | 'body'>,
  { dependentId, pregnant }: Pick<Person, 'dependentId' | 'pregnant'>,
): Measurement {
  const { dependentId: _, inPregnancy: __, ...values } = body;
  return {
    ...NO_VALUES,
    dependentId: dependentId ?? null,
    pregnant,
    authorId: userId,
    danger: null,
    ...(values as unknown as Pick<Measurement, 'id' | 'at'>),
  };
}

/** The measurements of a person that this device has still to send. */
export function useWaitingMeasurements(person: Person): readonly Measurement[] {
  const { items } = useOutbox();
  return waitingFor(items, 'measurement', person).map((item) => waitingMeasurement(item, person));
}
