import { useMutation } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AiConsent } from '../assistant/ai-consent.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { type Complaint, ComplaintForm } from './complaint-form.tsx';

export const clientLoader = needsWords('symptom-checker', 'first-aid', 'assistant');

/** Asks for the symptoms and says what to do. */
export default function SymptomChecker() {
  const { t } = useTranslation('symptom-checker');
  const { dependentId, name } = useActiveProfile();
  const [complaint, setComplaint] = useState<Complaint>({ text: '', chosen: [] });
  const check = useMutation({
    mutationFn: ({ text, chosen }: Complaint) =>
      api('POST /api/ai/symptom-checker', {
        body: { symptoms: [...chosen, text], ...(dependentId && { dependentId }) },
      }),
  });
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{t('title')}</title>
      <PageTitle {...(dependentId && { eyebrow: t('forWhom', { name }) })}>{t('title')}</PageTitle>
      {check.data ? (
        <>
          <p className="text-15 text-ink-soft">{t('disclaimer')}</p>
          <AnalysisCard analysis={check.data} onAgain={check.reset} />
        </>
      ) : (
        <>
          <Banner tone="info" icon={Info}>
            {t('disclaimer')}
          </Banner>
          <ComplaintForm
            complaint={complaint}
            onChange={setComplaint}
            onCheck={() => check.mutate(complaint)}
            checking={check.isPending}
            error={check.error}
          />
          <AiConsent />
        </>
      )}
    </div>
  );
}
