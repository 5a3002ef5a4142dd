import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Explanation } from './explanation.tsx';
import { ResultFrame } from './result-frame.tsx';

export const clientLoader = needsWords('labs', 'lab-explanation');

/** A result as the patient reads it. */
export default function LabResultPage() {
  const { t } = useTranslation('labs');
  const { id = '' } = useParams();
  return (
    <ResultFrame id={id} back={{ to: '/app/labs', text: t('result.back') }}>
      {(result) => <Explanation result={result} />}
    </ResultFrame>
  );
}
