import type { ModelProvider } from '@lakou/contract/assistant.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { consentQuery } from './assistant.queries.ts';

const NAMES: Record<ModelProvider, string> = { anthropic: 'Anthropic', openai: 'OpenAI', gemini: 'Google' };

/** The consent that a hosted model may read the conversation. Not shown when there is no hosted model. */
export function AiConsent() {
  const { t } = useTranslation('assistant');
  const queries = useQueryClient();
  const { data } = useQuery(consentQuery);
  const change = useMutation({
    mutationFn: (consent: boolean) => api('PUT /api/users/me/ai-consent', { body: { consent } }),
    onSuccess: (saved) => queries.setQueryData(consentQuery.queryKey, saved),
    onError: () => toast.error(t('consent.failed')),
  });
  if (!data?.provider) return null;
  return (
    <Card>
      <Switch
        label={t('consent.label')}
        description={t('consent.about', { provider: NAMES[data.provider] })}
        checked={change.isPending ? change.variables : data.consent}
        onChange={({ target }) => change.mutate(target.checked)}
      />
    </Card>
  );
}
