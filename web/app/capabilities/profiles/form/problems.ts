import type { ErrorCode } from '@lakou/contract';
import type { Problems } from '../../../ui/form/problems.ts';
import type { FieldFault } from '../../../ui/form/use-form.ts';

export const OWN_PROBLEMS = ['required', 'years', 'npi', 'expired', 'sending', 'fee', 'radius'] as const;

/** What can be wrong with a field of a profile: one of our own problems, or a code of the server. */
type ProfileProblem = (typeof OWN_PROBLEMS)[number] | ErrorCode;
export type ProfileProblems<Values> = Problems<Values, ProfileProblem>;

/** The server names the fields of a clinic under `clinicDetails`, and calls a missing field an incomplete profile. */
export const translateFault = ({ path, code }: FieldFault): FieldFault => ({
  path: path.replace(/^clinicDetails\./, ''),
  code: code === 'profile_incomplete' ? 'required' : code,
});
