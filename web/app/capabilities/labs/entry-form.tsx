import type { LabPerson, LabRequest, LabResult, LabTrend } from '@lakou/contract/labs';
import {
  LONGEST_LAB_COMMENT,
  LONGEST_LAB_NOTE,
  labCodesOf,
  labTestsOf,
  labUnit,
} from '@lakou/contract/labs.rules';
import { formatNumber, parseDecimal } from '@lakou/i18n';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddTest } from './add-test.tsx';
import { draftFor, findingOf, sentOf } from './entry-draft.ts';
import { EntryRow } from './entry-row.tsx';
import { useLabName } from './lab-names.ts';
import { useEntry } from './use-entry.ts';
import { useLabChange } from './use-labs.ts';

interface EntryFormProps {
  request: LabRequest;
  person: LabPerson;
  earlier: readonly LabTrend[];
  /** The result that gets a new version. */
  amends?: LabResult;
  onDone?: () => void;
}

/** The values of a result: Enter moves down, Ctrl and Enter signs. */
export function EntryForm({ request, person, earlier, amends, onDone }: EntryFormProps) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  const nameOf = useLabName();
  const form = useRef<HTMLFormElement>(null);
  const codes = labTestsOf(labCodesOf(request.testType));
  const { entry, change, forget } = useEntry(request, amends);
  const { drafts, comment, reason, hold } = entry;
  const [tried, setTried] = useState(false);
  const { run, busy } = useLabChange();
  const read = (text: string) => parseDecimal(lang, text);
  const values = drafts.flatMap((draft) => sentOf(draft, read) ?? []);
  const isEmpty = values.length === 0 && !comment.trim();
  const isWrong = drafts.some((draft) =>
    findingOf(draft, person, read)?.reasons.includes('impossible_value'),
  );

  async function sign() {
    setTried(true);
    if (busy || isEmpty || isWrong || (amends && !reason.trim())) return;
    const sent = { values, ...(comment.trim() && { summary: comment.trim() }) };
    const { id } = request;
    const done = await (amends
      ? run(
          () =>
            api('POST /api/data/labs/results/:id/amendments', {
              params: { id },
              body: { ...sent, reason: reason.trim() },
            }),
          t('work.amendedDone'),
        )
      : run(
          () => api('POST /api/data/labs/results', { body: { ...sent, requestId: id, hold } }),
          t('work.signed'),
        ));
    if (!done) return;
    forget();
    onDone?.();
  }
  // Enter moves down; a result is signed by its button or by Ctrl and Enter alone.
  const stay = (event: FormEvent) => event.preventDefault();
  const signByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void sign();
  };
  const focusAfter = (index: number) =>
    form.current?.querySelectorAll<HTMLElement>('[data-entry]')[index + 1]?.focus();
  const earlierOf = (test: string) => {
    const trend = earlier.find((one) => one.test === test);
    const last = trend?.points.at(-1);
    return trend && last && `${formatNumber(lang, last.value)} ${labUnit(trend.unit)}`.trim();
  };
  return (
    <Section title={t(amends ? 'work.amendTitle' : 'work.entry')}>
      <form ref={form} noValidate onSubmit={stay} onKeyDown={signByKey} className="grid gap-4">
        {drafts.length > 0 && (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {drafts.map((draft, index) => (
              <EntryRow
                key={draft.key}
                name={codes.includes(draft.test) ? nameOf(draft.test) : draft.test}
                draft={draft}
                finding={findingOf(draft, person, read)}
                earlier={earlierOf(draft.test)}
                onChange={(part) =>
                  change({ drafts: drafts.map((one) => (one === draft ? { ...one, ...part } : one)) })
                }
                onRemove={() => change({ drafts: drafts.filter((one) => one !== draft) })}
                onEnter={() => focusAfter(index)}
              />
            ))}
          </ul>
        )}
        <AddTest
          codes={codes.filter((code) => drafts.every(({ test }) => test !== code))}
          onAdd={(test) =>
            change({ drafts: [...drafts, { ...draftFor(test), key: `${test} ${crypto.randomUUID()}` }] })
          }
        />
        <TextArea
          label={t('work.comment')}
          hint={t('work.commentHint')}
          value={comment}
          maxLength={LONGEST_LAB_COMMENT}
          onChange={(event) => change({ comment: event.target.value })}
        />
        {amends ? (
          <TextField
            label={t('work.reason')}
            value={reason}
            maxLength={LONGEST_LAB_NOTE}
            onChange={(event) => change({ reason: event.target.value })}
            error={tried && !reason.trim() ? t('work.reasonMissing') : undefined}
          />
        ) : (
          <Switch
            label={t('work.hold')}
            description={t('work.holdHint')}
            checked={hold}
            onChange={(event) => change({ hold: event.target.checked })}
          />
        )}
        {tried && isEmpty && <FormError>{t('work.empty')}</FormError>}
        {tried && isWrong && <FormError>{t('work.impossible')}</FormError>}
        <div>
          <Button busy={busy} onClick={() => void sign()}>
            {t(amends ? 'work.amendSave' : 'work.sign')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
