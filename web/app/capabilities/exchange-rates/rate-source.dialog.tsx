import type { RateSource } from '@lakou/contract/exchange-rates';
import { LONGEST_RATE_ADDRESS, RATE_POINTER, USUAL_RATE_POINTER } from '@lakou/contract/system.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** Names who is asked for the rate each day, or goes back to whom the server names. */
export function RateSourceDialog({ rate, onClose }: { rate: RateSource; onClose: () => void }) {
  const { t } = useTranslation('exchange-rates');
  const { t: errors } = useTranslation('errors');
  const [url, setUrl] = useState('');
  const [pointer, setPointer] = useState(rate.pointer ?? USUAL_RATE_POINTER);
  const [isTried, setTried] = useState(false);
  const [isRight, isPointer] = [isHttps(url.trim()), RATE_POINTER.test(pointer.trim())];
  const was = rate.isChosen ? rate.source : null;
  const { save, isSaving, problem } = useSave(
    (body: { url: string | null; pointer: string }) =>
      api('PUT /api/admin/settings/rate-source', { body: { ...body, was } }),
    {
      queryKey: ['system', 'settings'],
      done: t('sourceSaved'),
      failed: t('sourceFailed'),
      onDone: onClose,
    },
  );
  function submit() {
    setTried(true);
    if (isRight && isPointer) save({ url: url.trim(), pointer: pointer.trim() });
  }
  return (
    <FormDialog
      title={t(rate.source ? 'changeSource' : 'nameSource')}
      save={t('saveSource')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('sourceAddress')}
        hint={t('sourceAddressHint', { scheme: 'https://' })}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={LONGEST_RATE_ADDRESS}
        error={isTried && !isRight ? errors('rate_address_invalid') : undefined}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        label={t('pointer')}
        hint={t('pointerHint', { example: USUAL_RATE_POINTER })}
        autoComplete="off"
        maxLength={200}
        error={isTried && !isPointer ? t('pointerInvalid') : undefined}
        value={pointer}
        onChange={({ target }) => setPointer(target.value)}
      />
      {rate.isChosen && (
        <Button
          variant="secondary"
          type="button"
          busy={isSaving}
          onClick={() => save({ url: null, pointer: USUAL_RATE_POINTER })}
        >
          {t('useServerSource')}
        </Button>
      )}
    </FormDialog>
  );
}
