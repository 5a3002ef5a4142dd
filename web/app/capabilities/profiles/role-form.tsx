import { useUser } from '../../platform/session.ts';
import { ClinicForm } from './clinic/clinic-form.tsx';
import type { FormFrame } from './form/profile-form.tsx';
import { PatientForm } from './patient/patient-form.tsx';
import { ProviderForm } from './provider/provider-form.tsx';
import { WithClinic, WithOffer, WithProfile } from './with-profile.tsx';

/** The profile form of the user's role, filled in with the known values. */
export function RoleForm(frame: FormFrame) {
  const { role } = useUser();
  if (role === 'CLINIC_ADMIN')
    return <WithClinic>{(clinic) => <ClinicForm clinic={clinic} {...frame} />}</WithClinic>;
  if (role === 'PROVIDER')
    return <WithOffer>{(user, offer) => <ProviderForm {...{ user, offer }} {...frame} />}</WithOffer>;
  return <WithProfile>{(user) => <PatientForm user={user} {...frame} />}</WithProfile>;
}
