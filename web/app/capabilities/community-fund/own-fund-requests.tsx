import type { FundRequest } from '@lakou/contract/community-fund';
import { LONGEST_THANKS } from '@lakou/contract/community-fund.rules';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { ownRequestsQuery } from './fund.queries.ts';
import { useFundTexts } from './use-fund-texts.ts';

/** What the patient asked for, and what became of it. */
export function OwnFundRequests() {
  const { t } = useTranslation('community-fund');
  return (
    <Section title={t('asking.mine')}>
      <PagedList
        query={useInfiniteQuery(ownRequestsQuery)}
        more={t('asking.more')}
        failed={t('asking.mineFailed')}
        empty={<p className="text-ink-soft">{t('asking.mineNone')}</p>}
      >
        {(requests) => (
          <ul className="grid gap-3">
            {requests.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function OwnRequest({ request }: { request: FundRequest }) {
  const { t } = useTranslation('community-fund');
  const { both, day } = useFundTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isThanking, setThanking] = useState(false);
  const { id, status } = request;
  async function withdraw() {
    setBusy(true);
    try {
      await api('DELETE /api/features/fund-requests/:id', { params: { id } });
      toast.success(t('asking.withdrawn'));
    } catch (error) {
      toast.error(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: ['fund'] });
    setBusy(false);
  }
  return (
    <Card as="li">
      <p className="font-bold">
        {request.medicine ?? t(`service.${request.service}`)} · {both(request.amount)}
      </p>
      <p className="text-15 text-ink-soft">
        {day(request.createdAt)} · {t(`status.${status}`)}
        {status === 'waiting' && ` · ${t('admin.signatures', { count: request.approvals })}`}
      </p>
      {request.declineReason && (
        <p className="mt-2 wrap-anywhere">{t('asking.why', { reason: request.declineReason })}</p>
      )}
      {request.thanks && (
        <p className="mt-2 wrap-anywhere">{t('asking.youWrote', { text: request.thanks })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {status === 'waiting' && (
          <Button variant="secondary" busy={isBusy} onClick={withdraw}>
            {t('asking.withdraw')}
          </Button>
        )}
        {request.completed && !request.thanks && (
          <Button variant="secondary" onClick={() => setThanking(true)}>
            {t('asking.thank')}
          </Button>
        )}
      </div>
      {isThanking && <ThanksDialog id={id} onClose={() => setThanking(false)} />}
    </Card>
  );
}

function ThanksDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('community-fund');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function send() {
    setTried(true);
    if (!text.trim() || !isAgreed) return;
    setBusy(true);
    try {
      await api('POST /api/features/fund-requests/:id/thanks', {
        params: { id },
        body: { text, agreed: true },
      });
      toast.success(t('asking.thanked'));
      await queries.invalidateQueries({ queryKey: ['fund'] });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t('asking.thank')}
      save={t('asking.thankSend')}
      busy={isBusy}
      problem={problem}
      onSave={() => void send()}
      onClose={onClose}
    >
      <TextArea
        label={t('asking.thankText')}
        hint={t('asking.thankHint')}
        error={isTried && !text.trim() ? t('asking.missing') : undefined}
        maxLength={LONGEST_THANKS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox
        label={t('asking.thankAgree')}
        error={isTried && !isAgreed ? t('asking.thankMust') : undefined}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
    </FormDialog>
  );
}
