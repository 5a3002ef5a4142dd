import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { IconButton } from '../icon-button.tsx';
import { Section } from '../section.tsx';
import { TextLink } from '../text-link.tsx';

const VARIANTS = ['primary', 'secondary', 'tint', 'ghost', 'danger'] as const;

export function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Buttons and links" aside={<TextLink to="/styleguide">See all</TextLink>}>
      <Card>
        <div className="flex flex-col gap-4">
          <Row>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </Row>
          <Row>
            <Button size="sm" variant="tint">
              Small
            </Button>
            <Button icon={CalendarPlus}>With an icon</Button>
            <Button size="lg" variant="danger" icon={Trash2}>
              Large
            </Button>
            <Button disabled>Disabled</Button>
            <Button busy>Busy</Button>
            <Button variant="secondary" busy={busy} onClick={() => setBusy(true)}>
              Becomes busy
            </Button>
            <ButtonLink to="/styleguide" variant="secondary">
              A link
            </ButtonLink>
          </Row>
          <Row>
            <IconButton icon={Bell} label="Notifications" />
            <IconButton icon={Phone} label="Call" variant="tint" />
            <IconButton icon={MessageCircle} label="Write" variant="tint" />
            <IconButton icon={Trash2} label="Delete" disabled />
          </Row>
          <Button block variant="secondary" icon={Fingerprint}>
            As wide as its container
          </Button>
          <p>
            A sentence with{' '}
            <TextLink inline to="/styleguide">
              a link
            </TextLink>{' '}
            inside it.
          </p>
        </div>
      </Card>
    </Section>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
