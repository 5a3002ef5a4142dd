import { formatMoney } from '@lakou/i18n';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Check from 'lucide-react/icons/check';
import HandHeart from 'lucide-react/icons/hand-heart';
import ReceiptText from 'lucide-react/icons/receipt-text';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { PrimaryAction, Row, Rows, Screen, SecondaryAction, SuccessBadge } from './how-screen.tsx';

export function ChoiceScreen() {
  const { t } = useTranslation('how-it-works');
  return (
    <Screen>
      <div className="flex items-center gap-3 rounded-control border-2 border-sea bg-sea-tint px-3 py-3 font-semibold">
        <span className="size-5 shrink-0 rounded-full border-6 border-sea bg-surface" />
        {t('shows.someoneYouKnow')}
      </div>
      {[t('shows.personWhoAsked'), t('shows.fund')].map((choice) => (
        <div
          className="flex items-center gap-3 rounded-control border border-line-strong px-3 py-3"
          key={choice}
        >
          <span className="size-5 shrink-0 rounded-full border-2 border-line-strong" />
          {choice}
        </div>
      ))}
    </Screen>
  );
}

export function ConsentScreen() {
  const { t } = useTranslation('how-it-works');
  return (
    <Screen>
      <div className="font-semibold text-16">{t('shows.request')}</div>
      <div className="space-y-2">
        <div className="flex gap-2">
          <Check className="size-5 shrink-0 text-leaf" />
          {t('shows.canSee')}
        </div>
        <div className="flex gap-2">
          <X className="size-5 shrink-0 text-hibiscus-ink" />
          <s>{t('shows.cannotSee')}</s>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <SecondaryAction>{t('shows.decline')}</SecondaryAction>
        <PrimaryAction>{t('shows.accept')}</PrimaryAction>
      </div>
    </Screen>
  );
}

export function GivingScreen() {
  const { t } = useTranslation('how-it-works');
  const lang = useLanguage();
  return (
    <Screen>
      <Rows>
        <Row
          picture={<ReceiptText className="size-5 text-sea" />}
          name={t('shows.invoice')}
          detail={formatMoney(lang, 5500, 'USD')}
          end={<PrimaryAction>{t('shows.pay')}</PrimaryAction>}
        />
        <Row
          picture={<CalendarHeart className="size-5 text-sea" />}
          name={t('shows.yearly')}
          detail={formatMoney(lang, 25000, 'USD')}
          end={<SuccessBadge>{t('shows.paid')}</SuccessBadge>}
        />
        <Row
          picture={<HandHeart className="size-5 text-sea" />}
          name={t('shows.fund')}
          detail={formatMoney(lang, 2500, 'USD')}
          end={<SuccessBadge>{t('shows.paid')}</SuccessBadge>}
        />
      </Rows>
    </Screen>
  );
}
