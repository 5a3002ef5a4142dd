import type { Capability } from '#platform/capability.ts';
import { bookings } from './bookings.routes.ts';
import { eraseLocations } from './bookings.store.ts';
import { visitResources } from './bookings-fhir.view.ts';
import { releaseUnpaid } from './holds.jobs.ts';
import { listRecordedVisits } from './recorded-visits.store.ts';
import { sendReminders } from './reminders.jobs.ts';
import { visitLines } from './timeline.service.ts';

export const capability = {
  routes: bookings,
  jobs(platform) {
    platform.jobs.recurring('visit-reminders', '* * * * *', () => sendReminders(platform));
    platform.jobs.recurring('unpaid-visits', '* * * * *', () => releaseUnpaid(platform));
  },
  erase: eraseLocations,
  ownTables: { bookings: 'patient_id' },
  timeline: { kinds: ['visit'], list: visitLines },
  async fhir(grant) {
    const { language } = grant.actor;
    return (await listRecordedVisits(grant)).flatMap((visit) => visitResources(visit, language));
  },
} satisfies Capability;
