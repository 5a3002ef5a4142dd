import type { MedicinePlan, MyMedicine } from '@lakou/contract/my-medicines';
import { daysLeft, isLow } from '@lakou/contract/my-medicines.rules';
import { formatDate, formatNumber } from '@lakou/i18n';
import Clock from 'lucide-react/icons/clock';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { clockText } from '../../platform/time/clock-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { WEEKDAYS } from './medicine-draft.ts';

const WEEK = 7;

/** When a medicine is taken, in words. */
function usePlanText(): (plan: MedicinePlan | null) => string {
  const { t } = useTranslation('my-medicines');
  const lang = useLanguage();
  return (plan) => {
    if (!plan) return t('noPlan');
    const times = plan.times.toSorted().map((time) => clockText(lang, time));
    const when = times.length > 0 ? times.join(', ') : t('whenNeeded');
    const days = WEEKDAYS.filter((_, n) => plan.weekdays.includes(n)).map((day) => t(`form.day.${day}`));
    const onDays = plan.weekdays.length < WEEK ? t('onDays', { times: when, days: days.join(', ') }) : when;
    return plan.endsOn
      ? `${onDays}, ${t('until', { date: formatDate(lang, plan.endsOn, 'medium') })}`
      : onDays;
  };
}

function Left({ plan }: { plan: MedicinePlan }) {
  const { t } = useTranslation('my-medicines');
  const lang = useLanguage();
  if (plan.quantity === null) return null;
  const left = t('left', { count: formatNumber(lang, plan.quantity) });
  const days = daysLeft(plan);
  return (
    <p className="flex flex-wrap items-center gap-2 text-15">
      <span>{days === undefined ? left : t('leftDays', { left, count: days })}</span>
      {isLow(plan) && (
        <Badge tone="mango" icon={TriangleAlert}>
          {t('low')}
        </Badge>
      )}
    </p>
  );
}

/** One medicine that is taken: when, what is left, and how to get more. */
export function MedicineCard({ medicine, onEdit }: { medicine: MyMedicine; onEdit: () => void }) {
  const { t } = useTranslation('my-medicines');
  const planText = usePlanText();
  const { text, dose, frequency, plan, by } = medicine;
  const isPlanned = plan !== null;
  return (
    <Card as="li">
      <h3 className="text-18 font-bold wrap-anywhere">{text}</h3>
      <p className="text-16 wrap-anywhere">{[dose, !isPlanned && frequency].filter(Boolean).join(' · ')}</p>
      <p className="text-15 text-ink-soft">{planText(plan)}</p>
      {plan && <Left plan={plan} />}
      {by.provider && by.name && (
        <p className="text-14 text-ink-soft">{t('byProvider', { name: by.name })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {plan && isLow(plan) && <GetMore medicine={medicine} />}
        <Button
          variant={isPlanned ? 'ghost' : 'primary'}
          icon={isPlanned ? Pencil : Clock}
          aria-label={t(isPlanned ? 'editOf' : 'setTimesOf', { medicine: text })}
          onClick={onEdit}
        >
          {t(isPlanned ? 'edit' : 'setTimes')}
        </Button>
      </div>
    </Card>
  );
}

/** The name without the strength, as the directory has it. */
const nameOf = (text: string) => text.replace(/\s*\d.*$/, '') || text;

/** To a pharmacy with the prescription; else to who prescribed it; else where it is sold. */
function GetMore({ medicine: { text, prescriptionId, by } }: { medicine: MyMedicine }) {
  const { t } = useTranslation('my-medicines');
  if (prescriptionId)
    return (
      <ButtonLink
        icon={Send}
        to={`/app/prescriptions/${prescriptionId}/send`}
        aria-label={t('orderOf', { medicine: text })}
      >
        {t('order')}
      </ButtonLink>
    );
  if (by.provider && by.name)
    return (
      <ButtonLink variant="secondary" icon={MessageCircle} to={`/app/messages/${by.id}`}>
        {t('message', { name: by.name })}
      </ButtonLink>
    );
  return (
    <ButtonLink
      variant="secondary"
      icon={Search}
      to={`/app/medicines?q=${encodeURIComponent(nameOf(text))}`}
      aria-label={t('findOf', { medicine: text })}
    >
      {t('find')}
    </ButtonLink>
  );
}
