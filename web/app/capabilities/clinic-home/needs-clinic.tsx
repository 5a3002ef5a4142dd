import { useInfiniteQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { WaitingRows } from '../provider-workspace/waiting-rows.tsx';
import { claimsQuery } from '../staff/staff.queries.ts';

/** What waits for who runs the clinic: times that staff clocked without a network. Nothing while there are none. */
export function NeedsClinic({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('clinic-home');
  const { t: staff } = useTranslation('staff');
  const query = useInfiniteQuery(claimsQuery(clinicId));
  const count = query.data?.pages.flat().length ?? 0;
  if (count === 0 && (query.data || !query.error)) return null;
  const text = query.hasNextPage ? staff('claimsMany', { count }) : staff('claimsWaiting', { count });
  return (
    <Section title={t('needsYou')}>
      <FailedNote query={query} text={staff('claimsFailed')} />
      {count > 0 && <WaitingRows rows={[{ to: '/app/staff/time', icon: Clock, text }]} />}
    </Section>
  );
}
