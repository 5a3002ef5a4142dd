import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Subject } from './subject.ts';
import { settingsQuery } from './trackers.queries.ts';
import { useSettings } from './use-settings.ts';

/** Whether those who treat this person see the notes: off until somebody turns it on. */
export function ShareSwitch({ subject }: { subject: Subject }) {
  const { t } = useTranslation('trackers');
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching } = useQuery(settingsQuery(subject));
  const saving = useSettings(subject);
  if (!data && error)
    return (
      <Card>
        <Problem text={t('loadFailed')} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return null;
  const shared = saving.isPending ? saving.variables.change.shareSymptoms === true : data.shareSymptoms;
  return (
    <Card>
      <Switch
        label={subject.dependentId ? t('symptoms.shareFor', { name: subject.name }) : t('symptoms.share')}
        description={t(shared ? 'symptoms.shareOn' : 'symptoms.shareOff')}
        checked={shared}
        disabled={saving.isPending}
        onChange={(event) => {
          const shareSymptoms = event.target.checked;
          saving.mutate({
            change: { shareSymptoms },
            done: t(shareSymptoms ? 'symptoms.shared' : 'symptoms.unshared'),
          });
        }}
      />
      {saving.error && <FormError>{errorText(saving.error)}</FormError>}
    </Card>
  );
}
