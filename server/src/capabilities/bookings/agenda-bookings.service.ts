import type { Booking } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import type { ListScope } from './bookings.access.ts';
import { listBookings } from './bookings.store.ts';

export { ownAgenda } from './bookings.access.ts';
export { calendarFile } from './calendar.view.ts';
export { peopleOf } from './read-bookings.service.ts';

export type AgendaReader = Grant<'bookings:list', ListScope>;

const MOST = 500;

/** The provider's visits of some days, in the order of time. */
export async function listAgendaBookings(
  grant: AgendaReader,
  span: { readonly from: string; readonly to: string },
): Promise<Booking[]> {
  return (await listBookings(grant, { ...span, limit: MOST })).reverse();
}
