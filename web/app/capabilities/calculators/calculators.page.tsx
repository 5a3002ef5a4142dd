import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { BmiCalculator } from './bmi-calculator.tsx';
import { DueCalculator } from './due-calculator.tsx';
import { KidneyCalculator } from './kidney-calculator.tsx';

export const clientLoader = needsWords('calculators');

const TOOLS = { bmi: BmiCalculator, kidneys: KidneyCalculator, due: DueCalculator };
const NAMES = ['bmi', 'kidneys', 'due'] as const;
const addressOf = (name: string) => `/app/calculators?tool=${name}`;

/** Medical calculators with their sources. The typed values never leave the phone. */
export default function Calculators() {
  const { t } = useTranslation('calculators');
  const [params] = useSearchParams();
  const tool = NAMES.find((name) => name === params.get('tool')) ?? 'bmi';
  const Tool = TOOLS[tool];
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('choose')}
        links={NAMES.map((name) => ({ to: addressOf(name), text: t(`tabs.${name}`) }))}
        current={addressOf(tool)}
      />
      <Tool />
    </div>
  );
}
