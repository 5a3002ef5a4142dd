import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Subject } from './subject.ts';
import { settingsQuery } from './trackers.queries.ts';
import { useSettings } from './use-settings.ts';

/** Whether providers of this person see the entries; off by default. */
export function ShareSwitch({ subject }: { subject: Subject }) {
  const { t } = useTranslation('trackers');
  const query = useQuery(settingsQuery(subject));
  return (
    <QueryState query={query} skeleton={null} failed={t('loadFailed')}>
      {({ shareSymptoms }) => <Sharing subject={subject} isShared={shareSymptoms} />}
    </QueryState>
  );
}

function Sharing({ subject, isShared }: { subject: Subject; isShared: boolean }) {
  const { t } = useTranslation('trackers');
  const errorText = useErrorText();
  const saving = useSettings(subject);
  const shared = saving.isPending ? saving.variables.change.shareSymptoms === true : isShared;
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
