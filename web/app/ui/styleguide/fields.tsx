import HandHeart from 'lucide-react/icons/hand-heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Stethoscope from 'lucide-react/icons/stethoscope';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { EmailField } from '../email-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { Section } from '../section.tsx';
import { SegmentedLinks } from '../segmented-links.tsx';
import { TextField } from '../text-field.tsx';
import { TextLink } from '../text-link.tsx';

const GOALS = [
  { value: 'receive', title: 'Find care', description: 'Patients and families', icon: HeartPulse },
  { value: 'give', title: 'Give care', description: 'Professionals and clinics', icon: Stethoscope },
  { value: 'pay', title: 'Pay for someone’s care', description: 'Relatives and donors', icon: HandHeart },
] as const;

export function Fields() {
  const [email, setEmail] = useState('nadege.pierre@gmail.con');
  return (
    <Section title="Fields">
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Card>
          <div className="grid gap-4">
            <SegmentedLinks
              label="Entrance"
              links={[
                { to: '/styleguide', text: 'Sign in' },
                { to: '/en/register', text: 'Create an account' },
              ]}
            />
            <EmailField
              label="E-mail"
              icon={Mail}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              defaultValue="bon-bagay"
              hint="6 letters or digits, at least."
              aside={<TextLink to="/styleguide">Forgotten?</TextLink>}
            />
            <TextField label="Name" icon={User} placeholder="First and last name" optional />
            <TextField
              label="E-mail"
              icon={Mail}
              defaultValue="nadege.pierre@"
              error="This e-mail is not complete. Example: name@mail.com"
            />
            <TextField
              label="Weight"
              inputMode="decimal"
              defaultValue="62,5"
              trailing={<span className="px-3">kg</span>}
            />
            <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          </div>
        </Card>
        <Card>
          <div className="grid gap-4">
            <RadioCards legend="What do you want to do?" name="goal" defaultValue="receive" options={GOALS} />
            <RadioCards
              compact
              legend="Compact"
              name="compact"
              defaultValue="give"
              options={GOALS.map(short)}
            />
            <RadioCards legend="With an error" name="wrong" options={GOALS.slice(0, 2)} error="Choose one." />
            <Checkbox
              framed
              label="I am not a robot"
              description="Checked on your phone"
              trailing={<ShieldCheck className="text-leaf" />}
            />
            <Checkbox framed defaultChecked label="I am not a robot" description="Checked" />
            <Checkbox label="Remember me" defaultChecked />
            <Checkbox label="I agree" error="You must agree to go on." />
          </div>
        </Card>
      </div>
    </Section>
  );
}

const short = ({ value, icon }: (typeof GOALS)[number]) => ({ value, icon, title: value });
