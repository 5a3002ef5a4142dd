import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import Bandage from 'lucide-react/icons/bandage';
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Droplet from 'lucide-react/icons/droplet';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageCircle from 'lucide-react/icons/message-circle';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pill from 'lucide-react/icons/pill';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Wallet from 'lucide-react/icons/wallet';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Section } from '../../ui/section.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useActiveProfile } from '../family/active-profile.ts';
import { HubTool } from './hub-tool.tsx';

interface Tool {
  name: string;
  to: string;
  icon: LucideIcon;
  /** Shown to a woman, for herself only. */
  woman?: true;
}

/** The tools there are, by what one comes for. A capability adds its line here, and its word to `hub`. */
const GROUPS = [
  {
    name: 'now',
    tone: 'hibiscus',
    tools: [
      { name: 'symptomChecker', to: '/app/symptom-checker', icon: Stethoscope },
      { name: 'firstAid', to: '/app/first-aid', icon: Bandage },
      { name: 'chat', to: '/app/messages', icon: MessageCircle },
    ],
  },
  {
    name: 'track',
    tone: 'sea',
    tools: [
      { name: 'vitals', to: '/app/vitals', icon: HeartPulse },
      { name: 'symptoms', to: '/app/symptoms', icon: NotebookPen },
      { name: 'activity', to: '/app/activity', icon: Footprints },
      { name: 'heart', to: '/app/heart', icon: Heart },
      { name: 'cycle', to: '/app/cycle', icon: Droplet, woman: true },
      { name: 'maternity', to: '/app/maternity', icon: Baby, woman: true },
    ],
  },
  {
    name: 'records',
    tone: 'night',
    tools: [
      { name: 'visits', to: '/app/visits', icon: CalendarDays },
      { name: 'payments', to: '/app/payments', icon: Wallet },
    ],
  },
  {
    name: 'learn',
    tone: 'leaf',
    tools: [
      { name: 'education', to: '/app/education', icon: BookOpen },
      { name: 'medicines', to: '/app/medicines', icon: Pill },
      { name: 'calculators', to: '/app/calculators', icon: Calculator },
    ],
  },
] as const satisfies readonly { name: string; tone: Tone; tools: readonly Tool[] }[];

export function HealthHub() {
  const { t } = useTranslation('dashboard');
  const { gender } = useUser();
  const { id } = useActiveProfile();
  const woman = gender === 'Female' && id === 'me';
  const shown = GROUPS.map((group) => ({
    ...group,
    tools: group.tools.filter((tool: Tool) => woman || !tool.woman),
  }));
  return (
    <Section title={t('hub.title')}>
      <div className="grid gap-3 lg:grid-cols-2">
        {shown
          .filter(({ tools }) => tools.length > 0)
          .map(({ name, tone, tools }) => (
            <section key={name} className="rounded-card border border-line bg-surface p-4">
              <h3 className="mb-2 text-15 font-normal text-ink-soft">{t(`hub.groups.${name}`)}</h3>
              <ul className="grid grid-cols-3 gap-x-2 gap-y-1">
                {tools.map((tool) => (
                  <HubTool key={tool.name} to={tool.to} icon={tool.icon} tone={tone}>
                    {t(`hub.${tool.name}`)}
                  </HubTool>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Section>
  );
}
