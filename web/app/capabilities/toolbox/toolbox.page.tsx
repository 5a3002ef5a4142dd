import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { ChartInteractions } from './chart-interactions.tsx';
import { Codes } from './codes.tsx';
import { Interactions } from './interactions.tsx';
import { QuestionnaireList } from './questionnaire-list.tsx';

export const clientLoader = needsWords('toolbox');

const PATH = '/app/toolbox';
const TOOLS = ['interactions', 'codes', 'questionnaires'] as const;

/** Interactions, codes and questionnaires; the address says which, and for whom. */
export default function Toolbox() {
  const { t } = useTranslation('toolbox');
  const [params] = useSearchParams();
  const tool = TOOLS.find((each) => each === params.get('tool')) ?? 'interactions';
  const patientId = params.get('patient') ?? '';
  function addressOf(each: (typeof TOOLS)[number]): string {
    const said = new URLSearchParams({
      ...(each !== 'interactions' && { tool: each }),
      ...(patientId && { patient: patientId }),
    }).toString();
    return said ? `${PATH}?${said}` : PATH;
  }
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('tools')}
        links={TOOLS.map((each) => ({ to: addressOf(each), text: t(`tool.${each}`) }))}
        current={addressOf(tool)}
      />
      {tool === 'interactions' &&
        (patientId ? <ChartInteractions key={patientId} patientId={patientId} /> : <Interactions />)}
      {tool === 'codes' && <Codes />}
      {tool === 'questionnaires' && <QuestionnaireList />}
    </div>
  );
}
