import { SPONSORSHIP_LENGTHS } from '@lakou/contract/sponsorships.rules';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSponsor } from './use-sponsor.ts';

const EMPTY = { name: '', email: '', relationship: '' };
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Name, address and relationship, all required. */
export function KnownPersonForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const { t } = useTranslation('sponsorships');
  const { t: errors } = useTranslation('errors');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const { ask, isBusy, problem } = useSponsor(onAdded);
  function faultOf(name: keyof typeof EMPTY): string | undefined {
    if (!values[name].trim()) return t('required');
    return name === 'email' && !EMAIL.test(values.email.trim()) ? errors('email_invalid') : undefined;
  }
  const control = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: tried ? faultOf(name) : undefined,
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBusy) return;
    if (!faultOf('name') && !faultOf('email') && !faultOf('relationship')) return ask(values);
    // Runs after the errors are rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField label={t('fullName')} maxLength={200} autoComplete="off" {...control('name')} />
      <EmailField label={t('email')} maxLength={254} autoComplete="off" {...control('email')} />
      <TextField
        label={t('relationship')}
        hint={t('relationshipHint')}
        maxLength={SPONSORSHIP_LENGTHS.relationship}
        {...control('relationship')}
      />
      <p className="text-15 text-ink-soft">{t('addHint')}</p>
      {problem && <FormError>{problem}</FormError>}
      <Button type="submit" block busy={isBusy}>
        {t('ask')}
      </Button>
    </form>
  );
}
