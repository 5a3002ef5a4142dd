import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Written beside the label; fields without it are required. */
  optional?: boolean;
  /** At the right of the label: a link such as "forgotten?". */
  aside?: ReactNode;
}

/** Connects a control to its label, hint and error: spread it on the control. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** The label, then the control, then the error or the hint. */
export function Field({ id: givenId, label, hint, error, optional = false, aside, children }: FieldProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-15">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: an error replaces the hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error) {
    return (
      <p id={id} className="mt-1.5 flex gap-1.5 text-14 font-medium text-hibiscus-ink">
        <CircleAlert size={18} className="mt-px shrink-0" />
        {error}
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={id} className="mt-1.5 text-14 text-ink-soft">
      {hint}
    </p>
  );
}
