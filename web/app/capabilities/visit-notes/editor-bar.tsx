import type { NoteSummary, VisitNote } from '@lakou/contract/visit-notes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { QueryRead } from '../../platform/query-read.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { NoteSaver, SaverState } from './note-saver.ts';
import { SaveLine } from './save-line.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { noteQuery, reloadNotes } from './visit-notes.queries.ts';

interface EditorBarProps {
  note: VisitNote;
  saver: NoteSaver;
  state: SaverState;
  /** Why it can't be signed yet. */
  whyNotYet: string | undefined;
  /** The signed notes about the person, newest first. */
  earlier: QueryRead<readonly NoteSummary[]>;
  /** In a panel of another screen, which goes on without the draft. */
  panel: { readonly onDiscarded: () => void } | undefined;
}

/** Where the draft is kept, signing it, and throwing it away. */
export function EditorBar({ note: { id }, saver, state, whyNotYet, earlier, panel }: EditorBarProps) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'sign' | 'discard'>();
  const lastId = earlier.data?.[0]?.id;
  const last = useQuery({ ...noteQuery(lastId ?? ''), enabled: asking === 'sign' && !!lastId });
  const params = { id };
  const close = () => setAsking(undefined);
  const signing = useMutation({
    mutationFn: async () => {
      await saver.flush();
      const { phase, version, problem } = saver.state();
      if (phase !== 'saved') throw problem ?? new ApiError('note_changed', 'there are unsaved changes');
      return api('POST /api/visit-notes/:id/sign', { params, body: { version } });
    },
  });
  const discarding = useMutation({ mutationFn: () => api('DELETE /api/visit-notes/:id', { params }) });

  async function sign() {
    await signing.mutateAsync();
    toast.success(t('signedNow'));
    await reloadNotes(queries);
  }
  async function discard() {
    try {
      await discarding.mutateAsync();
    } catch (error) {
      toast.error(errorText(error));
      return close();
    }
    saver.forget();
    if (panel) panel.onDiscarded();
    else await navigate('/app/notes', { replace: true });
    queries.removeQueries({ queryKey: noteQuery(id).queryKey });
    await reloadNotes(queries);
  }
  return (
    <>
      <div
        data-at-bottom
        className={classNames(
          '-mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-ground px-4 py-2',
          // A sheet on a phone has no room for it beside the text.
          panel ? 'lg:sticky lg:bottom-0' : 'sticky bottom-17 md:mx-0 md:px-0 lg:bottom-0',
        )}
      >
        <SaveLine state={state} />
        <div className="grow">
          <Button icon={Lock} block onClick={() => setAsking('sign')}>
            {t('sign')}
          </Button>
        </div>
      </div>
      <div>
        <Button variant="ghost" icon={Trash2} onClick={() => setAsking('discard')}>
          {t('discard')}
        </Button>
      </div>
      {asking === 'sign' && (
        <SignDialog
          draft={state.draft}
          last={lastId ? last : { ...earlier, data: undefined }}
          busy={signing.isPending}
          whyNotYet={whyNotYet}
          problem={signing.error ? errorText(signing.error) : undefined}
          // What failed is shown in the dialog.
          onSign={() => void sign().catch(() => undefined)}
          onClose={close}
        />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={t('discard')}
          text={t('discardText')}
          keep={t('keepDraft')}
          busy={discarding.isPending}
          onConfirm={() => void discard()}
          onClose={close}
        />
      )}
    </>
  );
}
