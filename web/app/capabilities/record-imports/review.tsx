import { ENTRY_KINDS } from '@lakou/contract/record-entries.rules';
import type { ImportPreview } from '@lakou/contract/record-imports';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { formatVagueDate } from '../record-entries/vague-date.ts';
import { FoundGroup } from './found-group.tsx';
import { LeftList } from './left-list.tsx';
import { useImport } from './use-import.ts';

interface ReviewProps {
  subject: RecordSubject;
  /** Whose record it goes to. */
  name: string;
  preview: ImportPreview;
  onBack: () => void;
  onAdded: (count: number) => void;
}

/** What was found, by section; what is there already is not ticked. Nothing is stored before it is confirmed. */
export function Review({ subject, name, preview, onBack, onAdded }: ReviewProps) {
  const { t } = useTranslation('record-imports');
  const errorText = useErrorText();
  const { confirm } = useImport(subject);
  const { found, left, leftMore, source, person } = preview;
  const [ticked, setTicked] = useState(
    () => new Set(found.filter(({ existing }) => !existing).map(({ key }) => key)),
  );
  const [isSame, setSame] = useState(person.match !== 'different');
  const [isAsked, setAsked] = useState(false);
  const chosen = found.filter(({ key }) => ticked.has(key));
  function tick(key: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(key);
    else next.delete(key);
    setTicked(next);
  }
  async function add() {
    setAsked(true);
    if (!isSame) return;
    const done = await confirm.mutateAsync({ source, chosen }).catch(() => undefined);
    if (done) onAdded(done.added);
  }
  return (
    <>
      <SourceCard preview={preview} />
      {person.match === 'different' && (
        <Checkbox
          framed
          checked={isSame}
          onChange={({ target }) => setSame(target.checked)}
          label={t('review.same', { name })}
          error={isAsked && !isSame ? t('review.sameFirst') : undefined}
        />
      )}
      {found.length === 0 && (
        <Card>
          <EmptyState drawing={<House />} text={t('review.nothing')} />
        </Card>
      )}
      {ENTRY_KINDS.map((kind) => (
        <FoundGroup
          key={kind}
          kind={kind}
          entries={found.filter((entry) => entry.kind === kind)}
          ticked={ticked}
          onTick={tick}
        />
      ))}
      <LeftList left={left} more={leftMore} />
      <div className="grid gap-2">
        {confirm.error && <FormError>{errorText(confirm.error)}</FormError>}
        {found.length > 0 && (
          <Button block busy={confirm.isPending} disabled={chosen.length === 0} onClick={() => void add()}>
            {t('review.add', { count: chosen.length })}
          </Button>
        )}
        <Button variant="ghost" block onClick={onBack}>
          {t('review.back')}
        </Button>
      </div>
    </>
  );
}

/** Where it comes from and whom it is about. */
function SourceCard({ preview: { source, person } }: { preview: ImportPreview }) {
  const { t } = useTranslation('record-imports');
  const lang = useLanguage();
  const day = (text: string | null) => (text ? formatVagueDate(lang, text) : t('review.unknown'));
  const facts = [
    [t('review.source'), source.name ?? t('review.unknown')],
    [t('review.date'), day(source.date)],
    [t('review.person'), person.name ?? t('review.unknown')],
    [t('review.born'), day(person.birthDate)],
  ] as const;
  return (
    <Card attention={person.match === 'different' ? 'mango' : undefined}>
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-15">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {person.match === 'different' && <p className="mt-3 font-semibold">{t('review.different')}</p>}
    </Card>
  );
}
