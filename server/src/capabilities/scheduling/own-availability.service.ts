import { SERVICES } from '@lakou/content/services';
import type {
  AvailabilityChanges,
  AvailabilityException,
  MyAvailability,
  RepeatedException,
} from '@lakou/contract/scheduling';
import { isTimeZone } from '@lakou/i18n';
import { Temporal } from 'temporal-polyfill';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { isWeek } from '../profiles/profiles.service.ts';
import {
  findWork,
  listBuffers,
  listExceptions,
  listFees,
  listRepeats,
  listServiceMinutes,
  lockProvider,
  replaceBuffers,
  replaceExceptions,
  replaceFees,
  replaceRepeats,
  replaceServiceMinutes,
  saveIsAvailable,
  saveNotice,
  saveServices,
  saveTravelRadius,
  saveWeek,
} from './own-availability.store.ts';

type Reader = Grant<'own-availability:read' | 'own-availability:change'>;

/** The local calendar day. */
export const dayIn = (timeZone: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

export async function readOwnAvailability(grant: Reader): Promise<MyAvailability> {
  const { week, ...work } = await findWork(grant);
  const today = dayIn(work.timeZone, grant.at);
  return {
    ...work,
    hours: week && typeof week === 'object' ? week : null,
    exceptions: await listExceptions(grant, today),
    repeats: await listRepeats(grant, today),
    fees: await listFees(grant),
    serviceMinutes: await listServiceMinutes(grant),
    buffers: await listBuffers(grant),
  };
}

const isSlug = (text: string) => SERVICES.some(({ slug }) => slug === text);
const areDifferent = (names: readonly string[]) => new Set(names).size === names.length;

function refuse(path: string, code: 'invalid_request' | 'hours_invalid'): never {
  return fail(code, { fields: [{ path, code }] });
}

const areHours = (spans: AvailabilityException['hours']) =>
  isWeek(spans.map((span) => ({ day: 'mon', ...span })));

/** Each day and way of repeating once, ending no earlier than it begins. */
function checkRepeats(repeats: readonly RepeatedException[]): void {
  if (!areDifferent(repeats.map(({ firstDay, every }) => `${firstDay} ${every}`)))
    refuse('repeats', 'invalid_request');
  for (const [index, { firstDay, until, hours }] of repeats.entries()) {
    if (until !== null && until < firstDay) refuse(`repeats.${index}.until`, 'invalid_request');
    if (!areHours(hours)) refuse(`repeats.${index}.hours`, 'hours_invalid');
  }
}

/** Checks that the schema cannot express. */
function check(changes: AvailabilityChanges): void {
  const {
    hours,
    exceptions = [],
    repeats = [],
    fees = [],
    services = [],
    serviceMinutes = [],
    buffers = [],
  } = changes;
  if (hours && !isTimeZone(hours.timeZone)) refuse('hours.timeZone', 'invalid_request');
  if (hours && !isWeek(hours.hours)) refuse('hours.hours', 'hours_invalid');
  if (!areDifferent(exceptions.map(({ day }) => day))) refuse('exceptions', 'invalid_request');
  for (const [index, { hours: spans }] of exceptions.entries())
    if (!areHours(spans)) refuse(`exceptions.${index}.hours`, 'hours_invalid');
  checkRepeats(repeats);
  if (!areDifferent(fees.map(({ mode }) => mode))) refuse('fees', 'invalid_request');
  if (!areDifferent(buffers.map(({ mode }) => mode))) refuse('buffers', 'invalid_request');
  if (!areDifferent(services) || !services.every(isSlug)) refuse('services', 'invalid_request');
  const timed = serviceMinutes.map(({ service }) => service);
  if (!areDifferent(timed) || !timed.every(isSlug)) refuse('serviceMinutes', 'invalid_request');
}

/** Existing visits stay as they are, whatever changes here. */
export function changeOwnAvailability(
  grant: Grant<'own-availability:change'>,
  changes: AvailabilityChanges,
): Promise<MyAvailability> {
  check(changes);
  const { isAvailable, hours, exceptions, repeats, fees, services, serviceMinutes, travelRadiusKm } = changes;
  const { buffers, noticeHours } = changes;
  return inTransaction(grant, async (tx) => {
    await lockProvider(tx);
    if (isAvailable !== undefined) await saveIsAvailable(tx, isAvailable);
    if (hours) await saveWeek(tx, hours);
    if (exceptions) await replaceExceptions(tx, exceptions);
    if (repeats) await replaceRepeats(tx, repeats);
    if (fees) await replaceFees(tx, fees);
    if (services) await saveServices(tx, services);
    if (serviceMinutes) await replaceServiceMinutes(tx, serviceMinutes);
    if (travelRadiusKm !== undefined) await saveTravelRadius(tx, travelRadiusKm);
    if (buffers) await replaceBuffers(tx, buffers);
    if (noticeHours !== undefined) await saveNotice(tx, noticeHours);
    await writeAudit(tx, { action: 'availability:change', actorId: tx.actor.id, subjectId: tx.actor.id });
    return readOwnAvailability(tx);
  });
}
