import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Result, ResultGroup } from './results.ts';

interface ResultListProps {
  id: string;
  groups: readonly ResultGroup[];
  chosen: Result | undefined;
  onChoose: (result: Result) => void;
}

/** The results under the field, which keeps the focus. */
export function ResultList({ id, groups, chosen, onChoose }: ResultListProps) {
  const { t } = useTranslation('find');
  const results = groups.flatMap((group) => group.results);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('results')} className="grid gap-4">
      {groups.map(({ name, results: own }) => (
        <fieldset key={name} aria-labelledby={`${id}-${name}`} className="min-w-0">
          <p
            id={`${id}-${name}`}
            role="presentation"
            className="px-3 pb-1 text-14 font-semibold text-ink-soft"
          >
            {t(`group.${name}`)}
          </p>
          {own.map((result) => (
            <button
              key={result.key}
              id={`${id}-${results.indexOf(result)}`}
              type="button"
              role="option"
              aria-selected={result === chosen}
              tabIndex={-1}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(result)}
              className={classNames(
                'flex min-h-11 w-full flex-col justify-center rounded-control px-3 py-1.5 text-left',
                result === chosen ? 'bg-sea-tint' : 'hover:bg-sunken',
              )}
            >
              <span className="font-semibold wrap-anywhere">{result.title}</span>
              {result.detail && <span className="text-14 text-ink-soft wrap-anywhere">{result.detail}</span>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
