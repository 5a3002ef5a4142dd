import { AreaGuard } from './area-guard.tsx';

export default function PracticeArea() {
  return <AreaGuard area="practice" />;
}
