import { AreaGuard } from './area-guard.tsx';

export default function ClinicArea() {
  return <AreaGuard area="clinic" />;
}
