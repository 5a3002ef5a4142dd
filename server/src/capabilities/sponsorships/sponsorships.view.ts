import { findService } from '@lakou/content/services';
import { isPayable } from '@lakou/contract/bookings.rules';
import type {
  SponsoredInvoice,
  SponsoredPerson,
  SponsoredVisit,
  SponsorshipBudget,
  SponsorshipYear,
} from '@lakou/contract/sponsorships';
import type { SponsorShare } from '@lakou/contract/sponsorships.rules';
import type { InvoiceRow } from './invoices.store.ts';
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
  const payable = isBill && isPayable(row) && !row.invoiced && row.totalCents > 0;
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

/** An invoice with its clinic only where the provider is shared. */
const viewInvoice = (row: InvoiceRow, shares: readonly SponsorShare[]): SponsoredInvoice => ({
  id: row.id,
  issuedAt: row.issuedAt.toISOString(),
  owed: row.owedCents / 100,
  clinicName: shares.includes('provider') ? row.clinicName : null,
});

interface Beside {
  readonly invoices?: readonly InvoiceRow[];
  readonly year?: SponsorshipYear | undefined;
  readonly budget?: SponsorshipBudget | undefined;
}

/** A person as the sponsor sees them: what the sponsor typed, and of the rest what is shared. */
export const viewPerson = (
  row: PersonRow,
  visits: readonly VisitRow[],
  { invoices = [], year, budget }: Beside = {},
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
  invoices:
    row.consent === 'accepted'
      ? invoices
          .filter(({ sponsorshipId }) => sponsorshipId === row.id)
          .map((invoice) => viewInvoice(invoice, row.shares))
      : [],
  year: year ?? null,
  budget: budget ?? null,
  createdAt: row.createdAt.toISOString(),
});
