import type { SponsoredPerson, SponsorshipBudget } from '@lakou/contract/sponsorships';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { BudgetDialog } from './budget.dialog.tsx';
import { BudgetBar } from './budget-bar.tsx';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

/** The most to pay for this person each month: setting, pausing and removing it. */
export function BudgetCard({ person }: { person: SponsoredPerson }) {
  const { t } = useTranslation('sponsorships');
  const [open, setOpen] = useState<'set' | 'remove'>();
  const { id, name, budget } = person;
  return (
    <Card>
      <div className="grid gap-3">
        {budget ? <BudgetBar budget={budget} /> : <p>{t('budget.text', { name })}</p>}
        <p className="text-15 text-ink-soft">
          {t(budget && budget.charge !== 'off' ? `budget.is_${budget.charge}` : 'budget.hint', { name })}
        </p>
        {budget?.charge === 'on' && <TextLink to="/app/gifts">{t('budget.account')}</TextLink>}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setOpen('set')}>
            {t(budget ? 'budget.change' : 'budget.set')}
          </Button>
          {budget && <PauseButton id={id} budget={budget} />}
          {budget && (
            <Button variant="ghost" onClick={() => setOpen('remove')}>
              {t('budget.remove')}
            </Button>
          )}
        </div>
      </div>
      {open === 'set' && <BudgetDialog person={person} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveBudget id={id} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

function PauseButton({ id, budget: { limit, status, charge } }: { id: string; budget: SponsorshipBudget }) {
  const { t } = useTranslation('sponsorships');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: async (next: SponsorshipBudget['status']) => {
      const body = { limit, status: next, charge: charge !== 'off' };
      await api('PUT /api/features/sponsorships/:id/budget', { params: { id }, body });
      await queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
    },
  });
  async function change() {
    try {
      await changing.mutateAsync(status === 'active' ? 'paused' : 'active');
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <Button variant="secondary" busy={changing.isPending} onClick={() => void change()}>
      {t(status === 'active' ? 'budget.pause' : 'budget.resume')}
    </Button>
  );
}

function RemoveBudget({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('sponsorships');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => api('DELETE /api/features/sponsorships/:id/budget', { params: { id } }),
  });
  async function confirm() {
    try {
      await removing.mutateAsync(undefined);
      onClose();
      await queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
    } catch (error) {
      toast.error(errorText(error));
      onClose();
    }
  }
  return (
    <ConfirmDialog
      title={t('budget.remove')}
      text={t('budget.removeText')}
      keep={t('keep')}
      busy={removing.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
