import type { Sponsorship, SponsorshipBudget } from '@lakou/contract/sponsorships';
import { formatMoney } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EndSponsorship } from './end-sponsorship.dialog.tsx';

interface SponsorRowProps {
  sponsorship: Sponsorship;
  /** Opens the choice of what is shown. */
  onOpen: () => void;
}

/** One who supports the patient, or asks to. */
export function SponsorRow({ sponsorship, onOpen }: SponsorRowProps) {
  const { t } = useTranslation('sponsor-consent');
  const [ending, setEnding] = useState(false);
  const { sponsorName, name: called, relationship, consent, paidVisits, budget } = sponsorship;
  const name = sponsorName;
  const isAsking = consent === 'pending';
  return (
    <Card as="li" attention={isAsking ? 'sea' : undefined}>
      <div className="flex items-start gap-3.5">
        <Avatar name={name} />
        <div className="min-w-0 grow">
          <h2 className="text-16 font-bold wrap-anywhere">{t(isAsking ? 'asks' : 'supports', { name })}</h2>
          <p className="text-15 wrap-anywhere">
            {relationship ? t('asksAs', { called, relationship }) : t('callsYou', { called })}
          </p>
          {!isAsking && <p className="text-15 text-ink-soft">{t('paidVisits', { count: paidVisits })}</p>}
          {budget && <BudgetLine budget={budget} />}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant={isAsking ? 'primary' : 'secondary'}
              aria-label={t(isAsking ? 'answerTo' : 'changeOf', { name })}
              onClick={onOpen}
            >
              {t(isAsking ? 'answer' : 'change')}
            </Button>
            {!isAsking && (
              <Button size="sm" variant="ghost" onClick={() => setEnding(true)}>
                {t('end')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {ending && (
        <EndSponsorship
          id={sponsorship.id}
          words={{ title: t('end'), text: t('endText', { name }), keep: t('keep'), ended: t('ended') }}
          onClose={() => setEnding(false)}
        />
      )}
    </Card>
  );
}

/** What the sponsor plans to pay each month, as they said it. */
function BudgetLine({ budget: { limit, spent, status } }: { budget: SponsorshipBudget }) {
  const { t } = useTranslation('sponsor-consent');
  const lang = useLanguage();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  return (
    <p className="text-15 text-ink-soft">
      {t('budget', { limit: money(limit), spent: money(spent) })} {status === 'paused' && t('budgetPaused')}
    </p>
  );
}
