import { AreaGuard } from './area-guard.tsx';

export default function SponsorArea() {
  return <AreaGuard area="sponsor" />;
}
