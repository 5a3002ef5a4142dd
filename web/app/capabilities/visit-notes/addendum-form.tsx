import { LONGEST_ADDENDUM } from '@lakou/contract/visit-notes.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { noteQuery } from './visit-notes.queries.ts';

/** A signed note is amended, never changed. */
export function AddendumForm({ noteId }: { noteId: string }) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: () =>
      api('POST /api/visit-notes/:id/addenda', { params: { id: noteId }, body: { text: text.trim() } }),
  });
  async function add() {
    await adding.mutateAsync();
    toast.success(t('amended'));
    setText('');
    await queries.invalidateQueries({ queryKey: noteQuery(noteId).queryKey });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // What failed is shown in the form.
    if (text.trim() && !adding.isPending) void add().catch(() => undefined);
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={t('addendum')}
        hint={t('addendumHint')}
        value={text}
        maxLength={LONGEST_ADDENDUM}
        onChange={({ target }) => setText(target.value)}
      />
      {adding.error && <FormError>{errorText(adding.error)}</FormError>}
      <div>
        <Button type="submit" variant="secondary" icon={Plus} busy={adding.isPending} disabled={!text.trim()}>
          {t('addAddendum')}
        </Button>
      </div>
    </form>
  );
}
