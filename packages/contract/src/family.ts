import { z } from 'zod';
import { BLOOD_GROUPS, RELATIONSHIPS } from './family.rules.ts';
import type { Contract } from './kit.ts';
import { Id, PersonName, PlainDate, SentDate } from './primitives.ts';
import { PROFILE_LENGTHS } from './profiles.rules.ts';
import { GENDERS } from './user.rules.ts';

export const Relationship = z.enum(RELATIONSHIPS);
export type Relationship = z.infer<typeof Relationship>;

/** A person that a patient acts for. */
export const Dependent = z.object({
  id: Id,
  name: z.string(),
  dateOfBirth: PlainDate,
  relationship: Relationship,
  profilePictureUrl: z.string().nullable(),
  /** Where they live, when not with the account. */
  address: z.string().nullable(),
  /** Null when nobody said it. */
  sex: z.enum(GENDERS).nullable(),
  /** As the family says. */
  bloodGroup: z.enum(BLOOD_GROUPS).nullable(),
});
export type Dependent = z.infer<typeof Dependent>;

export const DependentDetails = z.object({
  name: PersonName,
  dateOfBirth: SentDate,
  relationship: Relationship,
  /** A data URL of a picture, the id of an uploaded file, or its present address. */
  profilePictureUrl: z.string().max(8_000_000).nullish(),
  address: z.string().trim().max(PROFILE_LENGTHS.address).nullish(),
  sex: z.enum(GENDERS).nullish(),
  bloodGroup: z.enum(BLOOD_GROUPS).nullish(),
});
export type DependentDetails = z.infer<typeof DependentDetails>;

const OfUser = z.object({ id: Id });
const OneDependent = OfUser.extend({ dependentId: Id });

export const family = {
  'GET /api/users/:id/dependents': {
    summary: 'The people one acts for',
    params: OfUser,
    reply: z.array(Dependent),
  },
  'POST /api/users/:id/dependents': {
    summary: 'Add somebody one acts for; at most 20',
    params: OfUser,
    body: DependentDetails,
    reply: Dependent,
    status: 201,
  },
  'PUT /api/users/:id/dependents/:dependentId': {
    summary: 'Change what is known of them',
    params: OneDependent,
    body: DependentDetails.partial(),
    reply: Dependent,
  },
  'DELETE /api/users/:id/dependents/:dependentId': {
    summary: 'Remove them; their records are kept. Refused while a visit of theirs is to come',
    params: OneDependent,
  },
} as const satisfies Contract;
