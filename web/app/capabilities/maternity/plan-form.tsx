import type { BirthPlan, SentBirthPlan } from '@lakou/contract/birth-plan';
import { BIRTH_MONEY, LONGEST_BIRTH_PLAN_TEXT } from '@lakou/contract/maternity.rules';
import type { FormEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { dropDraft } from '../../ui/form/drafts.ts';
import { useControls } from '../../ui/form/use-controls.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSavePlan } from './birth-plan.queries.ts';
import { PLAN_SIGNS } from './plan-steps.ts';

interface PlanFormProps {
  patientId: string;
  plan: BirthPlan;
  onDone: () => void;
}

/** The questions of the plan; none must be answered. What is typed stays on this device until it is saved. */
export function PlanForm({ patientId, plan: { savedAt: _savedAt, ...known }, onDone }: PlanFormProps) {
  const { t } = useTranslation('maternity');
  const errorText = useErrorText();
  const draft = `birth-plan ${patientId}`;
  const form = useForm<SentBirthPlan>({ known, check: () => ({}), draft });
  const { text } = useControls(form, (problem) => problem);
  const { values, change } = form;
  const save = useSavePlan(patientId);
  function leave() {
    dropDraft(draft);
    onDone();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(values, {
      onSuccess: () => {
        toast.success(t('plan.saved'));
        leave();
      },
    });
  }
  const max = { maxLength: LONGEST_BIRTH_PLAN_TEXT } as const;
  const phone = { ...max, type: 'tel', autoComplete: 'off' } as const;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-140 gap-5">
      <p>{t('plan.lead')}</p>
      <TextField label={t('plan.place')} hint={t('plan.placeHint')} {...max} {...text('place')} />
      <TextField label={t('plan.attendant')} {...max} {...text('attendant')} />
      <TextField label={t('plan.nearest')} {...max} {...text('nearest')} />
      <TextField label={t('plan.companion')} {...max} {...text('companion')} />
      <TextField label={t('plan.companionPhone')} {...phone} {...text('companionPhone')} />
      <TextField label={t('plan.home')} {...max} {...text('home')} />
      <TextField label={t('plan.transport')} hint={t('plan.transportHint')} {...max} {...text('transport')} />
      <TextField label={t('plan.transportPhone')} {...phone} {...text('transportPhone')} />
      <ChoiceChips
        legend={t('plan.money')}
        name="money"
        options={BIRTH_MONEY.filter((value) => value !== '').map((value) => ({
          value,
          title: t(`plan.moneyIs.${value}`),
        }))}
        value={values.money === '' ? undefined : values.money}
        onChange={(money) => change('money', money)}
      />
      <Checkbox
        label={t('plan.bagReady')}
        description={t('plan.bagHint')}
        checked={values.bagPacked}
        onChange={({ target }) => change('bagPacked', target.checked)}
      />
      <TextField label={t('plan.donor')} hint={t('plan.donorHint')} {...max} {...text('donor')} />
      <TextField label={t('plan.donorPhone')} {...phone} {...text('donorPhone')} />
      <TextArea label={t('plan.otherPhones')} {...max} {...text('otherPhones')} />
      <TextArea label={t('plan.wishes')} hint={t('plan.wishesHint')} {...max} {...text('wishes')} />
      <Chips
        legend={t('plan.signs')}
        options={PLAN_SIGNS.map((value) => ({ value, title: t(`sign.${value}`) }))}
        value={PLAN_SIGNS.filter((sign) => values.signs.includes(sign))}
        onChange={(signs) => change('signs', signs)}
      />
      {save.error && <FormError>{errorText(save.error)}</FormError>}
      <div className="grid gap-3">
        <Button type="submit" block busy={save.isPending}>
          {t('plan.save')}
        </Button>
        <Button variant="ghost" block onClick={leave}>
          {t('plan.cancel')}
        </Button>
      </div>
    </form>
  );
}
