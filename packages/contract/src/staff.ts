import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Email, Id, Instant, Page, PersonName, PlainDate, SentDate } from './primitives.ts';
import { CLINIC_ROLES, PROFILE_LENGTHS } from './profiles.rules.ts';
import { StaffMember } from './profiles.ts';
import { CLOCK_CLAIM_KINDS, CLOCK_CLAIM_STATES, LONGEST_STAFF_REASON } from './staff.rules.ts';

const ById = z.object({ id: Id });
const anything = z.unknown().optional();
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => (value === '' ? null : value));
const day = z.union([SentDate, z.literal('').transform(() => null)]).nullish();

const StaffFields = z.object({
  credentials: text(PROFILE_LENGTHS.credentials),
  licenseNumber: text(PROFILE_LENGTHS.licenseNumber),
  licenseExpirationDate: day,
  /** Only PROVIDER is made, whatever is sent. */
  role: anything,
  clinicId: z.string().max(100).nullish(),
  isClinicStaff: anything,
});
const NewStaff = StaffFields.extend({
  name: PersonName,
  email: Email,
  clinicRole: z.enum(CLINIC_ROLES).default('Provider'),
});
export type NewStaff = z.output<typeof NewStaff>;
const StaffChanges = StaffFields.extend({
  name: PersonName.optional(),
  /** Sent back with the form; a changed one is refused. */
  email: Email.optional(),
  clinicRole: z.enum(CLINIC_ROLES).optional(),
});
export type StaffChanges = z.output<typeof StaffChanges>;

const Correction = z.object({
  correctedAt: z.string(),
  /** Null for somebody whose account is gone. */
  correctedBy: z.string().nullable(),
  /** Null where what was claimed without a network was accepted. */
  reason: z.string().nullable(),
  /** Null where there was no log before. */
  old_clock_in_time: z.string().nullable(),
  old_clock_out_time: z.string().nullable(),
});

export const TimeLog = z.object({
  id: Id,
  staff_id: Id,
  staffName: z.string(),
  clock_in_time: z.string(),
  clock_out_time: z.string().nullable(),
  /** The newest first. */
  corrections: z.array(Correction),
});
export type TimeLog = z.infer<typeof TimeLog>;

const TimeLogSearch = Page.extend({
  staffId: Id.optional(),
  from: PlainDate.optional(),
  to: PlainDate.optional(),
});
export type TimeLogSearch = z.output<typeof TimeLogSearch>;

const Reason = z.string().trim().min(1).max(LONGEST_STAFF_REASON);
const CorrectedTimes = z.object({
  clock_in_time: Instant,
  clock_out_time: Instant.nullish(),
  reason: Reason,
});
export type CorrectedTimes = z.output<typeof CorrectedTimes>;

export const ClockClaim = z.object({
  id: Id,
  /** Chosen by the device that sent it. */
  clientId: Id,
  clinicId: Id,
  staffId: Id,
  staffName: z.string(),
  kind: z.enum(CLOCK_CLAIM_KINDS),
  /** By the clock of the device. */
  claimedAt: z.string(),
  /** By the clock of the server. */
  receivedAt: z.string(),
  state: z.enum(CLOCK_CLAIM_STATES),
  decidedAt: z.string().nullable(),
  /** Null for somebody whose account is gone, and where the server had the press already. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** While both wait: the clock-out that is accepted with this clock-in, or the clock-in that this clock-out ends. */
  pairedAt: z.string().nullable(),
});
export type ClockClaim = z.infer<typeof ClockClaim>;
const NewClaim = z.object({ id: Id, kind: z.enum(CLOCK_CLAIM_KINDS), at: Instant });
export type NewClaim = z.output<typeof NewClaim>;
/** The claims that wait at a clinic, with what the reader may not decide alone. */
export const WaitingClaim = ClockClaim.extend({
  /** One's own, where another administrator can accept it. */
  isForOther: z.boolean(),
});
export type WaitingClaim = z.infer<typeof WaitingClaim>;
const ClaimDecision = z.discriminatedUnion('accept', [
  z.object({ accept: z.literal(true) }),
  z.object({ accept: z.literal(false), reason: Reason }),
]);
export type ClaimDecision = z.output<typeof ClaimDecision>;

export const Leave = z.object({
  id: Id,
  staffId: Id,
  staffName: z.string(),
  fromDay: PlainDate,
  toDay: PlainDate,
  reason: z.string().nullable(),
});
export type Leave = z.infer<typeof Leave>;
const NewLeave = z.object({
  staffId: Id,
  fromDay: SentDate,
  toDay: SentDate,
  reason: text(LONGEST_STAFF_REASON),
});
export type NewLeave = z.output<typeof NewLeave>;

/** Without days it is this month until today. */
const AskedPeriod = z.object({ from: PlainDate.optional(), to: PlainDate.optional() });
export type AskedPeriod = z.infer<typeof AskedPeriod>;
export type Period = { readonly from: string; readonly to: string };
export const TimeSheetRow = z.object({
  staffId: Id,
  name: z.string(),
  /** Worked within the days; a log that is open counts until now. */
  minutes: z.number(),
  logs: z.number(),
  isOpen: z.boolean(),
});
export type TimeSheetRow = z.infer<typeof TimeSheetRow>;

export const staff = {
  'POST /api/users': {
    summary: 'Add a staff member to one’s clinic; a mailed invitation lets them choose a password',
    body: NewStaff,
    reply: StaffMember,
    status: 201,
  },
  'PUT /api/users/staff/:id': {
    summary: 'Change a staff member; another role at the clinic ends their sessions',
    params: ById,
    body: StaffChanges,
    reply: StaffMember,
  },
  'DELETE /api/users/staff/:id': {
    summary: 'Remove a staff member: sessions and rights end at once, visits to come wait for somebody else',
    params: ById,
  },
  'POST /api/users/staff/:id/invite': {
    summary: 'Mail the invitation again, to who has not answered it',
    params: ById,
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  'POST /api/users/staff/:id/clock-in': {
    summary: 'Begin work now, by the server’s clock',
    params: ById,
    body: z.object({ clinicId: z.string().max(100).nullish() }),
    reply: TimeLog,
    status: 201,
  },
  'POST /api/users/staff/:id/clock-out': {
    summary: 'End the work of an open time log now; without one named, of the one that is open',
    params: ById,
    body: z.object({ timeLogId: z.string().max(100).nullish() }),
    reply: TimeLog,
  },
  'GET /api/clinics/:id/timelogs': {
    summary: 'Time logs of a clinic, the newest first; for providers and dispatchers their own',
    params: ById,
    query: TimeLogSearch,
    reply: z.array(TimeLog),
  },
  'PUT /api/clinics/timelogs/:id': {
    summary: 'Correct a time log; what it said before is kept',
    params: ById,
    body: CorrectedTimes,
    reply: TimeLog,
  },
  'POST /api/clinics/:id/clock-claims': {
    summary: 'Say when one clocked in or out while there was no network; sent again, the first one counts',
    params: ById,
    body: NewClaim,
    reply: ClockClaim,
    status: 201,
  },
  'GET /api/clinics/:id/clock-claims': {
    summary: 'What staff claim and nobody has decided, the earliest first',
    params: ById,
    query: Page,
    reply: z.array(WaitingClaim),
  },
  'GET /api/users/me/clock-claims': {
    summary: 'What one claimed oneself and what became of it, the newest first',
    query: Page,
    reply: z.array(ClockClaim),
  },
  'POST /api/clinics/clock-claims/:id/decision': {
    summary:
      'Accept a claim, which opens or closes a time log at the claimed time, or refuse it with a reason',
    params: ById,
    body: ClaimDecision,
    reply: ClockClaim,
  },
  'GET /api/clinics/:id/timesheets': {
    summary: 'Time worked by each person between two days, both included',
    params: ById,
    query: AskedPeriod,
    reply: z.array(TimeSheetRow),
  },
  'GET /api/clinics/:id/timesheets/file': {
    summary: 'The time logs of these days as CSV',
    params: ById,
    query: AskedPeriod,
    download: true,
  },
  'GET /api/clinics/:id/leaves': {
    summary: 'Leaves that have not ended, the soonest first; for providers and dispatchers their own',
    params: ById,
    query: Page,
    reply: z.array(Leave),
  },
  'POST /api/clinics/:id/leaves': {
    summary: 'Add the days on which somebody is away',
    params: ById,
    body: NewLeave,
    reply: Leave,
    status: 201,
  },
  'DELETE /api/clinics/leaves/:id': {
    summary: 'Remove a leave',
    params: ById,
  },
} as const satisfies Contract;
