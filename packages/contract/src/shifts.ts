import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, line, Page, PlainDate, SentId } from './primitives.ts';
import { CLINIC_ROLES } from './profiles.rules.ts';
import { CLOCK_TIME, DAYS_OF_WEEK, LONGEST_TEMPLATE_NAME, MOST_NEEDED } from './shifts.rules.ts';

export const Shift = z.object({
  id: Id,
  staffId: Id,
  staffName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** Only those who plan see it yet. */
  isDraft: z.boolean(),
});
export type Shift = z.infer<typeof Shift>;

/** Nobody plans before or after: a year that was typed wrongly is refused. */
const isPlanned = (day: string) => day >= '2000-01-01' && day < '2100-01-01';

/** An instant, or a time without an offset: then clocks at the clinic show it. */
const ShiftTime = z.iso.datetime({ offset: true, local: true }).max(40).refine(isPlanned);
const PlannedDay = PlainDate.refine(isPlanned);

const SentShift = z.object({
  staffId: SentId,
  startTime: ShiftTime,
  /** At or before the start: on the next day. */
  endTime: ShiftTime,
  draft: z.boolean().optional(),
});
export type SentShift = z.infer<typeof SentShift>;

export const ScheduledPerson = z.object({
  id: Id,
  name: z.string(),
  clinicRole: z.enum(CLINIC_ROLES),
  /** Days of the week on which they are on leave. */
  leaveDays: z.array(z.string()),
});
export type ScheduledPerson = z.infer<typeof ScheduledPerson>;

export const ClinicWeek = z.object({
  timeZone: z.string(),
  today: z.string(),
  /** Seven days from Sunday on. */
  days: z.array(z.string()),
  staff: z.array(ScheduledPerson),
  shifts: z.array(Shift),
});
export type ClinicWeek = z.infer<typeof ClinicWeek>;

const Clock = z.string().max(5).regex(CLOCK_TIME);
const SentTemplate = z.object({
  name: line(LONGEST_TEMPLATE_NAME).min(1),
  startTime: Clock,
  endTime: Clock,
});
export type SentTemplate = z.infer<typeof SentTemplate>;
export const ShiftTemplate = z.object({
  id: Id,
  name: z.string(),
  startTime: z.string(),
  endTime: z.string(),
});
export type ShiftTemplate = z.infer<typeof ShiftTemplate>;

/** How many of a role are needed on a day of the week; 0 is Sunday. */
export const ShiftNeed = z.object({
  clinicRole: z.enum(CLINIC_ROLES),
  weekday: z
    .number()
    .int()
    .min(0)
    .max(DAYS_OF_WEEK - 1),
  needed: z.number().int().min(0).max(MOST_NEEDED),
});
export type ShiftNeed = z.infer<typeof ShiftNeed>;

const SentNeeds = z
  .array(ShiftNeed)
  .min(1)
  .max(CLINIC_ROLES.length * DAYS_OF_WEEK)
  .refine(
    (needs) =>
      new Set(needs.map(({ clinicRole, weekday }) => `${clinicRole} ${weekday}`)).size === needs.length,
  );

const One = z.object({ id: Id });

export const ShiftFilter = Page.extend({
  from: PlannedDay.optional(),
  to: PlannedDay.optional(),
  mine: z.literal('1').optional(),
});
export type ShiftFilter = z.infer<typeof ShiftFilter>;

export const shifts = {
  'GET /api/clinics/:id/shifts': {
    summary:
      'Shifts of a clinic in the order of time, from `from` on or from four weeks ago; `mine` keeps one’s own. Drafts are shown to those who plan',
    params: One,
    query: ShiftFilter,
    reply: z.array(Shift),
  },
  'POST /api/clinics/:id/shifts': {
    summary: 'Add a shift; nobody has two at once, and an end at or before the start is on the next day',
    params: One,
    body: SentShift,
    reply: Shift,
    status: 201,
  },
  'DELETE /api/clinics/shifts/:id': { summary: 'Delete a shift', params: One },
  'GET /api/clinics/:id/schedule': {
    summary:
      'The week from Sunday to Saturday that holds this day, at the clinic’s time: who works there, and when',
    params: One,
    query: z.object({ week: PlannedDay.optional() }),
    reply: ClinicWeek,
  },
  'POST /api/clinics/:id/shifts/publish': {
    summary: 'Publish the drafts of a week; everybody concerned is told once',
    params: One,
    body: z.object({ week: PlannedDay }),
    reply: z.object({ published: z.int() }),
  },
  'POST /api/clinics/:id/shifts/copy': {
    summary:
      'Copy the shifts of one week to another as drafts; what overlaps or falls on a leave is left out',
    params: One,
    body: z.object({ from: PlannedDay, to: PlannedDay }),
    reply: z.object({ copied: z.int(), skipped: z.int() }),
  },
  'GET /api/clinics/:id/shifts/calendar': {
    summary: 'One’s own published shifts as a calendar file (.ics)',
    params: One,
    download: true,
  },
  'GET /api/clinics/:id/shift-needs': {
    summary: 'How many people of each role a clinic needs on each day of the week, where any are',
    params: One,
    reply: z.array(ShiftNeed),
  },
  'PUT /api/clinics/:id/shift-needs': {
    summary: 'Say how many are needed; what is not sent stays as it is, and 0 asks for nobody',
    params: One,
    body: z.object({ needs: SentNeeds }),
    reply: z.array(ShiftNeed),
  },
  'GET /api/clinics/:id/shift-templates': {
    summary: 'The usual hours of a clinic, by their start',
    params: One,
    reply: z.array(ShiftTemplate),
  },
  'POST /api/clinics/:id/shift-templates': {
    summary: 'Keep usual hours under a name; a name that exists gets the new hours',
    params: One,
    body: SentTemplate,
    reply: ShiftTemplate,
    status: 201,
  },
  'DELETE /api/clinics/shift-templates/:id': { summary: 'Forget usual hours', params: One },
} as const satisfies Contract;
