import { findService } from '@lakou/content/services';
import type { CareRequest, NewCareRequest } from '@lakou/contract/care-requests';
import { MOST_OPEN_REQUESTS, REQUEST_LASTS_HOURS } from '@lakou/contract/care-requests.rules';
import { isTimeZone } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { notify } from '../notifications/notify.service.ts';
import { planBooking } from '../scheduling/booking-plan.rules.ts';
import { HOME_ZONE } from '../scheduling/scheduling.service.ts';
import type { OwnScope } from './care-requests.access.ts';
import { cancelRequest, countOpen, findRequest, insertRequest } from './care-requests.store.ts';
import { type RequestDraft, type RequestRow, toRequest } from './care-requests.view.ts';
import { fitOf, scoreOf } from './fit.rules.ts';
import { listCandidates } from './matching.store.ts';

const HOUR_MS = 3_600_000;
const FURTHEST_MS = 90 * 24 * HOUR_MS;
const CANDIDATES = 300;
const TOLD = 10;

type Asker = Grant<'care-request:create', { dependentId: string | null }>;

function draftOf(sent: NewCareRequest, { at, scope }: Asker): RequestDraft {
  const startsAt = new Date(sent.dateTime);
  if (startsAt <= at) fail('time_passed');
  if (startsAt.getTime() > at.getTime() + FURTHEST_MS)
    fail('invalid_request', { fields: [{ path: 'dateTime', code: 'invalid_request' }] });
  const { service, mode, minutes } = planBooking(sent, undefined);
  const { lat, lng, address } = sent.location ?? {};
  const isPoint = lat !== undefined && lng !== undefined;
  return {
    id: uuidv7(),
    dependentId: scope.dependentId,
    serviceType: (service && findService(service)?.name.en) || sent.serviceType,
    service,
    mode,
    minutes,
    startsAt,
    timeZone: sent.timeZone && isTimeZone(sent.timeZone) ? sent.timeZone : HOME_ZONE,
    commune: sent.commune,
    address: address || null,
    lat: isPoint ? lat : null,
    lng: isPoint ? lng : null,
    notes: sent.notes || null,
    language: sent.language,
    expiresAt: new Date(Math.min(startsAt.getTime(), at.getTime() + REQUEST_LASTS_HOURS * HOUR_MS)),
  };
}

/** Tells the providers whom it fits best that somebody asks; not who. */
async function tellProviders(tx: Asker, draft: RequestDraft): Promise<void> {
  const fitting = (await listCandidates(tx, draft.language, CANDIDATES))
    .map((provider) => ({ id: provider.id, fit: fitOf(draft, provider) }))
    .flatMap(({ id, fit }) => (fit ? [{ id, score: scoreOf(fit, false) }] : []))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TOLD);
  const details = { name: draft.commune, at: draft.startsAt.toISOString(), timeZone: draft.timeZone };
  for (const { id } of fitting)
    await notify(tx, { userId: id, kind: 'care_request_new', subjectId: draft.id, details });
  publish(
    tx.db,
    fitting.map(({ id }) => id),
    { kind: 'booking', id: draft.id },
  );
}

export async function askForCare(grant: Asker, sent: NewCareRequest): Promise<CareRequest> {
  const draft = draftOf(sent, grant);
  const row = await inTransaction(grant, async (tx) => {
    if ((await countOpen(tx)) >= MOST_OPEN_REQUESTS) fail('too_many_open_requests');
    await insertRequest(tx, draft);
    await writeAudit(tx, { action: 'care-request:create', actorId: tx.actor.id, subjectId: tx.actor.id });
    await tellProviders(tx, draft);
    return findRequest(tx, draft.id, tx.actor.id);
  });
  return toRequest(row ?? fail('not_found'), grant.at);
}

type Owner = Grant<'care-request:read' | 'care-request:cancel', OwnScope>;

export async function readRequest(grant: Owner): Promise<CareRequest> {
  const row: RequestRow =
    (await findRequest(grant, grant.scope.requestId, grant.scope.patientId)) ?? fail('not_found');
  return toRequest(row, grant.at);
}

export function withdraw(grant: Grant<'care-request:cancel', OwnScope>): Promise<CareRequest> {
  return inTransaction(grant, async (tx) => {
    if (!(await cancelRequest(tx))) fail('request_closed');
    await writeAudit(tx, { action: 'care-request:cancel', actorId: tx.actor.id, subjectId: tx.actor.id });
    return readRequest(tx);
  });
}
