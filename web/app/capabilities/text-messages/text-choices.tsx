import type { TextChoices as Choices, TextSettings } from '@lakou/contract/text-messages';
import { TEXT_GROUPS, type TextGroup, USUAL_QUIET_HOURS } from '@lakou/contract/text-messages.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { fieldsOf } from '../../platform/fields-of.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { textSettingsQuery } from './text-messages.queries.ts';

/** What is sent and when not. Each choice is saved when it is made. */
export function TextChoices({ settings }: { settings: TextSettings }) {
  const { t } = useTranslation('text-messages');
  const save = useSaveChoices();
  const { groups, quietHours, whatsApp, whatsAppOffered } = settings;
  const choose = (group: TextGroup, on: boolean) =>
    save({ groups: TEXT_GROUPS.filter((one) => (one === group ? on : groups.includes(one))) });
  return (
    <>
      {whatsAppOffered && (
        <div className="border-t border-line pt-4">
          <Switch
            label={t('whatsApp')}
            description={t('whatsAppHint')}
            checked={whatsApp}
            onChange={(event) => save({ whatsApp: event.target.checked })}
          />
        </div>
      )}
      <fieldset className="border-t border-line pt-4">
        <legend className="float-left mb-2 w-full font-semibold">{t('what')}</legend>
        <div className="clear-both grid gap-1">
          {TEXT_GROUPS.map((group) => (
            <Checkbox
              key={group}
              label={t(`groups.${group}`)}
              checked={groups.includes(group)}
              onChange={(event) => choose(group, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 border-t border-line pt-4">
        <Switch
          label={t('quiet')}
          description={t('quietHint')}
          checked={quietHours !== null}
          onChange={(event) => save({ quietHours: event.target.checked ? { ...USUAL_QUIET_HOURS } : null })}
        />
        {quietHours && (
          <div className="grid grid-cols-2 gap-3">
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={`${end} ${quietHours[end]}`}
                label={t(`quietHours.${end}`)}
                type="time"
                defaultValue={quietHours[end]}
                onBlur={({ target: { value } }) => {
                  if (value && value !== quietHours[end])
                    save({ quietHours: { ...quietHours, [end]: value } });
                }}
              />
            ))}
          </div>
        )}
      </div>
      <p className="border-t border-line pt-3 text-14 text-ink-soft">{t('privacy')}</p>
    </>
  );
}

function useSaveChoices(): (choices: Choices) => void {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { queryKey } = textSettingsQuery;
  const saving = useMutation({
    mutationFn: (body: Choices) => api('PUT /api/users/me/text-messages', { body }),
    // The choice shows at once, and changes back if the server refuses or nothing answers.
    onMutate: async (choices) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      const { groups, quietHours, whatsApp } = choices;
      queries.setQueryData(
        queryKey,
        before && {
          ...before,
          ...(groups && { groups }),
          ...(quietHours !== undefined && { quietHours }),
          ...(whatsApp !== undefined && { whatsApp }),
        },
      );
      return before && fieldsOf(before, choices);
    },
    onError: async (refused, _, before) => {
      queries.setQueryData(queryKey, (now) => now && { ...now, ...before });
      toast.error(errorText(refused));
      await queries.invalidateQueries({ queryKey });
    },
    scope: { id: 'text-settings' },
  });
  return saving.mutate;
}
