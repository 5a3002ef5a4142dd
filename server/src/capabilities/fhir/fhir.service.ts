import { allowsReading, type ReadingWay } from '@lakou/contract/connected-apps.rules';
import type { FhirSearch } from '@lakou/contract/fhir';
import { RESOURCE_TYPES, type SectionName } from '@lakou/contract/fhir.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Capability, CopyGrant, FhirResource } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { FHIR_READS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { listDependentIds } from '../family/family.service.ts';
import { searchResources } from './search.rules.ts';
import { type Bundle, composeSummary, entryOf } from './summary.view.ts';

type ExportGrant = Grant<'record:export', RecordScope>;
type Capabilities = readonly Capability[];

export const baseOf = ({ config }: Pick<Platform, 'config'>): string => `${config.publicUrl}/fhir`;

/** Everything that the capabilities know of one person, as FHIR. */
async function readRecord(grant: ExportGrant, capabilities: Capabilities): Promise<FhirResource[]> {
  const resources: FhirResource[] = [];
  for (const { fhir } of capabilities) resources.push(...((await fhir?.(grant)) ?? []));
  return resources;
}

// A program that reads too much does not take the person's own reads away.
const countRead = ({ db, actor, at }: ExportGrant) =>
  countTry(db, FHIR_READS, actor.app?.consentId ?? actor.id, at);

/** A program reads the types it was allowed; what holds a whole record needs all of them, `*`. */
function refuseOutsideScopes({ actor }: ExportGrant, type: string, way: ReadingWay): void {
  if (actor.app && !allowsReading(actor.app.scopes, type, way)) fail('insufficient_scope');
}

export async function summaryOf(
  grant: ExportGrant,
  capabilities: Capabilities,
  platform: Platform,
  sections: readonly SectionName[] | undefined,
): Promise<Bundle> {
  await countRead(grant);
  refuseOutsideScopes(grant, '*', 'r');
  const { language } = grant.actor;
  const context = { id: uuidv7(), at: grant.at, language, base: baseOf(platform), sections };
  return composeSummary(await readRecord(grant, capabilities), context);
}

const bundleOf = <const Type extends 'searchset' | 'collection'>(
  type: Type,
  resources: readonly FhirResource[],
  { at, base, more = {} }: { readonly at: Date; readonly base: string; readonly more?: object },
): Bundle & { type: Type } => ({
  resourceType: 'Bundle',
  id: uuidv7(),
  type,
  timestamp: at.toISOString(),
  ...more,
  entry: resources.map((one) => ({
    ...entryOf(base, one),
    ...(type === 'searchset' && { search: { mode: 'match' } }),
  })),
});

/** The whole record of one person. */
export async function everythingOf(
  grant: ExportGrant,
  capabilities: Capabilities,
  platform: Platform,
): Promise<Bundle> {
  await countRead(grant);
  refuseOutsideScopes(grant, '*', 'r');
  const resources = await readRecord(grant, capabilities);
  const more = { total: resources.length };
  return bundleOf('searchset', resources, { at: grant.at, base: baseOf(platform), more });
}

/** The actor's own scope, and one for each person they act for. */
async function* scopesOf(grant: ExportGrant): AsyncGenerator<ExportGrant> {
  yield grant;
  if (grant.actor.app) return;
  for (const dependentId of await listDependentIds(grant))
    yield { ...grant, scope: { ...grant.scope, dependentId } };
}

const isType = (type: string) => (RESOURCE_TYPES as readonly string[]).includes(type);

/** One resource, of whomever of the family it is. */
export async function readResource(
  grant: ExportGrant,
  { type, id }: { readonly type: string; readonly id: string },
  capabilities: Capabilities,
): Promise<FhirResource> {
  await countRead(grant);
  if (!isType(type)) fail('not_found');
  refuseOutsideScopes(grant, type, 'r');
  for await (const one of scopesOf(grant)) {
    const resources = await readRecord(one, capabilities);
    const found = resources.find((resource) => resource.resourceType === type && resource.id === id);
    if (found) return found;
  }
  return fail('not_found');
}

/** The actor when nobody is named; undefined when the named person is none of the family. */
async function scopeFor(grant: ExportGrant, person: string | undefined): Promise<ExportGrant | undefined> {
  const id = person?.replace(/^Patient\//, '') ?? grant.scope.dependentId ?? grant.scope.patientId;
  for await (const one of scopesOf(grant))
    if (id === (one.scope.dependentId ?? one.scope.patientId)) return one;
  return undefined;
}

export async function search(
  grant: ExportGrant,
  { type, asked, path }: { readonly type: string; readonly asked: FhirSearch; readonly path: string },
  capabilities: Capabilities,
  platform: Platform,
): Promise<Bundle> {
  await countRead(grant);
  if (!isType(type)) fail('not_found');
  refuseOutsideScopes(grant, type, 's');
  // Nobody else's record is searched, and a stranger's id finds what an unknown one does: nothing.
  const whose = await scopeFor(grant, asked.patient ?? asked.subject);
  const found = whose ? searchResources(await readRecord(whose, capabilities), type, asked) : [];
  const { _offset, _count } = asked;
  const [, query = ''] = path.split('?');
  const address = (offset: number) => {
    const parameters = new URLSearchParams(query);
    parameters.set('_offset', String(offset));
    return `${baseOf(platform)}/${type}?${parameters}`;
  };
  const after = _offset + _count;
  const next = _count > 0 && after < found.length ? [{ relation: 'next', url: address(after) }] : [];
  // Where nothing is found, nothing of the question is repeated: it may name somebody else.
  const link = found.length > 0 ? [{ relation: 'self', url: address(_offset) }, ...next] : [];
  const more = { total: found.length, link };
  return bundleOf('searchset', found.slice(_offset, after), { at: grant.at, base: baseOf(platform), more });
}

/** The record of a patient and of those they act for, for their copy of their data. */
export async function copyAsFhir(
  { db, actor, at, requestId }: CopyGrant,
  capabilities: Capabilities,
  platform: Platform,
): Promise<Bundle & { type: 'collection' }> {
  const scope: RecordScope = { patientId: actor.id, dependentId: null, byProvider: false };
  const grant = systemGrant('record:export', { db, at, requestId, scope, actor });
  const resources: FhirResource[] = [];
  for await (const one of scopesOf(grant)) resources.push(...(await readRecord(one, capabilities)));
  return bundleOf('collection', resources, { at, base: baseOf(platform) });
}
