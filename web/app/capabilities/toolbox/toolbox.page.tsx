import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { ChartInteractions } from './chart-interactions.tsx';
import { Codes } from './codes.tsx';
import { Interactions } from './interactions.tsx';
import { QuestionnaireList } from './questionnaire-list.tsx';
import { searchFor, TOOLS, toolboxAddress, whomOf } from './toolbox-address.ts';

export const clientLoader = needsWords('toolbox');

/** Interactions, codes and questionnaires; the address says which, and for whom. */
export default function Toolbox() {
  const { t } = useTranslation('toolbox');
  const [params] = useSearchParams();
  const tool = TOOLS.find((each) => each === params.get('tool')) ?? 'interactions';
  const whom = whomOf(params);
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('tools')}
        links={TOOLS.map((each) => ({ to: toolboxAddress(each, whom), text: t(`tool.${each}`) }))}
        current={toolboxAddress(tool, whom)}
      />
      {tool === 'interactions' &&
        (whom ? <ChartInteractions key={searchFor(whom)} whom={whom} /> : <Interactions />)}
      {tool === 'codes' && <Codes />}
      {tool === 'questionnaires' && <QuestionnaireList />}
    </div>
  );
}
