import Info from 'lucide-react/icons/info';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Section } from '../section.tsx';
import { toast } from '../toast.ts';

export function Feedback() {
  return (
    <Section title="Banners and toasts">
      <Banner tone="warn" icon={WifiOff}>
        You are offline. What you see may be old.
      </Banner>
      <Banner
        tone="info"
        icon={Info}
        action={
          <Button size="sm" variant="secondary">
            Update
          </Button>
        }
      >
        A new version is ready.
      </Banner>
      <Card>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => toast.success('Your visit is confirmed!')}>
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast.error('We could not send your message. Check your connection, then try again.')
            }
          >
            Error
          </Button>
          <Button variant="secondary" onClick={() => toast.info('A new version is ready.')}>
            Information
          </Button>
        </div>
      </Card>
    </Section>
  );
}
