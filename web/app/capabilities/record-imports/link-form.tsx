import { LONGEST_PASSCODE } from '@lakou/contract/health-links.rules';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readLink } from '../health-links/health-link.ts';
import { openForeignLink, type SentBundle, UnreadableSource } from './read-source.ts';
import { useProblemText } from './use-import.ts';

const LONGEST_LINK = 4000;

interface LinkFormProps {
  busy: boolean;
  problem: Error | undefined;
  onOpen: (read: () => Promise<SentBundle>) => void;
}

/** Only the page that was loaded at this address may ask other servers. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === location.pathname;
}

/** A SMART Health Link, or the address of its viewer; the passcode is asked for when it is needed. */
export function LinkForm({ busy, problem, onOpen }: LinkFormProps) {
  const { t } = useTranslation('record-imports');
  const problemText = useProblemText();
  const { name } = useUser();
  const [text, setText] = useState(() => (readLink(location.hash) ? location.hash.slice(1) : ''));
  const [passcode, setPasscode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const link = readLink(text.trim());
  const isRefused = problem instanceof UnreadableSource && problem.problem === 'passcode';
  const asksPasscode = (link?.flag?.includes('P') ?? false) || isRefused;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setWrong(!link);
    if (!link) return;
    if (!link.url.startsWith(`${location.origin}/`) && !isLoadedHere()) {
      // The fragment stays on this device; the form reads it again.
      location.hash = text.trim().slice(text.trim().indexOf('shlink:/'));
      location.reload();
      return;
    }
    onOpen(() => openForeignLink(link, { recipient: name, passcode: passcode.trim() }));
  }
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <p className="text-15 text-ink-soft">{t('link.about')}</p>
      <TextArea
        label={t('link.label')}
        name="link"
        rows={2}
        maxLength={LONGEST_LINK}
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={isWrong && !link ? t('link.wrong') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {asksPasscode && (
        <TextField
          label={t('link.passcode')}
          name="passcode"
          autoComplete="off"
          maxLength={LONGEST_PASSCODE}
          value={passcode}
          onChange={(event) => setPasscode(event.target.value)}
        />
      )}
      {problem && <FormError>{problemText(problem)}</FormError>}
      <Button type="submit" variant="secondary" block busy={busy}>
        {t('link.open')}
      </Button>
    </form>
  );
}
