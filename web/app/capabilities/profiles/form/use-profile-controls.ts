import type { ErrorCode } from '@lakou/contract';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useControls } from '../../../ui/form/use-controls.ts';
import type { Form } from '../../../ui/form/use-form.ts';
import { OWN_PROBLEMS } from './problems.ts';

/** The controls of a profile's form, with the texts of its problems. */
export function useProfileControls<Values extends object>(form: Form<Values>) {
  const { t } = useTranslation('profiles');
  const { t: tErrors } = useTranslation('errors');
  return useControls(form, (problem) => {
    const own = OWN_PROBLEMS.find((one) => one === problem);
    return own ? t(`problems.${own}`) : tErrors(problem as ErrorCode);
  });
}
