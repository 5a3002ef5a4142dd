import { AreaGuard } from './area-guard.tsx';

export default function ProviderArea() {
  return <AreaGuard area="provider" />;
}
