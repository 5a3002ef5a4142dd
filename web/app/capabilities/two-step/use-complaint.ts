import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { wasGivenUp } from '../devices/step-up.tsx';

/** Shows an error, unless the person cancelled. */
export function useComplaint(): (error: unknown) => void {
  const errorText = useErrorText();
  return (error) => {
    if (!wasGivenUp(error)) toast.error(errorText(error));
  };
}
