import type { Represented } from '@lakou/contract/representatives';
import { formatDate } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { EndDialog } from './end.dialog.tsx';
import { REPRESENTATIVES_KEY } from './representatives.queries.ts';
import { ScopeList } from './scope-list.tsx';

/** One whom the person acts for, or who asks for it. */
export function RepresentedRow({ person }: { person: Represented }) {
  const { t } = useTranslation('representatives');
  const lang = useLanguage();
  const { name, state, scopes, since, profilePhotoUrl, patientId, id } = person;
  const [ending, setEnding] = useState(false);
  const isAsking = state === 'invited';
  return (
    <Card as="li" attention={isAsking ? 'sea' : undefined}>
      <div className="flex items-start gap-3.5">
        <Avatar name={name} photo={profilePhotoUrl ? thumbnailOf(profilePhotoUrl) : undefined} />
        <div className="grid min-w-0 grow gap-2">
          <h3 className="text-16 font-bold wrap-anywhere">{isAsking ? t('asks', { name }) : name}</h3>
          {isAsking && <p className="text-15 text-ink-soft">{t('asksText')}</p>}
          <ScopeList scopes={scopes} />
          {!isAsking && (
            <p className="text-14 text-ink-soft">
              {t('since', {
                date: formatDate(lang, { at: new Date(since), timeZone: ownTimeZone() }, 'medium'),
              })}
            </p>
          )}
          {isAsking ? (
            <Answer person={person} />
          ) : (
            <div className="flex flex-wrap gap-2">
              <ButtonLink size="sm" to={`/app/acting-for/${patientId}`} aria-label={t('openOne', { name })}>
                {t('open')}
              </ButtonLink>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('endOne', { name })}
                onClick={() => setEnding(true)}
              >
                {t('end')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {ending && <EndDialog {...{ id, name }} isInvitation={false} onClose={() => setEnding(false)} />}
    </Card>
  );
}

function Answer({ person: { id, name } }: { person: Represented }) {
  const { t } = useTranslation('representatives');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id };
  const answering = useMutation({
    mutationFn: async (yes: boolean) => {
      if (yes) await api('POST /api/representatives/:id/accept', { params });
      else await api('DELETE /api/representatives/:id', { params });
    },
  });
  async function answer(yes: boolean) {
    try {
      await answering.mutateAsync(yes);
      toast.success(yes ? t('accepted', { name }) : t('ended'));
    } catch {
      // Said below.
    }
    await queries.invalidateQueries({ queryKey: REPRESENTATIVES_KEY });
  }
  const { error, variables } = answering;
  // What the server refuses with a reason of its own is said in its words.
  const isRefused = error instanceof ApiError && error.status < 500;
  const problem = error && (isRefused ? errorText(error) : t(variables ? 'acceptFailed' : 'endFailed'));
  const isBusy = (yes: boolean) => answering.isPending && variables === yes;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        busy={isBusy(true)}
        aria-label={t('acceptOne', { name })}
        onClick={() => void answer(true)}
      >
        {t('accept')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={isBusy(false)}
        aria-label={t('declineOne', { name })}
        onClick={() => void answer(false)}
      >
        {t('decline')}
      </Button>
      {problem && <FormError>{problem}</FormError>}
    </div>
  );
}
