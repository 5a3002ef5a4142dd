import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { ResultFrame } from './result-frame.tsx';

export const clientLoader = needsWords('labs', 'lab-explanation', 'referrals');

/** A result that came with a referral, to be read before the answer. */
export default function AttachedResultPage() {
  const { t } = useTranslation('referrals');
  const { id = '' } = useParams();
  return (
    <ProviderOnly>
      <ResultFrame id={id} back={{ to: '/app/referrals', text: t('title') }} />
    </ProviderOnly>
  );
}
