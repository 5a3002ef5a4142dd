import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { ResultList } from './result-list.tsx';
import { moved, type Result } from './results.ts';
import { useResults } from './use-results.ts';

/** A dialog focuses the element with this attribute when it opens; React would set no attribute. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/** One search over pages, people, visits, actions, first aid, guides and medicines. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('find');
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [active, setActive] = useState(0);
  const { groups, failed } = useResults(text);
  const results = groups.flatMap((group) => group.results);
  const chosen = results[Math.min(active, results.length - 1)];
  const optionId = chosen && `${id}-${results.indexOf(chosen)}`;
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
  function open({ to }: Result) {
    onClose();
    void navigate(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (by !== 0) setActive(moved(active, by, results.length));
    else if (chosen) open(chosen);
  }
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className="grid gap-4">
        <search className="flex min-h-12 items-center gap-2.5 rounded-control border border-line-strong bg-surface pl-3.5 text-ink-soft outline-sea -outline-offset-2 ring-sea/25 has-[input:focus]:outline-2 has-[input:focus]:ring-3">
          <Search size={20} className="shrink-0" />
          <input
            ref={focusFirst}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={LONGEST_SEARCH}
            aria-label={t('label')}
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={optionId}
            placeholder={t('hint')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="h-11.5 w-full min-w-0 pr-3.5 text-16 text-ink outline-none placeholder:text-ink-soft"
          />
        </search>
        <p role="status" className="text-15 text-ink-soft">
          {text && results.length > 0 && t('found', { count: results.length })}
          {text && results.length === 0 && failed.length === 0 && t('none', { text })}
        </p>
        {failed.length > 0 && (
          <RetryBanner
            onRetry={() => {
              for (const { retry } of failed) retry();
            }}
          >
            {t('failed', { what: failed.map(({ name }) => t(`group.${name}`)).join(', ') })}
          </RetryBanner>
        )}
        <ResultList id={id} groups={groups} chosen={chosen} onChoose={open} />
      </div>
    </Dialog>
  );
}
