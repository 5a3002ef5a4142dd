import type { SubmitEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sections } from '../../../ui/section.tsx';
import type { ProfileFormProps } from './profile-form.tsx';
import { SaveProblem } from './save-problem.tsx';

// The same columns as the steps have.
const ROW = 'grid gap-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-8';

/** All parts, one under the other, saved at once. */
export function SectionForm<Values>({ form, parts, saving, body, onCancel }: ProfileFormProps<Values>) {
  const { t } = useTranslation('profiles');
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
          <SaveProblem error={saving.error} />
          <div className="flex flex-wrap-reverse gap-3">
            {onCancel && (
              <Button variant="secondary" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
            <div className="grow">
              <Button type="submit" block busy={saving.isPending}>
                {t('save')}
              </Button>
            </div>
          </div>
        </div>
      </Sections>
    </form>
  );
}
