import Info from 'lucide-react/icons/info';
import Undo2 from 'lucide-react/icons/undo-2';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Section } from '../section.tsx';
import { toast } from '../toast.ts';
import { UndoBar } from '../undo-bar.tsx';

export function Feedback() {
  const [hidden, setHidden] = useState(false);
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
          <Button variant="secondary" onClick={() => setHidden(true)}>
            Hide a row
          </Button>
        </div>
      </Card>
      <UndoBar
        icon={Undo2}
        text={hidden ? 'The row is hidden.' : undefined}
        action={
          <Button size="sm" variant="secondary" onClick={() => setHidden(false)}>
            Undo
          </Button>
        }
        onClose={() => setHidden(false)}
      />
    </Section>
  );
}
