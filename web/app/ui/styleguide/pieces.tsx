import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import Video from 'lucide-react/icons/video';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { LogoMark } from '../logo.tsx';
import { Menu } from '../menu.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../menu-items.tsx';
import { PageTitle } from '../page-title.tsx';
import { QrCode } from '../qr-code.tsx';
import { Section } from '../section.tsx';
import { toast } from '../toast.ts';

const PEOPLE = ['Nadège Pierre', 'Joseph', 'Rosemène Étienne', 'Claudel Baptiste', 'Fabiola Charles'];

export function Pieces() {
  return (
    <Section title="Badges, people, cards, menu">
      <Card>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="leaf" icon={CircleCheck}>
            Confirmed
          </Badge>
          <Badge tone="mango" icon={Clock}>
            Waiting
          </Badge>
          <Badge tone="hibiscus" icon={CircleX}>
            Cancelled
          </Badge>
          <Badge tone="night" icon={Video}>
            Video
          </Badge>
          <Badge tone="sea" icon={Search}>
            Selected
          </Badge>
          <Badge tone="neutral" icon={Info}>
            Draft
          </Badge>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {PEOPLE.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Small One" size="sm" />
          <Avatar name="Large One" size="lg" />
          <Avatar name="With Photo" size="lg" photo="/icon.svg" />
          <Avatar name="Broken Photo" size="lg" photo="/nowhere.jpg" />
          <LogoMark size={64} />
        </div>
        <div className="mt-4">
          <QrCode text="https://example.test" label="QR code" />
        </div>
      </Card>
      <div className="grid gap-3 md:grid-cols-3">
        <Card raised>
          <h3 className="text-18">Raised</h3>
          <p className="text-ink-soft">Only the next thing to happen.</p>
        </Card>
        <Card>
          <h3 className="text-18">Plain</h3>
          <p className="text-ink-soft">Everything else.</p>
        </Card>
        <Card attention="mango">
          <h3 className="text-18">Attention</h3>
          <p>At most one on a screenful.</p>
        </Card>
      </div>
      <Card>
        <PageTitle eyebrow="Sunday, November 15" action={<AccountMenu />}>
          Good morning, Nadège
        </PageTitle>
      </Card>
    </Section>
  );
}

function AccountMenu() {
  return (
    <Menu
      label="Nadège: your account"
      trigger={
        <>
          <Avatar name="Nadège Pierre" size="sm" />
          <span className="max-md:hidden">Nadège</span>
        </>
      }
    >
      <MenuLink to="/styleguide" icon={UserRound}>
        Profile
      </MenuLink>
      <MenuLink to="/styleguide" icon={Settings}>
        Settings
      </MenuLink>
      <MenuDivider />
      <MenuButton icon={LogOut} onPress={() => toast.info('Signed out')}>
        Sign out
      </MenuButton>
    </Menu>
  );
}
