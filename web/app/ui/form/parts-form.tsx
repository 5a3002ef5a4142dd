import type { Part } from './part.ts';
import { SectionForm } from './section-form.tsx';
import { StepForm } from './step-form.tsx';
import type { Form } from './use-form.ts';

/** What a form in parts needs of the mutation that saves it. */
interface Saving<Body> {
  mutate: (body: Body, options: { onError: (error: Error) => void }) => void;
  reset: () => void;
  isPending: boolean;
  error: Error | null;
}

/** The words of a form in parts. */
interface FormWords {
  stepOf: (step: number, total: number) => string;
  back: string;
  cancel: string;
  next: string;
  /** On the button of the last step. */
  finish: string;
  /** On the button of a form that shows all parts. */
  save: string;
  failed: (error: Error) => string;
}

export interface PartsFormProps<Values, Body> {
  form: Form<Values>;
  parts: readonly Part<Values>[];
  saving: Saving<Body>;
  body: () => Body;
  words: FormWords;
  /** Leaves without saving; without it there is no such button. */
  onCancel?: (() => void) | undefined;
}

/** A form in parts: one part after the other, or all of them at once. */
export function PartsForm<Values, Body>({
  shape,
  ...props
}: PartsFormProps<Values, Body> & { shape: 'steps' | 'sections' }) {
  return shape === 'steps' ? <StepForm {...props} /> : <SectionForm {...props} />;
}
