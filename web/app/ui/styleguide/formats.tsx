import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPhone,
  formatRelativeDay,
  formatRelativeTime,
  formatTime,
  LANGUAGES,
  type Language,
  languageNames,
} from '@lakou/i18n';
import { Card } from '../card.tsx';
import { Section } from '../section.tsx';

const NOW = new Date('2026-11-16T13:00:00Z');
const at = (iso: string) => ({ at: new Date(iso), timeZone: 'America/Port-au-Prince' });
const MORNING = at('2026-11-16T13:30:00Z');
const EVENING = at('2026-11-17T00:15:00Z');

const FORMATS: readonly [string, (lang: Language) => string][] = [
  ['date, long', (lang) => formatDate(lang, MORNING, 'long')],
  ['date, medium', (lang) => formatDate(lang, '2026-05-01', 'medium')],
  ['date, short', (lang) => formatDate(lang, MORNING, 'short')],
  ['month', (lang) => formatDate(lang, MORNING, 'month')],
  ['time, morning', (lang) => formatTime(lang, MORNING)],
  ['time, evening', (lang) => formatTime(lang, EVENING)],
  ['date and time', (lang) => formatDateTime(lang, EVENING, 'short')],
  ['minutes', (lang) => formatRelativeTime(lang, at('2026-11-16T12:55:00Z'), NOW)],
  ['hours', (lang) => formatRelativeTime(lang, at('2026-11-16T16:00:00Z'), NOW)],
  ['day', (lang) => formatRelativeDay(lang, '2026-11-17', '2026-11-16')],
  ['weeks', (lang) => formatRelativeDay(lang, '2026-11-01', '2026-11-16')],
  ['gourdes', (lang) => formatMoney(lang, 150_000, 'HTG')],
  ['dollars', (lang) => formatMoney(lang, 5500, 'USD')],
  ['dollars, long', (lang) => formatMoney(lang, 5500, 'USD', 'long')],
  ['number', (lang) => formatNumber(lang, 1500.5)],
  ['phone', () => formatPhone('+50937123456')],
];

export function Formats() {
  return (
    <Section title="Formats">
      <Card>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
          {LANGUAGES.map((lang) => (
            <div key={lang}>
              <h3 className="mb-2 text-16">{languageNames[lang]}</h3>
              <dl className="divide-y divide-line text-15 tabular-nums">
                {FORMATS.map(([name, format]) => (
                  <div key={name} className="flex justify-between gap-4 py-1.5">
                    <dt className="text-ink-soft">{name}</dt>
                    <dd lang={lang} className="text-right">
                      {format(lang)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Card>
    </Section>
  );
}
