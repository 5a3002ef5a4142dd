import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../../platform/api/error-text.ts';
import { PartsForm, type PartsFormProps } from '../../../ui/form/parts-form.tsx';
import type { ProfileBody, Saving } from './save.ts';

/** The properties that a page gives to the form of a role. */
export interface FormFrame {
  /** `steps` for new users, `sections` to change a profile. */
  shape: 'steps' | 'sections';
  saving: Saving;
  /** Leaves without saving; absent while the profile must be completed. */
  onCancel?: (() => void) | undefined;
  draft?: string | undefined;
}

type ProfileFormProps<Values> = FormFrame &
  Pick<PartsFormProps<Values, ProfileBody>, 'form' | 'parts' | 'body'>;

export function ProfileForm<Values>({ draft: _, ...props }: ProfileFormProps<Values>) {
  const { t } = useTranslation('profiles');
  const errorText = useErrorText();
  const words = {
    stepOf: (step: number, total: number) => t('stepOf', { step, total }),
    back: t('back'),
    cancel: t('cancel'),
    next: t('continue'),
    finish: t('saveProfile'),
    save: t('save'),
    failed: (error: Error) => t('saveFailed', { reason: errorText(error) }),
  };
  return <PartsForm {...props} words={words} />;
}
