import type { RateReading, RateSource } from '@lakou/contract/exchange-rates';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish, SETTINGS_CHANGED } from '#platform/events/publish.ts';
import { FetchFailure, type FetchText } from '#platform/http/fetch-public.ts';
import type { Platform } from '#platform/platform.ts';
import type { RateSettings } from '#platform/service-settings.ts';
import { notify } from '../notifications/notify.service.ts';
import {
  decide,
  findLastRate,
  findState,
  findWaiting,
  insertReading,
  listAdministrators,
  lockRates,
  type NewReading,
  type ReadingGrant,
} from './exchange-rates.store.ts';
import { isJump, rateIn } from './rate.rules.ts';

const hostOf = ({ url }: RateSettings) => new URL(url).hostname;

type Answer = { readonly rate: number } | { readonly problem: FetchFailure['problem'] | 'no_number' };

async function askSource({ url, pointer }: RateSettings, fetchText: FetchText): Promise<Answer> {
  try {
    const rate = rateIn(await fetchText(new URL(url)), pointer);
    return rate === undefined ? { problem: 'no_number' } : { rate };
  } catch (error) {
    return { problem: error instanceof FetchFailure ? error.problem : 'unreachable' };
  }
}

/** Keeps what the source said. A jump counts only once an administrator lets it. */
async function keep(tx: ReadingGrant, answer: Answer, usual: { source: string; countingRate: number }) {
  const { source, countingRate } = usual;
  await lockRates(tx);
  if ('problem' in answer) return insertReading(tx, { source, state: 'failed', problem: answer.problem });
  const last = (await findLastRate(tx)) ?? countingRate;
  const state: NewReading['state'] = isJump(answer.rate, last) ? 'waiting' : 'counts';
  const reading = await insertReading(tx, { source, state, htgPerUsd: answer.rate });
  if (state === 'counts') publish(tx.db, [], SETTINGS_CHANGED);
  else
    for (const userId of await listAdministrators(tx))
      await notify(tx, { userId, kind: 'rate_waiting', subjectId: reading.id });
  return reading;
}

/** Undefined where no source is set: then nobody is asked. */
export async function readSource(
  platform: Platform,
  fetchText: FetchText,
  requestId = 'exchange-rate',
): Promise<RateReading | undefined> {
  const { exchangeRate, htgPerUsd } = platform.config;
  if (!exchangeRate) return undefined;
  const answer = await askSource(exchangeRate, fetchText);
  const work = systemGrant('exchange-rate:read-source', {
    db: platform.db,
    at: platform.clock.now(),
    requestId,
  });
  const usual = { source: hostOf(exchangeRate), countingRate: htgPerUsd };
  const reading = await inTransaction(work, (tx) => keep(tx, answer, usual));
  await platform.settings.load();
  return reading;
}

export async function decideRate(
  platform: Platform,
  grant: Grant<'exchange-rate:decide'>,
  decision: { readonly readingId: string; readonly accept: boolean },
): Promise<RateReading> {
  const decided = await inTransaction(grant, async (tx) => {
    await lockRates(tx);
    if (!(await findState(tx, decision.readingId))) fail('not_found');
    const reading = (await decide(tx, decision)) ?? fail('item_changed');
    await writeAudit(tx, {
      action: decision.accept ? 'exchange-rate:accept' : 'exchange-rate:refuse',
      actorId: tx.actor.id,
      subjectId: reading.id,
    });
    publish(tx.db, [], SETTINGS_CHANGED);
    return reading;
  });
  await platform.settings.load();
  return decided;
}

export async function getRateSource(
  { config, settings }: Platform,
  grant: Grant<'exchange-rate:list'>,
): Promise<RateSource> {
  await settings.load();
  const isRead = settings.readRate() !== undefined;
  const unread = settings.isChanged('htgPerUsd') ? 'administrator' : 'environment';
  return {
    source: config.exchangeRate ? hostOf(config.exchangeRate) : null,
    pointer: config.exchangeRate?.pointer ?? null,
    isChosen: settings.isSourceChosen(),
    htgPerUsd: config.htgPerUsd,
    from: isRead ? 'source' : unread,
    waiting: await findWaiting(grant),
  };
}
