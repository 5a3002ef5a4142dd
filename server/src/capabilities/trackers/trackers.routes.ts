import type { RecordScope } from '#platform/access/record-scope.ts';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { eraseMeasurement } from '../measurements/measurements.service.ts';
import { ACTIVITY, listEntries, SYMPTOMS } from './entries.store.ts';
import { readHeart, readSettings } from './person.store.ts';
import {
  canChangeHeart,
  canChangeSettings,
  canRead,
  canReadHeart,
  canReadSettings,
  canWrite,
} from './trackers.access.ts';
import { correctEntry, eraseEntry, putHeart, putSettings, writeEntry } from './trackers.service.ts';
import { correctVitals, listVitals, writeVitals } from './vitals.service.ts';

const about = (_: unknown, { scope }: { scope: RecordScope }) => [scope.patientId, scope.dependentId];

export const trackers: Routes = (on) => {
  const activity = '/api/data/health/trackers/:id/activity';
  on(
    `GET ${activity}`,
    canRead('activity'),
    async ({ grant, query, reply }) => onePage(reply, await listEntries(grant, ACTIVITY, query), query),
    about,
  );
  on(`POST ${activity}`, canWrite('activity'), ({ grant, body }) => writeEntry(grant, ACTIVITY, body));
  on(`PUT ${activity}/:entryId`, canWrite('activity'), ({ grant, params, body }) =>
    correctEntry(grant, ACTIVITY, params.entryId, body),
  );
  on(`DELETE ${activity}/:entryId`, canWrite('activity'), ({ grant, params }) =>
    eraseEntry(grant, ACTIVITY, params.entryId),
  );

  const symptoms = '/api/data/health/trackers/:id/symptoms';
  on(
    `GET ${symptoms}`,
    canRead('symptoms'),
    async ({ grant, query, reply }) => onePage(reply, await listEntries(grant, SYMPTOMS, query), query),
    about,
  );
  on(`POST ${symptoms}`, canWrite('symptoms'), ({ grant, body }) => writeEntry(grant, SYMPTOMS, body));
  on(`PUT ${symptoms}/:entryId`, canWrite('symptoms'), ({ grant, params, body }) =>
    correctEntry(grant, SYMPTOMS, params.entryId, body),
  );
  on(`DELETE ${symptoms}/:entryId`, canWrite('symptoms'), ({ grant, params }) =>
    eraseEntry(grant, SYMPTOMS, params.entryId),
  );

  const vitals = '/api/data/health/trackers/:id/vitals';
  on(
    `GET ${vitals}`,
    canRead('vitals'),
    async ({ grant, query, reply }) => onePage(reply, await listVitals(grant, query), query),
    about,
  );
  on(`POST ${vitals}`, canWrite('vitals'), ({ grant, body }) => writeVitals(grant, body));
  on(`PUT ${vitals}/:entryId`, canWrite('vitals'), ({ grant, params, body }) =>
    correctVitals(grant, params.entryId, body),
  );
  on(`DELETE ${vitals}/:entryId`, canWrite('vitals'), ({ grant, params }) =>
    eraseMeasurement(grant, params.entryId),
  );

  const settings = '/api/data/health/trackers/:id/settings';
  on(`GET ${settings}`, canReadSettings, ({ grant }) => readSettings(grant));
  on(`PUT ${settings}`, canChangeSettings, ({ grant, body }) => putSettings(grant, body));

  on('GET /api/data/health/heart/:id', canReadHeart, ({ grant }) => readHeart(grant), about);
  on('PUT /api/data/health/heart/:id', canChangeHeart, ({ grant, body }) => putHeart(grant, body));
};
