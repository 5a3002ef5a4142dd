import { findService } from '@lakou/content/services';
import { isPayable } from '@lakou/contract/bookings.rules';
import type {
  SponsoredPerson,
  SponsoredVisit,
  SponsorshipBudget,
  SponsorshipYear,
} from '@lakou/contract/sponsorships';
import type { SponsorShare } from '@lakou/contract/sponsorships.rules';
import type { PersonRow } from './sponsorships.store.ts';
import type { VisitRow } from './visits.store.ts';

/** One visit with the fields that are shared, and no other. */
export function viewVisit(
  row: VisitRow,
  shares: readonly SponsorShare[],
  budget: SponsorshipBudget | undefined,
): SponsoredVisit {
  const isShared = (share: SponsorShare) => shares.includes(share);
  const tellsStatus = isShared(row.status === 'completed' ? 'completed' : 'upcoming');
  const isBill = isShared('bills');
  const payable = isBill && isPayable(row) && row.totalCents > 0;
  return {
    id: row.id,
    dateTime: row.startsAt.toISOString(),
    status: tellsStatus ? row.status : null,
    paymentStatus: isBill ? row.paymentStatus : null,
    fare: isBill ? { total: row.totalCents / 100 } : null,
    payable,
    withinBudget: payable && budget?.status === 'active' && row.totalCents <= Math.round(budget.left * 100),
    providerName: isShared('provider') ? row.providerName : null,
    serviceType: isShared('service') ? row.serviceType : null,
    serviceNames: (isShared('service') && row.service && findService(row.service)?.name) || null,
    patientName: row.dependentName,
  };
}

/** A person as the sponsor sees them: what the sponsor typed, and of the rest what is shared. */
export const viewPerson = (
  row: PersonRow,
  visits: readonly VisitRow[],
  { year, budget }: { year?: SponsorshipYear | undefined; budget?: SponsorshipBudget | undefined } = {},
): SponsoredPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  relationship: row.relationship,
  profilePictureUrl: null,
  status: 'active',
  consent: row.consent,
  shares: row.consent === 'accepted' ? row.shares : [],
  bookings:
    row.consent === 'accepted'
      ? visits
          .filter(({ sponsorshipId }) => sponsorshipId === row.id)
          .map((visit) => viewVisit(visit, row.shares, budget))
      : [],
  year: year ?? null,
  budget: budget ?? null,
  createdAt: row.createdAt.toISOString(),
});
