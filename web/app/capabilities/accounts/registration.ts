import type { RegistrableRole } from '@lakou/contract/accounts.rules';
import { api } from '../../platform/api/api.ts';

export type Choice = 'patient' | 'provider' | 'sponsor';

/** The values of the form. */
export interface Newcomer {
  choice: Choice;
  /** A single provider, or a clinic with staff. */
  practice: 'individual' | 'clinic';
  clinicName: string;
  name: string;
  email: string;
  password: string;
}

export const EMPTY: Newcomer = {
  choice: 'patient',
  practice: 'individual',
  clinicName: '',
  name: '',
  email: '',
  password: '',
};

/** `?as=provider` chooses the role; unknown values are ignored. */
export function choiceFrom(search: string): Partial<Newcomer> {
  const as = new URLSearchParams(search).get('as');
  return as === 'patient' || as === 'provider' || as === 'sponsor' ? { choice: as } : {};
}

export const isClinic = ({ choice, practice }: Newcomer) => choice === 'provider' && practice === 'clinic';

export function isFilled(newcomer: Newcomer): boolean {
  const needed = [
    newcomer.name,
    newcomer.email,
    newcomer.password,
    ...(isClinic(newcomer) ? [newcomer.clinicName] : []),
  ];
  return needed.every((text) => text.trim() !== '');
}

const ROLES = {
  patient: 'PATIENT',
  provider: 'PROVIDER',
  sponsor: 'SPONSOR',
} as const satisfies Record<Choice, RegistrableRole>;

export function register(newcomer: Newcomer & { humanCheck?: string | undefined }) {
  const { name, email, password, clinicName, choice, humanCheck } = newcomer;
  if (isClinic(newcomer))
    return api('POST /api/auth/register/clinic', { body: { name, email, password, clinicName, humanCheck } });
  return api('POST /api/auth/register', { body: { name, email, password, role: ROLES[choice], humanCheck } });
}
