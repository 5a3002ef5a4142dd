import type { RecordAccess } from '@lakou/contract/record-access';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { WhoLooked } from '../my-data/who-looked.tsx';
import { AccessRow } from './access-row.tsx';
import { GiveAccessDialog } from './give-access-dialog.tsx';
import { accessQuery } from './record-access.queries.ts';

export const clientLoader = needsWords('record-access', 'my-data', 'accounts', 'providers');

/** Who can read the records of this family now, who gets access, and who looked. */
export default function AccessPage() {
  const { t } = useTranslation('record-access');
  const [giving, setGiving] = useState(false);
  const [ending, setEnding] = useState<RecordAccess>();
  return (
    <Sections>
      <title>{t('title')}</title>
      <p>
        <BackLink to="/app/record">{t('back')}</BackLink>
      </p>
      <PageTitle
        action={
          <Button icon={KeyRound} onClick={() => setGiving(true)}>
            {t('give')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className="grid grid-cols-1 gap-7 xl:grid-cols-2 xl:items-start">
        <div className="grid gap-3">
          <p className="text-ink-soft">{`${t('intro')} ${t('visitEnds')}`}</p>
          <QueryState
            query={useQuery(accessQuery)}
            failed={t('failed')}
            isEmpty={(found) => found.length === 0}
            empty={<EmptyCard text={t('nobody')} />}
          >
            {(found) => (
              <Card>
                <ul className="divide-y divide-line">
                  {found.map((access) => (
                    <AccessRow
                      key={`${access.id} ${access.providerId} ${access.dependentId}`}
                      access={access}
                      onRevoke={() => setEnding(access)}
                    />
                  ))}
                </ul>
              </Card>
            )}
          </QueryState>
        </div>
        <WhoLooked />
      </div>
      {giving && <GiveAccessDialog onClose={() => setGiving(false)} />}
      {ending && <EndAccess access={ending} onClose={() => setEnding(undefined)} />}
    </Sections>
  );
}

function EndAccess({ access, onClose }: { access: RecordAccess; onClose: () => void }) {
  const { t } = useTranslation('record-access');
  const { save, isSaving, problem } = useSave(
    () => api('DELETE /api/records/grants/:id', { params: { id: access.id ?? '' } }),
    { queryKey: accessQuery.queryKey, done: t('revoked'), failed: t('revokeFailed'), onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('revoke')}
      text={t('revokeText', { name: access.name })}
      keep={t('keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
  );
}
