import type { MyAvailability } from '@lakou/contract/scheduling';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { draftsOf, feesOf } from '../profiles/offer/fee-drafts.ts';
import { FeesField } from '../profiles/offer/fees-field.tsx';
import { useChangeAvailability } from './use-availability.ts';

/** The kinds of visits that a provider offers, and their fees. */
export function FeesCard({ fees }: Pick<MyAvailability, 'fees'>) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const [drafts, setDrafts] = useState(() => draftsOf(lang, fees));
  const { mutate, isPending } = useChangeAvailability();
  const ready = feesOf(lang, drafts);
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('feesHint')}</p>
        <FeesField value={drafts} onChange={setDrafts} />
        {ready?.length === 0 && <p className="text-14 text-ink-soft">{t('noFees')}</p>}
        <Button block busy={isPending} disabled={!ready} onClick={() => ready && mutate({ fees: ready })}>
          {t('save')}
        </Button>
        <p>
          <TextLink to="/app/edit-profile">{t('servicesAndRadius')}</TextLink>
        </p>
      </div>
    </Card>
  );
}
