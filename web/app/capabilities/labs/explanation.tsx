import type { LabResult } from '@lakou/contract/labs';
import { useMutation } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';

/** The result in plain words, when the reader asks for it. */
export function Explanation({ result }: { result: LabResult }) {
  const { t } = useTranslation('labs');
  const errorText = useErrorText();
  const { summary, dependentId } = result;
  const asking = useMutation({
    mutationFn: () =>
      api('POST /api/ai/explain-lab-results', {
        body: { summary: summary.slice(0, 10_000), ...(dependentId && { dependentId }) },
      }),
  });
  const { data, error, isPending } = asking;
  return (
    <Section title={t('result.explanation')}>
      {data ? (
        <Card>
          <p role="status" className="whitespace-pre-line">
            {data.explanation}
          </p>
        </Card>
      ) : (
        <div className="grid gap-3">
          {error && (
            <FormError>{error instanceof ApiError ? errorText(error) : t('result.explainError')}</FormError>
          )}
          <div>
            <Button variant="tint" icon={Sparkles} busy={isPending} onClick={() => asking.mutate()}>
              {t('result.explain')}
            </Button>
          </div>
        </div>
      )}
    </Section>
  );
}
