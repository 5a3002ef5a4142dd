import type { VaccineRow } from '@lakou/contract/vaccines';
import type { VaccineChoice } from '@lakou/contract/vaccines.rules';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatVagueDate } from '../record-entries/vague-date.ts';

interface DoseGroupProps {
  rows: readonly VaccineRow[];
  onNote: (vaccine: VaccineChoice) => void;
}

/** The vaccines of one day of the schedule: they are given at one visit. */
export function DoseGroup({ rows, onNote }: DoseGroupProps) {
  const { t } = useTranslation('vaccines');
  const lang = useLanguage();
  const [first] = rows;
  if (!first) return null;
  const day = formatDate(lang, first.from, 'long');
  return (
    <Card>
      <h3 className="text-16 font-semibold">{t(first.state === 'next' ? 'fromDay' : 'sinceDay', { day })}</h3>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.vaccine} ${row.dose}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <DoseName row={row} />
            {row.state !== 'next' && (
              <Button variant="secondary" onClick={() => onNote(row.vaccine)}>
                {t('note')}
                <span className="sr-only">{t(`names.${row.vaccine}`)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DoseName({ row }: { row: VaccineRow }) {
  const { t } = useTranslation('vaccines');
  return (
    <div className="min-w-40 grow">
      <p className="font-semibold wrap-anywhere">
        {t(`names.${row.vaccine}`)}
        {row.dose !== null && ` · ${t('dose', { number: row.dose })}`}
      </p>
      <p className="text-15 text-ink-soft">{t(`against.${row.vaccine}`)}</p>
    </div>
  );
}

/** What was given, in the order of the schedule. */
export function GivenList({ rows }: { rows: readonly VaccineRow[] }) {
  const { t } = useTranslation('vaccines');
  const lang = useLanguage();
  return (
    <Card>
      <ul className="divide-y divide-line">
        {rows.map(({ vaccine, dose, given }) => (
          <li key={`${vaccine} ${dose}`} className="py-2">
            <p className="font-semibold wrap-anywhere">
              {t(`names.${vaccine}`)}
              {dose !== null && ` · ${t('dose', { number: dose })}`}
            </p>
            <p className="text-15 text-ink-soft wrap-anywhere">
              {[
                given?.on ? formatVagueDate(lang, given.on) : t('noDay'),
                given?.lot && t('lotOf', { lot: given.lot }),
                given?.place,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What only a professional can answer, each with the reason. */
export function AskList({ rows }: { rows: readonly VaccineRow[] }) {
  const { t } = useTranslation('vaccines');
  return (
    <Card>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.vaccine} ${row.ask}`} className="py-2">
            <DoseName row={row} />
            {row.ask && <p className="mt-1 text-15">{t(`why.${row.ask}`)}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
