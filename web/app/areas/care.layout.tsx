import { AreaGuard } from './area-guard.tsx';

export default function CareArea() {
  return <AreaGuard area="care" />;
}
