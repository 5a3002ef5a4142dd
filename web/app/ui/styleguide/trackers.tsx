import { Card } from '../card.tsx';
import { Section } from '../section.tsx';
import { StatusTracker } from '../status-tracker.tsx';

const STEPS = [
  { name: 'Pending', day: 'November 2, 2026' },
  { name: 'Accepted', day: 'November 4, 2026' },
  { name: 'Seen' },
  { name: 'Completed' },
];

export function Trackers() {
  return (
    <Section title="Status tracker">
      <Card>
        <StatusTracker label="Referral to Mirebalais" steps={STEPS} reached={2} />
      </Card>
      <Card>
        <StatusTracker label="Referral to Jacmel" steps={STEPS} reached={1} stopped="Rejected" />
      </Card>
    </Section>
  );
}
