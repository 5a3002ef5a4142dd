import type { ImportPreview, RecordImport } from '@lakou/contract/record-imports';
import FileUp from 'lucide-react/icons/file-up';
import { useId, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { LinkForm } from './link-form.tsx';
import { readFile, type SentBundle } from './read-source.ts';
import { useImport, useProblemText } from './use-import.ts';

interface ChooseSourceProps {
  subject: RecordSubject;
  onFound: (preview: ImportPreview, via: NonNullable<RecordImport['via']>) => void;
}

/** A file from the phone, or a link that somebody sent. */
export function ChooseSource({ subject, onFound }: ChooseSourceProps) {
  const { t } = useTranslation('record-imports');
  const problemText = useProblemText();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const file = useImport(subject).preview;
  const link = useImport(subject).preview;
  async function look(via: 'file' | 'link', read: () => Promise<SentBundle>) {
    const { mutateAsync } = via === 'file' ? file : link;
    const found = await mutateAsync(read).catch(() => undefined);
    if (found) onFound(found, via);
  }
  return (
    <>
      <Section title={t('file.title')}>
        <Card>
          <div className="grid gap-3">
            <p id={hint} className="text-15 text-ink-soft">
              {t('file.about')}
            </p>
            <input
              ref={input}
              hidden
              type="file"
              name="record"
              accept=".json,application/json,application/fhir+json"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // So that the same file can be chosen again after a failure.
                target.value = '';
                if (chosen) void look('file', () => readFile(chosen));
              }}
            />
            <Button
              variant="secondary"
              block
              icon={FileUp}
              busy={file.isPending}
              aria-describedby={hint}
              onClick={() => input.current?.click()}
            >
              {t('file.choose')}
            </Button>
            {file.error && <FormError>{problemText(file.error)}</FormError>}
          </div>
        </Card>
      </Section>
      <Section title={t('link.title')}>
        <Card>
          <LinkForm
            busy={link.isPending}
            problem={link.error ?? undefined}
            onOpen={(read) => void look('link', read)}
          />
        </Card>
      </Section>
    </>
  );
}
