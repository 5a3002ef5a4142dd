import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { agenda } from './agenda.ts';
import { assistant } from './assistant.ts';
import { auditTrail } from './audit-trail.ts';
import { billing } from './billing.ts';
import { bookings } from './bookings.ts';
import { busyCalendars } from './busy-calendars.ts';
import { callGuests } from './call-guests.ts';
import { calls } from './calls.ts';
import { careRequests } from './care-requests.ts';
import { cashVisits } from './cash-visits.ts';
import { clinicPatients } from './clinic-patients.ts';
import { clinicReports } from './clinic-reports.ts';
import { clinicVerification } from './clinic-verification.ts';
import { clinicVisits } from './clinic-visits.ts';
import { communityFund } from './community-fund.ts';
import { connectedApps } from './connected-apps.ts';
import { contentReviews } from './content-reviews.ts';
import { credentials } from './credentials.ts';
import { cycle } from './cycle.ts';
import { deaths } from './deaths.ts';
import { demo } from './demo.ts';
import { devices } from './devices.ts';
import { dispatch } from './dispatch.ts';
import { education } from './education.ts';
import { email } from './email.ts';
import { events } from './events.ts';
import { exchangeRates } from './exchange-rates.ts';
import { family } from './family.ts';
import { fhir } from './fhir.ts';
import { files } from './files.ts';
import { firstAid } from './first-aid.ts';
import { handOvers } from './hand-overs.ts';
import { healthLinks } from './health-links.ts';
import { healthWorkers } from './health-workers.ts';
import { humanCheck } from './human-check.ts';
import { images } from './images.ts';
import { inventory } from './inventory.ts';
import { invoices } from './invoices.ts';
import { labImports } from './lab-imports.ts';
import { labs } from './labs.ts';
import { marketing } from './marketing.ts';
import { maternity } from './maternity.ts';
import { measurements } from './measurements.ts';
import { medicines } from './medicines.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { myData } from './my-data.ts';
import { myMedicines } from './my-medicines.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { outbox } from './outbox.ts';
import { packages } from './packages.ts';
import { passkeys } from './passkeys.ts';
import { passwords } from './passwords.ts';
import { patientImports } from './patient-imports.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { pharmacyOrders } from './pharmacy-orders.ts';
import { phoneSignIn } from './phone-sign-in.ts';
import { preVisitAnswers } from './pre-visit-answers.ts';
import { prescriptions } from './prescriptions.ts';
import { profiles } from './profiles.ts';
import { providerWorkspace } from './provider-workspace.ts';
import { providers } from './providers.ts';
import { qna } from './qna.ts';
import { questionnaires } from './questionnaires.ts';
import { quickTexts } from './quick-texts.ts';
import { recalls } from './recalls.ts';
import { recordAccess } from './record-access.ts';
import { recordEntries } from './record-entries.ts';
import { recordImports } from './record-imports.ts';
import { referrals } from './referrals.ts';
import { representatives } from './representatives.ts';
import { scheduling } from './scheduling.ts';
import { services } from './services.ts';
import { shiftSwaps } from './shift-swaps.ts';
import { shifts } from './shifts.ts';
import { sponsorships } from './sponsorships.ts';
import { staff } from './staff.ts';
import { stepUp } from './step-up.ts';
import { support } from './support.ts';
import { supportViews } from './support-views.ts';
import { symptomChecker } from './symptom-checker.ts';
import { system } from './system.ts';
import { team } from './team.ts';
import { textMessages } from './text-messages.ts';
import { toolbox } from './toolbox.ts';
import { trackers } from './trackers.ts';
import { twoStep } from './two-step.ts';
import { vaccines } from './vaccines.ts';
import { vault } from './vault.ts';
import { verification } from './verification.ts';
import { visitNotes } from './visit-notes.ts';
import { waitingLists } from './waiting-lists.ts';
import { walkIns } from './walk-ins.ts';

/** The whole contract. The web imports it only as a type, so it ships no schema. */
export const contract = {
  ...system,
  ...exchangeRates,
  ...shiftSwaps,
  ...accounts,
  ...deaths,
  ...demo,
  ...email,
  ...passwords,
  ...humanCheck,
  ...twoStep,
  ...passkeys,
  ...phoneSignIn,
  ...devices,
  ...outbox,
  ...stepUp,
  ...files,
  ...profiles,
  ...myData,
  ...notifications,
  ...textMessages,
  ...family,
  ...handOvers,
  ...services,
  ...providers,
  ...bookings,
  ...callGuests,
  ...calls,
  ...representatives,
  ...scheduling,
  ...agenda,
  ...busyCalendars,
  ...careRequests,
  ...providerWorkspace,
  ...administration,
  ...auditTrail,
  ...support,
  ...supportViews,
  ...contentReviews,
  ...money,
  ...operations,
  ...marketing,
  ...verification,
  ...clinicVerification,
  ...credentials,
  ...recalls,
  ...referrals,
  ...payments,
  ...payouts,
  ...sponsorships,
  ...communityFund,
  ...messages,
  ...events,
  ...medicines,
  ...education,
  ...firstAid,
  ...cycle,
  ...inventory,
  ...team,
  ...billing,
  ...staff,
  ...shifts,
  ...dispatch,
  ...clinicPatients,
  ...patientImports,
  ...waitingLists,
  ...walkIns,
  ...invoices,
  ...cashVisits,
  ...packages,
  ...clinicReports,
  ...clinicVisits,
  ...qna,
  ...maternity,
  ...trackers,
  ...measurements,
  ...myMedicines,
  ...labs,
  ...labImports,
  ...symptomChecker,
  ...toolbox,
  ...questionnaires,
  ...quickTexts,
  ...assistant,
  ...recordAccess,
  ...recordEntries,
  ...recordImports,
  ...vault,
  ...vaccines,
  ...images,
  ...fhir,
  ...connectedApps,
  ...healthLinks,
  ...healthWorkers,
  ...pharmacyOrders,
  ...preVisitAnswers,
  ...prescriptions,
  ...visitNotes,
};
export type LakouContract = typeof contract;

export { ERRORS, type ErrorBody, type ErrorCode } from './errors.ts';
export type { Contract, Endpoint, EndpointKey, Input, Parsed, Reply, Result } from './kit.ts';
export type { Role, User } from './user.ts';
