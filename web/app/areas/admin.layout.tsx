import { AreaGuard } from './area-guard.tsx';

export default function AdminArea() {
  return <AreaGuard area="admin" />;
}
