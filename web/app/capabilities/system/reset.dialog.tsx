import { RESET_WORD } from '@lakou/contract/system.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { stopLiveEvents } from '../../platform/events/use-live-events.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { leaveSignedOut } from '../../shell/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Deletes everything once the word is typed out; then nobody is signed in any more. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('system');
  const errorText = useErrorText();
  const lang = useLanguage();
  const queries = useQueryClient();
  const form = useId();
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = word.trim() !== RESET_WORD;
  const reset = useMutation({
    mutationFn: () => api('POST /api/admin/reset-database', { body: { confirmation: word.trim() } }),
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong || reset.isPending) return;
    // The end of all sessions would be reported as an ended session of this device.
    stopLiveEvents();
    const done = await reset.mutateAsync().catch(() => undefined);
    if (done) await leaveSignedOut(queries, lang);
  }
  const { error } = reset;
  const isRefused = error instanceof ApiError && error.status < 500 && error.status > 0;
  const problem = error && !wasGivenUp(error) ? (isRefused ? errorText(error) : t('resetFailed')) : undefined;
  return (
    <Dialog
      title={t('reset')}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {problem && <FormError>{problem}</FormError>}
          <Button variant="danger" type="submit" form={form} block busy={reset.isPending}>
            {t('reset')}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>{t('resetWarning')}</p>
        <TextField
          label={t('typeWord', { word: RESET_WORD })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          error={tried && isWrong ? t('wordWrong', { word: RESET_WORD }) : undefined}
        />
      </form>
    </Dialog>
  );
}
