import { GIFT_PRESETS, USUAL_GIFT } from '@lakou/contract/community-fund.rules';
import { AMOUNT_BOUNDS, DONATION_PURPOSES } from '@lakou/contract/payments.rules';
import { formatMoney, parseDecimal } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Hourglass from 'lucide-react/icons/hourglass';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useGourdes } from '#platform/money/gourdes.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { combineQueries } from '../../platform/query-read.ts';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoncashPhone } from '../payments/moncash-phone.tsx';
import { methodsQuery, savedMethodQuery } from '../payments/payments.queries.ts';
import { isPhone } from '../payments/phone-digits.ts';
import { useGift } from './use-gift.ts';

interface DonateDialogProps {
  /** What was chosen before signing in. */
  amount: string | null;
  type: string | null;
  onClose: () => void;
}
type Name = 'mine' | 'other' | 'none';
const [least, most] = AMOUNT_BOUNDS;

/** A gift to the fund, by card or MonCash. */
export function DonateDialog({ amount: wanted, type: wantedType, onClose }: DonateDialogProps) {
  const { t } = useTranslation('community-fund');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const user = useUser();
  const formId = useId();
  const gourdes = useGourdes();
  const readMethods = useQuery(methodsQuery);
  const readSaved = useQuery(savedMethodQuery);
  const { data: methods } = readMethods;
  const { data: saved } = readSaved;
  const isPreset = GIFT_PRESETS.some((preset) => String(preset) === wanted);
  const [choice, setChoice] = useState(wanted === null ? String(USUAL_GIFT) : isPreset ? wanted : 'custom');
  const [custom, setCustom] = useState(
    wanted && !isPreset && parseDecimal(lang, wanted) !== undefined ? wanted : '',
  );
  const [type, setType] = useState(DONATION_PURPOSES.find((one) => one === wantedType) ?? 'general');
  const [name, setName] = useState<Name>('mine');
  const [other, setOther] = useState('');
  const [method, setMethod] = useState<'card' | 'moncash'>('card');
  const [phone, setPhone] = useState('');
  const [phoneProblem, setPhoneProblem] = useState<string>();
  const [monthly, setMonthly] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const canCharge = monthly && method === 'card' && saved?.offered === true;
  const { stage, problem, giveByCard, giveByMoncash } = useGift(user, onClose);

  const typed = choice === 'custom' ? parseDecimal(lang, custom) : Number(choice);
  const cents = Math.round((typed ?? 0) * 100);
  const isValid =
    typed !== undefined && typed >= least && typed <= most && Math.abs(typed * 100 - cents) < 1e-6;
  const money = formatMoney(lang, cents, 'USD');
  const donorName = { mine: user.name, other: other.trim() || undefined, none: undefined }[name];

  function submit() {
    if (!isValid || stage !== 'form') return;
    const wish = { amount: cents / 100, type, donorName, monthly, charge: canCharge && isAgreed };
    if (method === 'card') return void giveByCard(wish);
    if (!isPhone(phone)) return setPhoneProblem(errors('moncash_phone_invalid'));
    setPhoneProblem(undefined);
    void giveByMoncash(wish, phone);
  }

  if (stage === 'done' || stage === 'waiting' || stage === 'pending')
    return (
      <Dialog title={t('give.title')} onClose={onClose}>
        <div role="status" className="flex flex-col items-center gap-3 py-8 text-center">
          {stage === 'done' && (
            <Outcome icon={<CircleCheck size={44} className="text-leaf" />} title={t('give.thanks')}>
              {t('give.thanksHint')}
            </Outcome>
          )}
          {stage === 'waiting' && (
            <Outcome
              icon={<LoaderCircle size={44} className="animate-spin text-sea motion-reduce:animate-none" />}
              title={t('give.waiting')}
            >
              {t('give.waitingHint', { phone })} {t('give.mayClose')}
            </Outcome>
          )}
          {stage === 'pending' && (
            <Outcome icon={<Hourglass size={44} className="text-night" />} title={t('give.pending')}>
              {t('give.mayClose')}
            </Outcome>
          )}
        </div>
      </Dialog>
    );
  const isSandbox = method === 'card' ? methods?.sandbox : methods?.moncashSandbox;
  const htg = formatMoney(lang, Math.round(cents * (methods?.htgPerUsd ?? 0)), 'HTG');
  return (
    <Dialog
      title={t('give.title')}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {problem && <FormError>{problem}</FormError>}
          <Button type="submit" form={formId} block size="lg" disabled={!isValid} busy={stage === 'busy'}>
            {t('give.submit', { amount: isValid ? money : '' })}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-5"
      >
        {isSandbox && (
          <Banner tone="warn" icon={FlaskConical}>
            {t('give.sandbox')}
          </Banner>
        )}
        <ChoiceChips
          legend={t('give.amount')}
          name="amount"
          value={choice}
          onChange={setChoice}
          options={[
            ...GIFT_PRESETS.map((preset) => ({
              value: String(preset),
              title: formatMoney(lang, preset * 100, 'USD'),
            })),
            { value: 'custom', title: t('give.custom') },
          ]}
        />
        {isValid && gourdes.about(cents / 100) && (
          <p className="text-14 text-ink-soft first-letter:uppercase">
            {gourdes.about(cents / 100)}. {gourdes.note}
          </p>
        )}
        {choice === 'custom' && (
          <TextField
            label={t('give.customLabel')}
            hint={t('give.most')}
            error={custom && !isValid ? errors('amount_invalid') : undefined}
            inputMode="decimal"
            maxLength={12}
            value={custom}
            onChange={(event) => setCustom(event.target.value)}
          />
        )}
        <ChoiceChips
          legend={t('give.useFor')}
          name="type"
          value={type}
          onChange={setType}
          options={DONATION_PURPOSES.map((value) => ({ value, title: t(`purpose.${value}`) }))}
        />
        <div className="grid gap-2">
          <ChoiceChips<Name>
            legend={t('give.name')}
            name="name"
            value={name}
            onChange={setName}
            options={[
              { value: 'mine', title: t('give.mine') },
              { value: 'other', title: t('give.other') },
              { value: 'none', title: t('give.none') },
            ]}
          />
          <p className="text-14 text-ink-soft">{t('give.nameHint')}</p>
        </div>
        {name === 'other' && (
          <TextField
            label={t('give.otherLabel')}
            maxLength={200}
            value={other}
            onChange={(event) => setOther(event.target.value)}
          />
        )}
        <RadioCards<'card' | 'moncash'>
          legend={t('give.method')}
          name="method"
          value={method}
          onChange={setMethod}
          options={[
            { value: 'card', title: t('give.card'), description: t('give.cardHint'), icon: CreditCard },
            {
              value: 'moncash',
              title: 'MonCash',
              description:
                isValid && methods ? t('give.moncashHint', { gourdes: htg }) : t('give.moncashConfirm'),
              icon: Smartphone,
            },
          ]}
        />
        <FailedNote query={combineQueries(readMethods, readSaved)} text={t('give.methodsFailed')} />
        {method === 'moncash' && <MoncashPhone value={phone} onChange={setPhone} error={phoneProblem} />}
        <Checkbox
          label={t('give.monthly')}
          description={t('give.monthlyHint')}
          checked={monthly}
          onChange={(event) => setMonthly(event.target.checked)}
        />
        {canCharge && (
          <Checkbox
            label={t('give.charge')}
            description={t('give.chargeHint')}
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

function Outcome({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      {icon}
      <p className="text-18 font-bold">{title}</p>
      <p className="max-w-96 text-balance">{children}</p>
    </>
  );
}
