import { type TriagePatient, triagePersonOf } from '@lakou/clinical';
import { countryOfPatient } from '@lakou/contract/emergency.rules';
import { Refusal } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { ENGINE_ANSWERS, MODEL_ANSWERS } from '#platform/limits/limits.ts';
import { openModel } from '#platform/models/model.ts';
import type { Conversation } from '#platform/models/wire.ts';
import type { Platform } from '#platform/platform.ts';
import { type Asking, findIdentity, findPerson, hasConsented } from './assistant.store.ts';
import { withoutIdentity } from './identity.rules.ts';

/** A model that receives only what the person agreed to send, and never their identity. */
export type HostedModel = (conversation: Conversation, signal?: AbortSignal) => AsyncGenerator<string>;

async function hasTriesLeft(grant: Asking, call: string): Promise<boolean> {
  try {
    await countTry(grant.db, MODEL_ANSWERS, `${call} ${grant.actor.id}`, grant.at);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Counts one question; 429 when there were too many even for the built-in engine. */
export const countQuestion = (grant: Asking, call: string): Promise<void> =>
  countTry(grant.db, ENGINE_ANSWERS, `${call} ${grant.actor.id}`, grant.at);

export { hasConsented } from './assistant.store.ts';

/**
 * The hosted model, when one is set, the person agreed, and the limit of its answers is not
 * reached. Neither their identity reaches it nor that of the other person whose words are sent.
 */
export async function findHosted(
  grant: Asking,
  call: string,
  { config }: Platform,
  otherId?: string,
): Promise<HostedModel | undefined> {
  if (!config.model || !(await hasConsented(grant)) || !(await hasTriesLeft(grant, call))) return undefined;
  const model = openModel(config.model);
  const own = await findIdentity(grant);
  const other = otherId ? await findIdentity(grant, otherId) : undefined;
  const identity = {
    names: [...own.names, ...(other?.names ?? [])],
    details: [...own.details, ...(other?.details ?? [])],
  };
  return ({ system, turns }, signal) =>
    model(
      { system, turns: turns.map(({ role, text }) => ({ role, text: withoutIdentity(text, identity) })) },
      signal,
    );
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Age, sex, pregnancy and country of the patient. */
export async function getTriagePatient(grant: Asking, dependentId: string | null): Promise<TriagePatient> {
  const found = await findPerson(grant, dependentId);
  return {
    person: triagePersonOf(found, dayOf(grant.at)),
    country: countryOfPatient(found, dependentId ? { address: found.dependentAddress } : undefined),
  };
}
