import { formatMoney } from '@lakou/i18n';
import Check from 'lucide-react/icons/check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Face } from './how-face.tsx';
import { Row, Rows, Screen } from './how-screen.tsx';

export function FamilyScreen() {
  const { t } = useTranslation('how-it-works');
  return (
    <Screen>
      <div className="grid grid-cols-4 gap-2 text-center font-semibold text-14">
        <Person name={t('shows.you')}>
          <Face of="woman" className="aspect-square w-full max-w-16 outline-2 outline-sea outline-offset-2" />
        </Person>
        <Person name={t('shows.mother')}>
          <Face of="grandmother" className="aspect-square w-full max-w-16" />
        </Person>
        <Person name={t('shows.child')}>
          <Face of="child" className="aspect-square w-full max-w-16" />
        </Person>
        <Person name={t('shows.addPerson')}>
          <span className="grid aspect-square w-full max-w-16 place-items-center rounded-full border-2 border-line-strong border-dashed">
            <Plus className="size-6" />
          </span>
        </Person>
      </div>
    </Screen>
  );
}

function Person({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2">
      {children}
      {name}
    </div>
  );
}

const TAKEN = 5;
const CHOSEN = 1;

export function BookingScreen() {
  const { t, list } = useTranslation('how-it-works');
  const lang = useLanguage();
  return (
    <Screen>
      <div className="grid grid-cols-3 gap-2 text-center font-semibold text-14">
        <span className="flex flex-col items-center gap-1 rounded-control border-2 border-sea bg-sea-tint py-1.5 text-sea">
          <House className="size-5" />
          {t('shows.atHome')}
        </span>
        <span className="flex flex-col items-center gap-1 rounded-control border border-line-strong py-1.5">
          <Video className="size-5" />
          {t('shows.video')}
        </span>
        <span className="flex flex-col items-center gap-1 rounded-control border border-line-strong py-1.5">
          <Phone className="size-5" />
          {t('shows.audio')}
        </span>
      </div>
      <div className="font-semibold text-14">{t('shows.tomorrow')}</div>
      <div className="grid grid-cols-3 gap-2 text-center font-semibold text-14 tabular-nums">
        {list('shows.slots').map((slot, index) => (
          <span key={slot} className={`rounded-control py-1.5 ${slotLook(index)}`}>
            {slot}
          </span>
        ))}
      </div>
      <div className="flex justify-between border-line border-t pt-2">
        {t('shows.total')}
        <b className="tabular-nums">{formatMoney(lang, 5500, 'USD')}</b>
      </div>
    </Screen>
  );
}

function slotLook(index: number): string {
  if (index === CHOSEN) return 'bg-sea text-on-sea';
  return index === TAKEN ? 'bg-sunken text-ink-soft line-through' : 'bg-sea-tint text-sea';
}

export function RecordScreen() {
  const { t } = useTranslation('how-it-works');
  const seen = <Check className="size-5 text-leaf" />;
  return (
    <Screen>
      <Rows>
        <Row
          picture={<House className="size-5 text-sea" />}
          name={t('shows.homeVisit')}
          detail={t('shows.nurse')}
          end={seen}
        />
        <Row
          picture={<FlaskConical className="size-5 text-sea" />}
          name={t('shows.bloodTest')}
          detail={t('shows.resultReady')}
          end={seen}
        />
        <Row
          picture={<Mail className="size-5 text-sea" />}
          name={t('shows.referral')}
          detail={t('shows.heartDoctor')}
          end={seen}
        />
      </Rows>
    </Screen>
  );
}
