import type { SubmitEvent } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { FormError } from '../form-error.tsx';
import { Sections } from '../section.tsx';
import type { PartsFormProps } from './parts-form.tsx';

// The same columns as in the form in steps.
const ROW = 'grid gap-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-8';

/** All parts below each other, saved at once. */
export function SectionForm<Values, Body>(props: PartsFormProps<Values, Body>) {
  const { form, parts, saving, body, words, onCancel } = props;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (form.firstProblem(parts.flatMap(({ fields }) => fields))) return;
    saving.mutate(body(), { onError: (error) => form.refuse(error) });
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-228">
      <Sections>
        {parts.map(({ title, intro, fields, body: content }) => (
          <section key={fields[0]} aria-label={title} className={ROW}>
            <h2 className="text-18 lg:pt-5">{title}</h2>
            <Card>
              {intro && <p className="mb-4 text-ink-soft">{intro}</p>}
              <div className="grid gap-5">{content}</div>
            </Card>
          </section>
        ))}
        <div className="grid gap-3 lg:ml-68">
          {saving.error && <FormError>{words.failed(saving.error)}</FormError>}
          <div className="flex flex-wrap-reverse gap-3">
            {onCancel && (
              <Button variant="secondary" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
            <div className="grow">
              <Button type="submit" block busy={saving.isPending}>
                {words.save}
              </Button>
            </div>
          </div>
        </div>
      </Sections>
    </form>
  );
}
