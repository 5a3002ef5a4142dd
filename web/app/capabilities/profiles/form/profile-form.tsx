import type { Part } from './part.ts';
import type { ProfileBody, Saving } from './save.ts';
import { SectionForm } from './section-form.tsx';
import { StepForm } from './step-form.tsx';
import type { Form } from './use-form.ts';

/** What a page gives to the form of a role. */
export interface FormFrame {
  /** One thing after the other for a newcomer, all at once for who comes back to change something. */
  shape: 'steps' | 'sections';
  saving: Saving;
  /** Leads out without saving; nothing does while the profile must be completed. */
  onCancel?: (() => void) | undefined;
  draft?: string | undefined;
}

export interface ProfileFormProps<Values> extends FormFrame {
  form: Form<Values>;
  parts: readonly Part<Values>[];
  body: () => ProfileBody;
}

export function ProfileForm<Values>(props: ProfileFormProps<Values>) {
  return props.shape === 'steps' ? <StepForm {...props} /> : <SectionForm {...props} />;
}
