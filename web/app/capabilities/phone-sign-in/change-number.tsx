import { formatPhone } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { fullNumber } from './full-number.ts';
import { isWholePhoneCode, PhoneCodeField } from './phone-code-field.tsx';
import { NO_PHONE, PhoneFields } from './phone-fields.tsx';
import { signInPhoneQuery } from './phone-sign-in.queries.ts';

/** First the number, then the code that was sent to it. */
export function ChangeNumber({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('phone-sign-in');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(NO_PHONE);
  const [code, setCode] = useState('');
  const phone = fullNumber(typed.country, typed.number);
  const asking = useMutation({
    mutationFn: () => api('POST /api/users/me/sign-in-phone/code', { body: { phone } }),
  });
  const proving = useMutation({
    mutationFn: (request: string) => api('PUT /api/users/me/sign-in-phone', { body: { request, code } }),
  });
  const asked = asking.data;
  const error = asked ? proving.error : asking.error;
  const problem = error && !wasGivenUp(error) ? errorText(error) : undefined;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!asked) return asking.mutate();
    const settings = await proving.mutateAsync(asked.request).catch(() => undefined);
    if (!settings) return;
    onClose();
    toast.success(t('section.saved'));
    queries.setQueryData(signInPhoneQuery.queryKey, settings);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      {asked ? (
        <>
          <p role="status">{t('sent', { phone: formatPhone(phone) })}</p>
          <PhoneCodeField
            label={t('code')}
            hint={t('codeHint')}
            error={problem}
            value={code}
            onChange={setCode}
          />
        </>
      ) : (
        <PhoneFields value={typed} error={problem} onChange={setTyped} />
      )}
      <div className="grid gap-2">
        <Button
          type="submit"
          busy={asking.isPending || proving.isPending}
          disabled={asked ? !isWholePhoneCode(code) : typed.number.trim() === ''}
        >
          {t(asked ? 'section.confirm' : 'send')}
        </Button>
        <Button variant="ghost" onClick={asked ? asking.reset : onClose}>
          {t(asked ? 'otherNumber' : 'section.keep')}
        </Button>
      </div>
    </form>
  );
}
