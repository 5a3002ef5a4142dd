import type { BirthPlan } from '@lakou/contract/birth-plan';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dialled, isReady, PLAN_SIGNS, PLAN_STEPS, type PlanStep } from './plan-steps.ts';

const PHONES = { companion: 'companionPhone', transport: 'transportPhone', donor: 'donorPhone' } as const;
const hasPhone = (step: PlanStep): step is keyof typeof PHONES => step in PHONES;

/** The plan as it is read: by her, by who treats her, and on paper. */
export function PlanView({ plan }: { plan: BirthPlan }) {
  const { t } = useTranslation('maternity');
  const known = PLAN_SIGNS.filter((sign) => plan.signs.includes(sign));
  const toLearn = PLAN_SIGNS.filter((sign) => !plan.signs.includes(sign));
  return (
    <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
      {PLAN_STEPS.map((step) => (
        <Item key={step} term={t(`plan.${step}`)} ready={isReady(plan, step)}>
          <StepText plan={plan} step={step} />
          {hasPhone(step) && <Phone number={plan[PHONES[step]]} />}
        </Item>
      ))}
      {plan.otherPhones && <Item term={t('plan.otherPhones')}>{plan.otherPhones}</Item>}
      {plan.wishes && <Item term={t('plan.wishes')}>{plan.wishes}</Item>}
      {known.length > 0 && (
        <Item term={t('plan.signs')}>{known.map((sign) => t(`sign.${sign}`)).join(', ')}</Item>
      )}
      {toLearn.length > 0 && (
        <Item term={t('plan.toLearn')}>{toLearn.map((sign) => t(`sign.${sign}`)).join(', ')}</Item>
      )}
    </dl>
  );
}

function StepText({ plan, step }: { plan: BirthPlan; step: PlanStep }) {
  const { t } = useTranslation('maternity');
  if (step === 'money') return t(`plan.moneyIs.${plan.money || 'empty'}`);
  if (step === 'bag') return t(plan.bagPacked ? 'plan.bagReady' : 'plan.notYet');
  return plan[step] || t('plan.notYet');
}

function Phone({ number }: { number: string }) {
  if (!number) return null;
  const to = dialled(number);
  return to ? (
    <a href={to} className="flex min-h-11 items-center font-semibold text-sea print:min-h-0">
      {number}
    </a>
  ) : (
    <span className="block">{number}</span>
  );
}

function Item({ term, ready = false, children }: { term: string; ready?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-14 text-ink-soft">
        {ready && <Check size={18} className="shrink-0 text-leaf" />}
        {term}
      </dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
