import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { takeDueBills } from './budgets.store.ts';
import { TELL_ASKED } from './inviting.service.ts';
import { CHARGE_BILL } from './sponsorships.service.ts';
import { findAsked } from './sponsorships.store.ts';
import { dayIn } from './years.rules.ts';
import { takeEnding } from './years.store.ts';

const AT_ONCE = 100;

/** Tells a patient that somebody wants to support them; an address without an account gets a mail. */
async function tellAsked({ db, clock, mail, config }: Platform, sponsorshipId: string): Promise<void> {
  await db.transaction(async (connection) => {
    const at = clock.now();
    const tx = systemGrant('sponsorships:tell', { db: connection, at, requestId: TELL_ASKED });
    const asked = await findAsked(tx, sponsorshipId);
    if (!asked || asked.hidden) return;
    const { patientId, email, hasAccount, name, sponsorName, language } = asked;
    if (patientId)
      await notify(tx, {
        userId: patientId,
        kind: 'sponsorship_new',
        subjectId: sponsorshipId,
        details: { name: sponsorName },
      });
    else if (email && !hasAccount)
      await mail.send(tx.db, {
        to: email,
        language,
        template: 'sponsorInvitation',
        values: { name, sponsor: sponsorName, link: `${config.publicUrl}/${language}/register` },
      });
  });
}

/** Tells sponsors that a year of support ends, once for each year. */
export async function tellEndingYears({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const tellSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('sponsorships:tell', { db: connection, at, requestId: 'sponsorship-years' });
      const ending = await takeEnding(tx, dayIn(at), AT_ONCE);
      for (const { sponsorId, sponsorshipId, name, endsOn, isOpen } of ending)
        if (isOpen)
          await notify(tx, {
            userId: sponsorId,
            kind: 'sponsorship_renewal',
            subjectId: sponsorshipId,
            details: { name, at: `${endsOn}T17:00:00.000Z` },
          });
      return ending.length;
    });
  while ((await tellSome()) === AT_ONCE);
}

/** The bills that budgets have room for, each once: charged where the sponsor agreed to it, else offered to be paid in one tap. */
export async function offerBills({ db, clock, config, jobs }: Platform): Promise<void> {
  const at = clock.now();
  const offerSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('sponsorships:tell', { db: connection, at, requestId: 'budget-bills' });
      const bills = await takeDueBills(tx, AT_ONCE);
      for (const { sponsorId, sponsorshipId, bookingId, name, totalCents, isCharged } of bills)
        if (isCharged && config.paypalVault)
          await jobs.send(tx.db, CHARGE_BILL, { bookingId, payerId: sponsorId });
        else
          await notify(tx, {
            userId: sponsorId,
            kind: 'sponsored_bill',
            subjectId: sponsorshipId,
            details: { name, amount: (totalCents / 100).toFixed(2) },
          });
      return bills.length;
    });
  while ((await offerSome()) === AT_ONCE);
}

export function declareSponsorshipJobs(platform: Platform): void {
  platform.jobs.queue<{ sponsorshipId: string }>(TELL_ASKED, ({ sponsorshipId }) =>
    tellAsked(platform, sponsorshipId),
  );
  platform.jobs.recurring('budget-bills', '*/10 * * * *', () => offerBills(platform));
  platform.jobs.recurring('sponsorship-years', '23 13 * * *', () => tellEndingYears(platform));
}
