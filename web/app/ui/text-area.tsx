import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts;

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, optional, aside, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} {...{ label, hint, error, optional: optional ?? false, aside }}>
      {(control) => (
        <div className={classNames('grid', controlLook(error))}>
          <textarea
            {...area}
            {...control}
            rows={rows}
            className="field-sizing-content max-h-80 min-h-24 w-full resize-y rounded-control px-3.5 py-2.5 text-16 text-ink outline-none placeholder:text-ink-soft disabled:cursor-not-allowed disabled:text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
