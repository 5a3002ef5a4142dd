import type { Medicine, PregnancyLevel } from '@lakou/contract/medicines';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Provenance } from '../../ui/provenance.tsx';
import { PublicPageLink } from '../../ui/public-page-link.tsx';
import type { Tone } from '../../ui/tone.ts';
import { Offers } from './offers.tsx';

const LEVELS: Record<PregnancyLevel, { tone: Tone; icon: LucideIcon }> = {
  ok: { tone: 'leaf', icon: CircleCheck },
  caution: { tone: 'mango', icon: TriangleAlert },
  avoid: { tone: 'hibiscus', icon: Ban },
  ask: { tone: 'night', icon: MessageCircleQuestionMark },
};

export function MedicineFacts({ medicine }: { medicine: Medicine }) {
  const { t } = useTranslation('medicines');
  const { genericName, brands, categoryName, dosageForms, commonUses, sideEffects, warning, pregnancy } =
    medicine;
  return (
    <article className="grid gap-4">
      <title>{genericName}</title>
      <PageTitle eyebrow={categoryName}>{genericName}</PageTitle>
      <Card>
        <dl className="grid gap-4">
          {brands.length > 0 && <Fact term={t('brands')}>{brands.join(', ')}</Fact>}
          <Fact term={t('genericName')}>{genericName}</Fact>
          <Fact term={t('forms')}>{dosageForms.join(', ')}</Fact>
          <Fact term={t('uses')}>{commonUses}</Fact>
          {warning && (
            <Fact term={t('warning')}>
              <span className="mb-1 block">
                <Badge tone="hibiscus" icon={TriangleAlert}>
                  {t('warningBadge')}
                </Badge>
              </span>
              {warning}
            </Fact>
          )}
          <Fact term={t('sideEffects')}>{sideEffects}</Fact>
          <Fact term={t('pregnancy')}>
            <span className="mb-1 block">
              <Badge {...LEVELS[pregnancy.level]}>{t(`levels.${pregnancy.level}`)}</Badge>
            </span>
            {pregnancy.text}
          </Fact>
          {medicine.priceRange && (
            <Fact term={t('price')}>
              <strong className="block text-balance text-18">{medicine.priceRange}</strong>
              <span className="block text-pretty text-14 text-ink-soft">{t('priceAbout')}</span>
            </Fact>
          )}
        </dl>
      </Card>
      <Offers medicine={medicine} />
      <p className="text-15">{t('advice')}</p>
      <PublicPageLink path={`/medicines/${medicine.id}`} />
      <Provenance known={medicine} />
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 font-semibold text-ink-soft">{term}</dt>
      <dd className="text-16">{children}</dd>
    </div>
  );
}
