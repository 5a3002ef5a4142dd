import type { LabRequest } from '@lakou/contract/labs';
import { formatDate } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { NeedsNetwork } from '../../shell/needs-network.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { StatusBadge } from './lab-badges.tsx';
import { useLabTitle } from './lab-names.ts';
import { resultQuery } from './labs.queries.ts';
import { useMoveLab } from './use-labs.ts';

/** One request with its state, and what can be done in it. */
export function RequestCard({ request }: { request: LabRequest }) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  const titleOf = useLabTitle();
  const { id, status, laboratory, requestedBy, patientId, held, note } = request;
  const date = formatDate(lang, { at: new Date(request.requestedDate), timeZone: ownTimeZone() }, 'medium');
  return (
    <Card as="li">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="min-w-0 text-16 font-semibold wrap-anywhere">{titleOf(request)}</h2>
          <StatusBadge status={status} held={held} />
        </div>
        <p className="text-15 text-ink-soft">
          {[
            t('requestedOn', { date }),
            ...(requestedBy.id === patientId ? [] : [t('askedBy', { name: requestedBy.name })]),
            ...(laboratory ? [t('sentTo', { name: laboratory.name })] : []),
          ].join(' · ')}
        </p>
        {note && <p className="text-15 wrap-anywhere">{note}</p>}
        {held && <p className="text-15 text-ink-soft">{t('held')}</p>}
        {status === 'completed' && !held && (
          <div>
            <ButtonLink variant="tint" to={`/app/labs/${id}`}>
              {t('open')}
            </ButtonLink>
            <NeedsNetwork query={resultQuery(id)} />
          </div>
        )}
        {status === 'requested' && <CancelButton request={request} />}
      </div>
    </Card>
  );
}

function CancelButton({ request }: { request: LabRequest }) {
  const { t } = useTranslation('labs');
  const [asking, setAsking] = useState(false);
  const { move, busy } = useMoveLab(request.id);
  const cancel = async () => {
    await move('cancelled', t('cancelled'));
    setAsking(false);
  };
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={t('cancelText')}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
