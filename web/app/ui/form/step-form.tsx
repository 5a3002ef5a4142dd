import { type SubmitEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { FormError } from '../form-error.tsx';
import { StepProgress } from '../step-progress.tsx';
import type { PartsFormProps } from './parts-form.tsx';
import type { Name } from './use-form.ts';

const TITLE = 'step-title';

/** One part at a time. The others stay mounted and hidden, so that an upload in one of them goes on. */
export function StepForm<Values, Body>(props: PartsFormProps<Values, Body>) {
  const { form, parts, saving, body, words, onCancel } = props;
  // Starts at the first part where something is missing.
  const [step, setStep] = useState(() =>
    Math.max(
      0,
      parts.findIndex(({ fields }) => !form.isSound(fields)),
    ),
  );
  const isLast = step === parts.length - 1;

  function goTo(next: number) {
    setStep(next);
    saving.reset();
    form.focusOn(TITLE);
  }
  const goToField = (name: Name<Values> | undefined) => {
    if (name) setStep(parts.findIndex(({ fields }) => fields.includes(name)));
  };
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const looked = isLast ? parts : parts.slice(0, step + 1);
    const problem = form.firstProblem(looked.flatMap(({ fields }) => fields));
    if (problem) goToField(problem);
    else if (isLast) saving.mutate(body(), { onError: (error) => goToField(form.refuse(error)) });
    else goTo(step + 1);
  }

  return (
    <div className="grid gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="grid gap-3">
        <p className="text-15 font-semibold text-ink-soft">{words.stepOf(step + 1, parts.length)}</p>
        <StepProgress titles={parts.map(({ title }) => title)} current={step} />
      </div>
      <form noValidate onSubmit={submit} className="max-w-160">
        {parts.map(({ title, intro, fields, body: content }, at) => (
          <div key={fields[0]} hidden={at !== step}>
            <Card>
              <h2 id={at === step ? TITLE : undefined} tabIndex={-1} className="text-22 outline-none">
                {title}
              </h2>
              {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
              <div className="mt-5 grid gap-5">{content}</div>
            </Card>
          </div>
        ))}
        <div className="mt-5 grid gap-3">
          {saving.error && <FormError>{words.failed(saving.error)}</FormError>}
          <div className="flex flex-wrap-reverse gap-3">
            {step > 0 && (
              <Button variant="secondary" onClick={() => goTo(step - 1)}>
                {words.back}
              </Button>
            )}
            {step === 0 && onCancel && (
              <Button variant="secondary" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
            <div className="grow">
              <Button type="submit" block busy={saving.isPending}>
                {isLast ? words.finish : words.next}
              </Button>
            </div>
          </div>
        </div>
      </form>
    </div>
  );
}
