import type { Activity, SymptomEntry } from '@lakou/contract/trackers';
import { api } from '../../platform/api/api.ts';
import type { ItemKind } from '../../platform/outbox/item.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import type { Values } from '../measurements/entry.ts';
import { type Subject, subjectParams } from './subject.ts';

export type ActivityDetails = Omit<Activity, 'id'>;
export type SymptomDetails = Omit<SymptomEntry, 'id'>;

/**
 * The API calls for entries of one kind. The device makes the id of a new entry, so that a repeated request does not
 * write it twice.
 */
export interface Calls<Details> {
  readonly kind: 'activity' | 'symptoms';
  /** `kept` when it waits on this device to be sent; `replaces` what waits there under the same id. */
  add(subject: Subject, id: string, details: Details, replaces: boolean): Promise<{ state: 'sent' | 'kept' }>;
  change(subject: Subject, id: string, details: Details): Promise<unknown>;
  remove(subject: Subject, id: string): Promise<unknown>;
}

const of = ({ patientId }: Subject) => ({ id: patientId });
const entryOf = <Kind extends ItemKind>(
  kind: Kind,
  { patientId, dependentId, name }: Subject,
  id: string,
) => ({
  id,
  userId: patientId,
  kind,
  name: dependentId && name,
});
const one = ({ patientId }: Subject, entryId: string) => ({ id: patientId, entryId });

export const ACTIVITY: Calls<ActivityDetails> = {
  kind: 'activity',
  add: (subject, id, details, replaces) =>
    sendOrKeep(
      'POST /api/data/health/trackers/:id/activity',
      { params: of(subject), body: { id, ...subjectParams(subject), ...details } },
      { ...entryOf('activity', subject, id), replaces },
    ),
  change: (subject, id, details) =>
    api('PUT /api/data/health/trackers/:id/activity/:entryId', {
      params: one(subject, id),
      body: { ...subjectParams(subject), ...details },
    }),
  remove: (subject, id) =>
    api('DELETE /api/data/health/trackers/:id/activity/:entryId', {
      params: one(subject, id),
      query: subjectParams(subject),
    }),
};

export const SYMPTOM: Calls<SymptomDetails> = {
  kind: 'symptoms',
  add: (subject, id, details, replaces) =>
    sendOrKeep(
      'POST /api/data/health/trackers/:id/symptoms',
      { params: of(subject), body: { id, ...subjectParams(subject), ...details } },
      { ...entryOf('symptom', subject, id), replaces },
    ),
  change: (subject, id, details) =>
    api('PUT /api/data/health/trackers/:id/symptoms/:entryId', {
      params: one(subject, id),
      body: { ...subjectParams(subject), ...details },
    }),
  remove: (subject, id) =>
    api('DELETE /api/data/health/trackers/:id/symptoms/:entryId', {
      params: one(subject, id),
      query: subjectParams(subject),
    }),
};

/** Corrects the numbers of a measurement; the danger signs told with it stay. */
export const changeVitals = (subject: Subject, id: string, { signs: _, fasting, ...numbers }: Values) =>
  api('PUT /api/data/health/trackers/:id/vitals/:entryId', {
    params: one(subject, id),
    body: { ...subjectParams(subject), ...numbers, fasting: fasting ?? false },
  });
