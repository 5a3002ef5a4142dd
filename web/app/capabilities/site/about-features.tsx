import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import {
  BookVignette,
  FamilyVignette,
  HouseVignette,
  PhoneVignette,
  RecordVignette,
} from './about-vignettes.tsx';

const GROUPS = [
  { name: 'care', items: ['visits', 'consults', 'workers', 'delivery'] },
  { name: 'record', items: ['labs', 'images', 'records', 'referrals'] },
  { name: 'learn', items: ['education', 'medicines', 'calculators'] },
  { name: 'together', items: ['family', 'fund', 'donations'] },
  { name: 'anywhere', items: ['offline', 'notifications'] },
] as const;

const DRAWINGS: Record<(typeof GROUPS)[number]['name'], ReactNode> = {
  care: <HouseVignette />,
  record: <RecordVignette />,
  learn: <BookVignette />,
  together: <FamilyVignette />,
  anywhere: <PhoneVignette />,
};

/** The features of the product, in five groups. */
export function AboutFeatures() {
  const { t } = useTranslation('about');
  return (
    <>
      {GROUPS.map(({ name, items }) => (
        <section
          key={name}
          className="border-line border-t py-8 lg:grid lg:grid-cols-[18rem_1fr] lg:gap-12 lg:py-10"
        >
          <div>
            {DRAWINGS[name]}
            <h3 className="mt-4 text-22">{t(`features.groups.${name}`)}</h3>
          </div>
          <dl className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:mt-0">
            {items.map((item) => (
              <div key={item}>
                <dt className="font-semibold">{t(`features.items.${item}.name`)}</dt>
                <dd className="mt-1 text-ink-soft">{t(`features.items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
