import { AreaGuard } from './area-guard.tsx';

export default function PatientArea() {
  return <AreaGuard area="patient" />;
}
