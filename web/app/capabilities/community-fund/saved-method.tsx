import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { savedMethodQuery } from '../payments/payments.queries.ts';
import { useFundTexts } from './use-fund-texts.ts';

/** The PayPal account that may be charged again, and its removal; nothing where none is kept. */
export function SavedMethod() {
  const { t } = useTranslation('community-fund');
  return (
    <QueryState
      query={useQuery(savedMethodQuery)}
      skeleton={null}
      failed={t('saved.failed')}
      frame={(problem) => (
        <Section title={t('saved.title')}>
          <Card>{problem}</Card>
        </Section>
      )}
      isEmpty={({ method }) => method === null}
      empty={null}
    >
      {({ method }) =>
        method && (
          <Section title={t('saved.title')}>
            <Kept {...method} />
          </Section>
        )
      }
    </QueryState>
  );
}

function Kept({ label, savedAt }: { label: string | null; savedAt: string }) {
  const { t } = useTranslation('community-fund');
  const { day } = useFundTexts();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await api('DELETE /api/payments/saved-method');
      toast.success(t('saved.removed'));
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
    setOpen(false);
    await Promise.all([
      queries.invalidateQueries({ queryKey: savedMethodQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['fund'] }),
      queries.invalidateQueries({ queryKey: ['sponsorships'] }),
    ]);
  }
  return (
    <Card>
      <p className="font-bold wrap-anywhere">{label ? `PayPal · ${label}` : 'PayPal'}</p>
      <p className="text-15 text-ink-soft">{t('saved.since', { day: day(savedAt) })}</p>
      <div className="mt-3">
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {t('saved.remove')}
        </Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={t('saved.remove')}
          text={t('saved.removeText')}
          keep={t('monthly.keep')}
          busy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
