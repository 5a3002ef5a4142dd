import type { SettingChange } from '@lakou/contract/system';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SETTINGS_KEY, settingChangesQuery } from './system.queries.ts';
import { useSettingText } from './use-setting-text.ts';

/** Every change of a setting, and undoing the last one of each. */
export function SettingHistory() {
  const { t } = useTranslation('system');
  return (
    <Section title={t('history')}>
      <PagedList
        query={useInfiniteQuery(settingChangesQuery)}
        more={t('more')}
        empty={<Card>{t('noHistory')}</Card>}
      >
        {(changes) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function ChangeRow({ change }: { change: SettingChange }) {
  const { t } = useTranslation('system');
  const lang = useLanguage();
  const text = useSettingText();
  const { id, name, before, after, changedBy, changedAt, undoable } = change;
  const { save, isSaving, problem } = useSave(
    (changeId: string) => api('POST /api/admin/settings/undo', { body: { changeId } }),
    { queryKey: SETTINGS_KEY, done: t('undone'), failed: t('settingFailed'), onDone: () => undefined },
  );
  const line = t('changeLine', {
    name: t(`setting.${name}`),
    before: text(name, before),
    after: text(name, after),
  });
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <p className="font-semibold">{line}</p>
      <p className="text-14 text-ink-soft">
        {t('changeBy', {
          who: changedBy ?? t('gone'),
          date: formatDateTime(lang, { at: new Date(changedAt), timeZone: ownTimeZone() }, 'medium'),
        })}
      </p>
      {undoable && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${t('undo')}: ${line}`}
            busy={isSaving}
            onClick={() => save(id)}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      {problem && <FormError>{problem}</FormError>}
    </li>
  );
}
