import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useDebounced } from '../../platform/use-debounced.ts';
import { chartCheckQuery, type InCare } from '../toolbox/toolbox.queries.ts';
import { type Known, warningsFor } from './warnings.ts';

const SHORTEST = 3;

interface PrescriptionWarningsProps {
  drug: string;
  person: InCare;
  known: Known;
}

/** What speaks against a medicine, by its name and by the chart; it can be prescribed all the same. */
export function PrescriptionWarnings({ drug, person, known }: PrescriptionWarningsProps) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const own = warningsFor(drug, known);
  const settled = useDebounced(drug.trim());
  const asked = settled.length >= SHORTEST ? [settled, ...known.beside] : [];
  const { data, isError } = useQuery(chartCheckQuery(person, asked, lang));
  const checked = asked.length > 0 ? data : undefined;
  const found = checked?.drugs.find(({ typed }) => typed === settled);
  // The others were checked when they were written.
  const isOwn = (ids: readonly string[]) => found?.parts.some((part) => ids.includes(part)) ?? false;
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  const egfr = checked?.facts.egfrAt
    ? t('egfr', {
        value: checked.facts.egfr ?? 0,
        day: formatDate(lang, dayHere(new Date(checked.facts.egfrAt)), 'medium'),
      })
    : '';
  const lines: [key: string, line: ReactNode][] = [
    ...own.map(({ kind, name }): [string, ReactNode] => [
      `${kind} ${name}`,
      <strong key="own">{t(`warning.${kind}`, { name })}</strong>,
    ]),
    ...(checked?.allergies ?? [])
      .filter((hit) => hit.drug === found?.id)
      .map(({ allergy }): [string, ReactNode] => [
        `allergy ${allergy}`,
        <strong key="allergy">{t('warning.allergy', { name: allergy })}</strong>,
      ]),
    ...(checked?.warnings ?? [])
      .filter((warning) => isOwn([warning.drug]))
      .map(({ about, name, text }): [string, ReactNode] => [
        `${about} ${name} ${text}`,
        <span key="warning">
          <strong>
            {name}, {t(`about.${about}`)}
            {about === 'kidney' && egfr}
          </strong>
          {colon}
          {text}
        </span>,
      ]),
    ...(checked?.found ?? [])
      .filter(({ drugs }) => isOwn(drugs))
      .map(({ names, effect, advice }): [string, ReactNode] => [
        `${names.join(' ')} ${effect}`,
        <span key="found">
          <strong>{names.join(' + ')}</strong>
          {colon}
          {effect} {advice}
        </span>,
      ]),
    ...(own.length > 0 ? [] : (checked?.duplicates ?? []))
      .filter(({ drugs }) => isOwn(drugs))
      .map(({ drugs, text }): [string, ReactNode] => [`twice ${drugs.join(' ')}`, text]),
  ];
  if (isError && asked.length > 0) lines.push(['failed', <strong key="failed">{t('checkFailed')}</strong>]);
  if (lines.length === 0) return null;
  return (
    <div role="alert">
      <ul className="grid gap-1 rounded-control bg-hibiscus-tint p-3 text-15 text-hibiscus-ink">
        {lines.map(([key, line]) => (
          <li key={key} className="flex gap-2">
            <TriangleAlert size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
