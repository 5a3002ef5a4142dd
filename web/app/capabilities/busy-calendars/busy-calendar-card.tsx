import type { BusyCalendar } from '@lakou/contract/busy-calendars';
import { LONGEST_CALENDAR_ADDRESS } from '@lakou/contract/busy-calendars.rules';
import { formatDateTime } from '@lakou/i18n';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

const LOOK_AGAIN_MS = 3000;
/** How the address of a calendar begins and ends, in every language. */
const ADDRESS = { start: 'https://', end: '.ics' };

// The key begins with 'bookings': the event that a calendar was read makes it stale, as it does the agenda.
const busyCalendarQuery = queryOptions({
  queryKey: ['bookings', 'busy-calendar'],
  queryFn: () => api('GET /api/providers/me/busy-calendar'),
  refetchInterval: ({ state }) => (state.data?.calendar?.state === 'waiting' ? LOOK_AGAIN_MS : false),
});

/** Another calendar of the provider by its address: named, its state, removed. */
export function BusyCalendarCard() {
  const { t } = useTranslation('busy-calendars');
  return (
    <Section title={t('title')}>
      <Card>
        <div className="grid gap-4">
          <p className="text-15 text-ink-soft">{t('text', ADDRESS)}</p>
          <QueryState query={useQuery(busyCalendarQuery)} skeleton={<SkeletonText />} frame="none">
            {({ calendar }) => <Connection calendar={calendar} />}
          </QueryState>
        </div>
      </Card>
    </Section>
  );
}

function useRun() {
  const { t } = useTranslation('busy-calendars');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async run(work: () => Promise<unknown>, done?: string): Promise<boolean> {
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        await queries.invalidateQueries({ queryKey: ['bookings'] });
        if (done) toast.success(done);
        return true;
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === 'invalid_request';
        setProblem(isRefused ? t('addressWrong', ADDRESS) : errorText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

function Connection({ calendar }: { calendar: BusyCalendar | null }) {
  const { t } = useTranslation('busy-calendars');
  const { busy, problem, run } = useRun();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  if (!calendar || changing)
    return (
      <AddressForm
        onDone={() => setChanging(false)}
        onCancel={calendar ? () => setChanging(false) : undefined}
      />
    );
  async function remove() {
    await run(() => api('DELETE /api/providers/me/busy-calendar'), t('removed'));
    setAsking(false);
  }
  return (
    <>
      <State calendar={calendar} />
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('remove')}
          text={t('removeText')}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function State({ calendar }: { calendar: BusyCalendar }) {
  const { t } = useTranslation('busy-calendars');
  const lang = useLanguage();
  const { host, state, problem, readAt, times, unread } = calendar;
  const at = readAt && { at: new Date(readAt), timeZone: ownTimeZone() };
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold wrap-anywhere">{t('on', { host })}</p>
      {state === 'waiting' && <p role="status">{t('waiting')}</p>}
      {problem && <FormError>{t(`problem.${problem}`, ADDRESS)}</FormError>}
      {at && (
        <p className="text-15">
          {t('times', { count: times })}{' '}
          <span className="text-ink-soft">{t('readAt', { date: formatDateTime(lang, at, 'short') })}</span>
        </p>
      )}
      {unread > 0 && <p className="text-15 text-ink-soft">{t('unread', { count: unread })}</p>}
    </div>
  );
}

function AddressForm({ onDone, onCancel }: { onDone: () => void; onCancel: (() => void) | undefined }) {
  const { t } = useTranslation('busy-calendars');
  const { busy, problem, run } = useRun();
  const [url, setUrl] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = !/^(https|webcals?):\/\/\S+$/i.test(url.trim());
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong || busy) return;
    const body = { url: url.trim() };
    // What stands in its place says whether it could be read.
    if (await run(() => api('PUT /api/providers/me/busy-calendar', { body }))) onDone();
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={t('address')}
        hint={t('addressHint', ADDRESS)}
        type="url"
        autoComplete="off"
        maxLength={LONGEST_CALENDAR_ADDRESS}
        value={url}
        error={tried && isWrong ? t('addressWrong', ADDRESS) : undefined}
        onChange={({ target }) => setUrl(target.value)}
      />
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
