import type { TeamChannel } from '@lakou/contract/team.rules';
import { LONGEST_TEAM_MESSAGE, withMention } from '@lakou/contract/team.rules';
import Send from 'lucide-react/icons/send';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NameColleague } from './name-colleague.tsx';
import { TEAM_KEY } from './team.queries.ts';

export function WriteToTeam({ clinicId, channel }: { clinicId: string; channel: TeamChannel }) {
  const { t } = useTranslation('team');
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const { save, isSaving, problem } = useSave(
    (written: string) =>
      api('POST /api/clinics/:id/team-messages', {
        params: { id: clinicId },
        body: { channel, text: written },
      }),
    { queryKey: TEAM_KEY, done: t('sent'), failed: t('sendFailed'), onDone: () => setText('') },
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !isSaving) save(text);
      }}
      className="grid gap-3"
    >
      <TextArea
        label={t(`write.${channel}`)}
        hint={channel === 'team' ? `${t('noPatients')} ${t('mentionHint')}` : t('noPatients')}
        rows={3}
        maxLength={LONGEST_TEAM_MESSAGE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {channel === 'team' && (
        <NameColleague
          clinicId={clinicId}
          text={text}
          onChoose={(name) => {
            setText((typed) => withMention(typed, name));
            form.current?.querySelector('textarea')?.focus();
          }}
        />
      )}
      {problem && <FormError>{problem}</FormError>}
      <Button type="submit" icon={Send} busy={isSaving} disabled={!text.trim()}>
        {t(`send.${channel}`)}
      </Button>
    </form>
  );
}
