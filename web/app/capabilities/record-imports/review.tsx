import { ENTRY_KINDS } from '@lakou/contract/record-entries.rules';
import type { ImportPreview, RecordImport } from '@lakou/contract/record-imports';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { formatVagueDate } from '../record-entries/vague-date.ts';
import { FoundGroup } from './found-group.tsx';
import { FoundResults } from './found-results.tsx';
import { LeftList } from './left-list.tsx';
import { useImport } from './use-import.ts';

interface ReviewProps {
  subject: RecordSubject;
  /** Whose record it goes to. */
  name: string;
  preview: ImportPreview;
  via: NonNullable<RecordImport['via']>;
  onBack: () => void;
  onAdded: (count: number) => void;
}

/** What was found, by section; what is there already is not ticked. Nothing is stored before it is confirmed. */
export function Review({ subject, name, preview, via, onBack, onAdded }: ReviewProps) {
  const { t } = useTranslation('record-imports');
  const errorText = useErrorText();
  const { confirm } = useImport(subject);
  const { found, results, left, leftMore, source, person } = preview;
  const [ticked, setTicked] = useState(
    () =>
      new Set([
        ...found.filter(({ existing }) => !existing).map(({ key }) => key),
        ...results.filter(({ values }) => values.some((one) => !one.existing)).map(({ key }) => key),
      ]),
  );
  const [isSame, setSame] = useState(person.match !== 'different');
  const [isAsked, setAsked] = useState(false);
  const chosen = found.filter(({ key }) => ticked.has(key));
  const chosenResults = results.filter(({ key }) => ticked.has(key));
  const values = chosenResults.flatMap((one) => one.values.filter(({ existing }) => !existing));
  const count = chosen.length + values.length;
  const isNothing = found.length === 0 && results.length === 0;
  function tick(key: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(key);
    else next.delete(key);
    setTicked(next);
  }
  async function add() {
    setAsked(true);
    if (!isSame) return;
    const done = await confirm
      .mutateAsync({ source, via, chosen, results: chosenResults })
      .catch(() => undefined);
    if (done) onAdded(done.added);
  }
  return (
    <div className="grid grid-cols-1 gap-7 xl:grid-cols-[minmax(0,1fr)_23rem] xl:grid-rows-[auto_1fr] xl:items-start">
      <div className="grid gap-7 xl:col-start-2">
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
      </div>
      <div className="grid gap-7 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        {isNothing && <EmptyCard text={t('review.nothing')} />}
        {ENTRY_KINDS.map((kind) => (
          <FoundGroup
            key={kind}
            kind={kind}
            entries={found.filter((entry) => entry.kind === kind)}
            ticked={ticked}
            onTick={tick}
          />
        ))}
        <FoundResults results={results} ticked={ticked} onTick={tick} />
      </div>
      <div className="grid gap-7 xl:col-start-2">
        <LeftList left={left} more={leftMore} />
        <div className="grid gap-2">
          {confirm.error && <FormError>{errorText(confirm.error)}</FormError>}
          {!isNothing && (
            <Button block busy={confirm.isPending} disabled={count === 0} onClick={() => void add()}>
              {t('review.add', { count })}
            </Button>
          )}
          <Button variant="ghost" block onClick={onBack}>
            {t('review.back')}
          </Button>
        </div>
      </div>
    </div>
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
