import type { Measurement } from '@lakou/contract/measurements';
import type { Activity, SymptomEntry } from '@lakou/contract/trackers';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { fetchMeasurements } from '../measurements/measurements.queries.ts';
import { type Subject, subjectParams } from './subject.ts';

type Whose = Pick<Subject, 'patientId' | 'dependentId'>;

const NEWEST = 300;
const AT_ONCE = 500;

type Kind = 'activity' | 'symptoms';
export const keyOf = (kind: Kind | 'settings' | 'heart', { patientId, dependentId }: Whose) =>
  ['trackers', kind, patientId, dependentId ?? 'me'] as const;

type Part = { limit: number; after?: string };
const activity = (subject: Whose, part: Part): Promise<Activity[]> =>
  api('GET /api/data/health/trackers/:id/activity', {
    params: { id: subject.patientId },
    query: { ...subjectParams(subject), ...part },
  });
const symptoms = (subject: Whose, part: Part): Promise<SymptomEntry[]> =>
  api('GET /api/data/health/trackers/:id/symptoms', {
    params: { id: subject.patientId },
    query: { ...subjectParams(subject), ...part },
  });
const vitals = (subject: Whose, part: Part): Promise<Measurement[]> => fetchMeasurements(subject, part);

/** The newest entries, newest first: enough for every screen. The export reads all of them. */
export const activityQuery = (subject: Whose) =>
  queryOptions({ queryKey: keyOf('activity', subject), queryFn: () => activity(subject, { limit: NEWEST }) });
export const symptomsQuery = (subject: Whose) =>
  queryOptions({ queryKey: keyOf('symptoms', subject), queryFn: () => symptoms(subject, { limit: NEWEST }) });
export const vitalsQuery = (subject: Whose) =>
  queryOptions({
    queryKey: ['measurements', subject.patientId, subject.dependentId ?? 'me', 'newest'],
    queryFn: () => vitals(subject, { limit: NEWEST }),
  });

export const settingsQuery = (subject: Whose) =>
  queryOptions({
    queryKey: keyOf('settings', subject),
    queryFn: () =>
      api('GET /api/data/health/trackers/:id/settings', {
        params: { id: subject.patientId },
        query: subjectParams(subject),
      }),
  });
export const heartQuery = (subject: Whose) =>
  queryOptions({
    queryKey: keyOf('heart', subject),
    queryFn: () =>
      api('GET /api/data/health/heart/:id', {
        params: { id: subject.patientId },
        query: subjectParams(subject),
      }),
  });

async function all<E extends { id: string }>(read: (part: Part) => Promise<E[]>): Promise<E[]> {
  const found: E[] = [];
  for (let more = true; more; ) {
    const after = found.at(-1)?.id;
    const page = await read({ limit: AT_ONCE, ...(after && { after }) });
    found.push(...page);
    more = page.length === AT_ONCE;
  }
  return found;
}
export const fetchAll = {
  activity: (subject: Whose) => all((part) => activity(subject, part)),
  symptoms: (subject: Whose) => all((part) => symptoms(subject, part)),
  vitals: (subject: Whose) => all((part) => vitals(subject, part)),
};
