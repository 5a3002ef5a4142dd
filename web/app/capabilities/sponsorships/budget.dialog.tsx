import { AMOUNT_BOUNDS } from '@lakou/contract/payments.rules';
import type { SponsoredPerson } from '@lakou/contract/sponsorships';
import { parseDecimal } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { savedMethodQuery } from '../payments/payments.queries.ts';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

const [least, most] = AMOUNT_BOUNDS;

/** The limit of a month, in dollars and cents. A paused budget stays paused. */
export function BudgetDialog({ person, onClose }: { person: SponsoredPerson; onClose: () => void }) {
  const { t } = useTranslation('sponsorships');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const { id, name, budget } = person;
  const [typed, setTyped] = useState(budget ? String(budget.limit) : '');
  const [isAgreed, setAgreed] = useState(budget !== null && budget.charge !== 'off');
  const query = useQuery(savedMethodQuery);
  const { data: saved } = query;
  const [tried, setTried] = useState(false);
  const dollars = parseDecimal(lang, typed);
  const cents = Math.round((dollars ?? 0) * 100);
  const isValid =
    dollars !== undefined && dollars >= least && dollars <= most && Math.abs(dollars * 100 - cents) < 1e-6;
  const { save, isSaving, problem } = useSave(
    (limit: number) =>
      api('PUT /api/features/sponsorships/:id/budget', {
        params: { id },
        body: { limit, status: budget?.status ?? 'active', charge: isAgreed },
      }),
    { queryKey: SPONSORSHIPS_KEY, done: t('budget.saved'), failed: t('budget.failed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (isValid) save(cents / 100);
  }
  return (
    <FormDialog
      title={t('budget.title')}
      save={t('budget.save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('budget.text', { name })}</p>
      <TextField
        label={t('budget.limit')}
        hint={t('budget.limitHint')}
        inputMode="decimal"
        maxLength={12}
        error={tried && !isValid ? errors('amount_invalid') : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FailedNote query={query} text={t('budget.methodFailed')} />
      {saved?.offered && (
        <Checkbox
          label={t('budget.charge')}
          description={t(saved.method ? 'budget.chargeHint' : 'budget.chargeLater')}
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      )}
    </FormDialog>
  );
}
