import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from './button.tsx';
import { suggestEmail } from './email-typos.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type EmailFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCapitalize' | 'value' | 'onChange'
> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** An e-mail address. One that looks mistyped is asked about; it may stay as it is. */
export function EmailField({ onChange, onBlur, ...field }: EmailFieldProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string>();
  const meant = field.disabled ? undefined : suggestEmail(field.value);
  // Who is still typing `gmail.co` is not asked.
  const isTyping = meant?.startsWith(field.value.trim()) && left !== field.value;
  return (
    <div>
      <TextField
        {...field}
        ref={input}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        onChange={onChange}
        onBlur={(event) => {
          setLeft(field.value);
          onBlur?.(event);
        }}
      />
      <div role="status">
        {meant && !isTyping && (
          <div className="mt-1.5 grid justify-items-start gap-1.5">
            <p className="text-15 wrap-anywhere">{t('emailMeant', { email: meant })}</p>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                onChange({ target: { value: meant } });
                input.current?.focus();
              }}
            >
              {t('emailCorrect')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
