import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { toast } from '../../ui/toast.ts';

/** Shows an error, unless the person cancelled. */
export function useComplaint(): (error: unknown) => void {
  const errorText = useErrorText();
  return (error) => {
    if (!wasGivenUp(error)) toast.error(errorText(error));
  };
}
