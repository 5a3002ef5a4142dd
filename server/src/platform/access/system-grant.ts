import type { Db } from '../db/db.ts';
import type { Actor } from './actor.ts';
import { createGrant, type Grant } from './grant.ts';

/** All work that is done without a request that a policy allowed, each with its reason. */
export const SYSTEM_WORK = {
  'account:erase': 'the owner asked for it thirty days before, and nobody is present when it is due',
  'admin:create': 'only the command line and the demo data make administrators, and neither has a session',
  'app:register': 'only the command line and the demo data register apps, and neither has a session',
  'apps:expire': 'what apps held is deleted when their time is over, with nobody present',
  'booking:answer': 'a patient answers a reminder by text message, where nobody has a session',
  'booking:cancel':
    'who closes their account has their open bookings cancelled, none of them named in a call; and a patient may cancel by text message',
  'booking:create':
    'a provider accepts an open request, or a clinic books for who accepted it: the patient’s own yes is the consent',
  'busy-calendars:read': 'calendars that providers named are read each hour, with nobody present',
  'calls:forget': 'what browsers told each other to connect is deleted, with nobody present',
  'care-requests:expire': 'a request that nobody accepted ends at its time, with nobody present',
  'clinic-link:ask': 'a clinic added a patient; a job finds out later whether there is such an account',
  'clinic:show': 'the public page of a clinic says what the public call says',
  'credentials:remind': 'a paper ends at its date, and its holder is told before, with nobody present',
  'database:reset': 'a demo begins anew each night, with nobody present',
  'directory:read': 'the public directory lists what the public pages of providers and clinics say',
  'education:read': 'the public page of a guide says what the public call says',
  'email:ask': 'a visitor asked for the mail; a job finds out later whether there is such an account',
  'exchange-rate:read-source': 'the source of the exchange rate is asked each day, with nobody present',
  'first-aid:read': 'the public page of a topic says what the public call says',
  'free-times:refresh':
    'when providers are free next is computed whenever their times change, with nobody present',
  'gifts:tell': 'a giver is told once the care has taken place, with nobody present',
  'hand-overs:tell': 'a family is told before somebody is of age, with nobody present',
  'holds:release': 'a slot that was not paid for becomes free at its time, with nobody present',
  'health-links:expire': 'what an expired link showed is deleted, with nobody present',
  'lab-results:release': 'a result that nobody has reviewed is shown after a week, with nobody present',
  'lots:tell': 'a lot ends at its date, and who runs the clinic is told before, with nobody present',
  'icd10:import': 'the yearly list of codes is imported from the command line and belongs to nobody',
  'licences:expire': 'a licence ends at its date, with nobody present',
  'medicines:read': 'the public page of a medicine says what the public call says',
  'medicine-doses:remind': 'a medicine is due at the time that its person chose, with nobody present',
  'monthly-gifts:ask': 'a monthly gift is asked for on its day, with nobody present',
  'notifications:forget': 'notifications are deleted at the age that the operator set, with nobody present',
  'password:forget': 'a visitor asked for the mail; a job finds out later whether there is such an account',
  'packages:expire': 'a package ends at its date, and what was not used goes back, with nobody present',
  'payment:settle': 'what PayPal or MonCash says moves the money, whoever made us ask',
  'pharmacies:stock': 'demo pharmacies belong to nobody',
  'phone-codes:forget': 'codes to phones are deleted when their time is over, with nobody present',
  'profile:change': 'demo people have profiles without having signed in',
  'profile:complete': 'demo people have profiles without having signed in',
  'provider:read': 'the public page of a provider says what the public call says',
  'recalls:tell': 'a patient is told at the time that their provider chose, with nobody present',
  'record:export': 'a copy of one’s data holds the record too, which the policy of the copy allowed',
  'site-counts:forget': 'counts of pages are deleted after a year, with nobody present',
  'site-counts:write': 'a page was shown to somebody whom we do not want to know',
  'support:forget': 'what support answered half a year ago is deleted, with nobody present',
  'triage-phrases:export':
    'an operator takes nameless phrases of patients who agreed from the command line, where nobody has a session',
  'texts:forget': 'codes and answers are deleted when their time is over, with nobody present',
  'sponsorships:tell':
    'whether an address has an account is found out by a job, so that no sponsor learns it; years end with nobody present',
  'waiting-lists:tell': 'who waits for an earlier time is told when one is free, with nobody present',
  'reminders:send': 'a reminder is sent at its time, with nobody present',
} as const satisfies Record<string, string>;

export type SystemPermission = keyof typeof SYSTEM_WORK;

interface Work<Scope, A> {
  readonly db: Db;
  readonly at: Date;
  /** Written to the audit trail in place of a request id. */
  readonly requestId: string;
  readonly scope?: Scope;
  /** The person the work is done for, if any. */
  readonly actor?: A;
}

/**
 * A grant for work that no request asks for. Its permission and reason are listed in `SYSTEM_WORK`.
 */
export function systemGrant<
  Permission extends SystemPermission,
  Scope = undefined,
  A extends Actor | undefined = undefined,
>(_permission: Permission, { db, at, requestId, scope, actor }: Work<Scope, A>): Grant<Permission, Scope, A> {
  return createGrant({ db, at, requestId, scope: scope as Scope, actor: actor as A });
}
