import { z } from 'zod';
import { DeviceSession, OwnPassword } from './devices.ts';
import { HumanProof } from './human-check.ts';
import type { Contract } from './kit.ts';
import { NotificationSettings } from './notifications.ts';
import { PhoneProof } from './phone-sign-in.ts';
import { Id, Language } from './primitives.ts';
import { ACCESS_SOURCES } from './record-access.rules.ts';
import { Role, User } from './user.ts';

/** Who did something. The name is null after their account is erased; a connected app has no role. */
const Doer = z.object({ name: z.string().nullable(), role: Role.nullable() });

const Event = z.object({ id: Id, at: z.string(), action: z.string(), by: Doer.nullable() });

/**
 * All data of one person that they may take away: no password, no token, no other person's data.
 */
export const MyData = z.object({
  copiedAt: z.string(),
  account: User,
  notificationSettings: NotificationSettings,
  sessions: z.array(DeviceSession.omit({ current: true })),
  knownDevices: z.array(
    z.object({ browser: z.string().nullable(), system: z.string().nullable(), firstSeenAt: z.string() }),
  ),
  passkeys: z.array(z.object({ name: z.string(), createdAt: z.string() })),
  twoStepSince: z.string().nullable(),
  files: z.array(
    z.object({
      url: z.string(),
      kind: z.string(),
      contentType: z.string(),
      size: z.number(),
      createdAt: z.string(),
    }),
  ),
  /** Visits, payments, messages and all other stored data, by kind. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** What was done to the account and its record, newest first. */
  events: z.array(Event),
});
export type MyData = z.infer<typeof MyData>;

/** The same record for other programs: a FHIR R4 bundle, whose resources are as that standard says. */
export const FhirCopy = z.object({
  resourceType: z.literal('Bundle'),
  id: z.string(),
  type: z.literal('collection'),
  timestamp: z.string(),
  entry: z.array(z.object({ fullUrl: z.string(), resource: z.unknown() })),
});

export type FhirCopy = z.infer<typeof FhirCopy>;

/** One time another person read or changed something of this person's. */
export const Look = z.object({
  id: Id,
  at: z.string(),
  action: z.string(),
  by: Doer,
  /** Why they could: a visit, access that was given, a referral, an emergency, or a connected app; null where nothing of that opened it. */
  through: z.enum([...ACCESS_SOURCES, 'app', 'representative']).nullable(),
  /** What they gave as the reason of an emergency. */
  reason: z.string().nullable(),
});
export type Look = z.infer<typeof Look>;

/** One’s own data: copies, deletion, and who read it. */
export const myData = {
  'GET /api/users/me/export': {
    summary: 'A copy of one’s data, as a file; `format=fhir` gives a patient the record as a FHIR bundle',
    query: z.object({ format: z.enum(['json', 'fhir']).optional() }),
    reply: z.union([MyData, FhirCopy]),
  },
  'GET /api/users/me/export/readable': {
    summary: 'The same copy for people: one HTML file in their language, to read and to print',
    query: z.object({
      /** The account’s, when it is left out. */
      language: Language.optional(),
      /** In which times are told; Haiti’s, when it is left out or unknown. */
      timeZone: z.string().max(60).optional(),
    }),
    download: true,
  },
  'DELETE /api/users/me': {
    summary: 'Close one’s account: signed out everywhere now, erased after 30 days unless taken back',
    /** The password may be left out where there is none. */
    body: OwnPassword.partial(),
    reply: z.object({ eraseAfter: z.string() }),
  },
  'POST /api/auth/phone/keep': {
    summary: 'Keep an account that is about to be erased, with a code to its phone',
    body: PhoneProof,
  },
  'POST /api/auth/cancel-deletion': {
    summary: 'Keep an account that is about to be erased',
    body: OwnPassword.extend({
      email: z.string().trim().toLowerCase().min(1).max(1000),
      humanCheck: HumanProof,
    }),
    missing: 'credentials_missing',
  },
  'GET /api/audit/me': {
    summary: 'Who else looked at or changed one’s record, newest first',
    query: z.object({ before: Id.optional() }),
    reply: z.object({ looks: z.array(Look), next: Id.nullable() }),
  },
} as const satisfies Contract;
