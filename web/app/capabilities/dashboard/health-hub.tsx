import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import { type Tone, tintOf } from '../../ui/tone.ts';

/** The tools there are, by what one comes for. A capability adds its line here. */
const TOOLS = [
  { name: 'chat', to: '/app/messages', icon: MessageCircle, tone: 'hibiscus' },
  { name: 'visits', to: '/app/visits', icon: CalendarDays, tone: 'sea' },
  { name: 'payments', to: '/app/payments', icon: ReceiptText, tone: 'mango' },
] as const satisfies readonly { name: string; to: string; icon: LucideIcon; tone: Tone }[];

export function HealthHub() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('hub.title')}>
      <ul className="grid grid-cols-3 gap-2 rounded-card border border-line bg-surface p-3 md:grid-cols-6">
        {TOOLS.map(({ name, to, icon: Icon, tone }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex flex-col items-center gap-2 rounded-control px-1 py-3 text-center text-15 leading-tight font-semibold hover:bg-sunken"
            >
              <span className={classNames('grid size-11 place-items-center rounded-control', tintOf[tone])}>
                <Icon size={22} />
              </span>
              {t(`hub.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
