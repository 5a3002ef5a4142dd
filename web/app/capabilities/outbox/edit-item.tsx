import type { Activity, SymptomEntry } from '@lakou/contract/trackers';
import { useQuery } from '@tanstack/react-query';
import { needsWords } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { useUser } from '../../platform/session.ts';
import { LogSheet } from '../cycle/log-sheet.tsx';
import { waitingLog } from '../cycle/log-to-edit.ts';
import { useWaitingMeasurements, waitingMeasurement } from '../measurements/use-waiting-measurements.ts';
import { ActivityDialog } from '../trackers/activity-dialog.tsx';
import { subjectOf } from '../trackers/subject.ts';
import { SymptomDialog } from '../trackers/symptom-dialog.tsx';
import { vitalsQuery } from '../trackers/trackers.queries.ts';
import { VitalDialog } from '../trackers/vital-dialog.tsx';
import { EditText } from './edit-text.tsx';
import { EditWish } from './edit-wish.tsx';

const words = needsWords('trackers', 'measurements', 'maternity', 'listen', 'cycle', 'bookings');
export const loadFormWords = () => words({ request: new Request(location.href) });

interface EditItemProps {
  item: StoredItem;
  onClose: () => void;
}

/** The form of an entry that waits, with what was entered; saving replaces it under the same id. */
export function EditItem({ item, onClose }: EditItemProps) {
  const user = useUser();
  const { kind, id, body } = item;
  const subject = subjectOf(user, typeof body.dependentId === 'string' ? body.dependentId : undefined);
  if (kind === 'measurement') return <EditVitals item={item} onClose={onClose} />;
  if (kind === 'symptom')
    return (
      <SymptomDialog
        subject={subject}
        entry={{ ...(body as unknown as SymptomEntry), id }}
        isWaiting
        onClose={onClose}
      />
    );
  if (kind === 'activity')
    return (
      <ActivityDialog
        subject={subject}
        entry={{ ...(body as unknown as Activity), id }}
        isWaiting
        onClose={onClose}
      />
    );
  if (kind === 'cycle') {
    const waiting = waitingLog(item);
    return <LogSheet day={waiting.log.date} {...waiting} onClose={onClose} />;
  }
  if (kind === 'booking') return <EditWish item={item} onClose={onClose} />;
  return <EditText item={item} onClose={onClose} />;
}

/** Judged again by the rules of the device, with what was measured before. */
function EditVitals({ item, onClose }: EditItemProps) {
  const user = useUser();
  const { dependentId, inPregnancy } = item.body;
  const subject = subjectOf(user, typeof dependentId === 'string' ? dependentId : undefined);
  const { data: sent = [] } = useQuery(vitalsQuery(subject));
  const known = withWaiting(sent, useWaitingMeasurements(subject));
  return (
    <VitalDialog
      subject={subject}
      entry={waitingMeasurement(item, subject)}
      known={known}
      first="pressure"
      isWaiting
      inPregnancy={inPregnancy === true}
      onClose={onClose}
    />
  );
}
