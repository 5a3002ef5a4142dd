import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type FeeDraft, feesOf } from '../profiles/offer/fee-drafts.ts';
import { FeesField } from '../profiles/offer/fees-field.tsx';

interface FeesCardProps {
  drafts: readonly FeeDraft[];
  onChange: (drafts: FeeDraft[]) => void;
}

/** The kinds of visits that a provider offers, and their fees. */
export function FeesCard({ drafts, onChange }: FeesCardProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const ready = feesOf(lang, drafts);
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('feesHint')}</p>
        <FeesField value={drafts} onChange={onChange} />
        {ready?.length === 0 && <p className="text-14 text-ink-soft">{t('noFees')}</p>}
        <p>
          <TextLink to="/app/edit-profile">{t('servicesAndRadius')}</TextLink>
        </p>
      </div>
    </Card>
  );
}
