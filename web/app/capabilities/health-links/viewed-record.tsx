import { type Resource, SUMMARY_SECTIONS } from '@lakou/contract/fhir.rules';
import { type SummaryWords, summaryLine } from '@lakou/contract/summary-line.rules';
import { formatPartialDate } from '@lakou/i18n';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import type { RecordBundle } from './health-links.queries.ts';
import { useSummaryWords } from './use-summary-words.ts';

interface SummarySection {
  readonly title?: string;
  readonly code?: { readonly coding?: readonly { readonly code?: string }[] };
  readonly entry?: readonly { readonly reference?: string }[];
  readonly emptyReason?: { readonly coding?: readonly { readonly code?: string }[] };
}

interface PersonResource {
  readonly name?: readonly { readonly text?: string }[];
  readonly birthDate?: string;
  readonly gender?: string;
  readonly telecom?: readonly { readonly value?: string }[];
}

const FIRST = 10;

/** A summary in the words of who reads it; what people wrote stays as they wrote it. */
export function ViewedRecord({ bundle }: { bundle: RecordBundle }) {
  const { t } = useTranslation('health-links');
  const resources = bundle.entry.map(({ resource }) => resource);
  const find = (type: string) => resources.find(({ resourceType }) => resourceType === type);
  const isPrinting = useIsPrinting();
  const sections = (find('Composition')?.section ?? []) as readonly SummarySection[];
  const byName = new Map(resources.map((one) => [`${one.resourceType}/${one.id}`, one]));
  return (
    <Sections>
      <Person patient={(find('Patient') ?? {}) as PersonResource} madeAt={bundle.timestamp} />
      {sections.map((section) => (
        <RecordSection
          key={section.code?.coding?.[0]?.code ?? section.title}
          section={section}
          isPrinting={isPrinting}
          resources={(section.entry ?? []).flatMap(({ reference = '' }) => byName.get(reference) ?? [])}
        />
      ))}
      <div className="grid gap-3 print:hidden">
        <Button variant="secondary" block icon={Printer} onClick={() => globalThis.print()}>
          {t('view.print')}
        </Button>
        <p className="text-14 text-ink-soft">{t('view.kept')}</p>
      </div>
    </Sections>
  );
}

function Person({ patient, madeAt }: { patient: PersonResource; madeAt: string | undefined }) {
  const { t } = useTranslation('health-links');
  const lang = useLanguage();
  const day = (date: string) => formatPartialDate(lang, date, ownTimeZone());
  const { name, birthDate, gender, telecom } = patient;
  const sex = gender === 'female' || gender === 'male' ? t(`view.${gender}`) : undefined;
  return (
    <Card attention="sea">
      <p className="text-22 font-extrabold wrap-anywhere">{name?.[0]?.text}</p>
      <p>{[birthDate && t('view.born', { date: day(birthDate) }), sex].filter(Boolean).join(' · ')}</p>
      {telecom && <p className="wrap-anywhere">{telecom.map(({ value }) => value).join(' · ')}</p>}
      {madeAt && <p className="mt-2 text-14 text-ink-soft">{t('view.made', { date: day(madeAt) })}</p>}
    </Card>
  );
}

/** True before paper is made of the page: it has no buttons, so what they would show is on it. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // At once, because the browser draws the paper when its listeners are done.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface RecordSectionProps {
  section: SummarySection;
  resources: readonly Resource[];
  isPrinting: boolean;
}

function RecordSection({ section, resources, isPrinting }: RecordSectionProps) {
  const { t } = useTranslation('health-links');
  const { t: say } = useTranslation('fhir');
  const words = useSummaryWords();
  const [isWhole, setIsWhole] = useState(false);
  const code = section.code?.coding?.[0]?.code;
  const known = SUMMARY_SECTIONS.find((one) => one.code === code);
  const isWithheld = section.emptyReason?.coding?.[0]?.code === 'withheld';
  const shown = isWhole || isPrinting ? resources : resources.slice(0, FIRST);
  return (
    <Section title={known ? say(`section.${known.name}`) : (section.title ?? '')}>
      {resources.length === 0 ? (
        <p className="text-ink-soft">{say(isWithheld ? 'withheld' : 'unknown')}</p>
      ) : (
        <ul className="overflow-hidden print:overflow-visible rounded-card border border-line bg-surface">
          {shown.map((resource) => (
            <Line key={`${resource.resourceType}/${resource.id}`} resource={resource} words={words} />
          ))}
        </ul>
      )}
      {shown.length < resources.length && (
        <Button variant="secondary" block onClick={() => setIsWhole(true)}>
          {t('view.all', { count: resources.length })}
        </Button>
      )}
    </Section>
  );
}

function Line({ resource, words }: { resource: Resource; words: SummaryWords }) {
  const lang = useLanguage();
  const { title, detail, severity, on } = summaryLine(resource, words);
  return (
    <li className="border-line p-3.5 not-first:border-t">
      <span className="block font-semibold wrap-anywhere">{title}</span>
      {detail && (
        <span
          className={`block wrap-anywhere ${severity === 'severe' ? 'font-semibold text-hibiscus-ink' : ''}`}
        >
          {detail}
        </span>
      )}
      {on && (
        <span className="block text-14 text-ink-soft">{formatPartialDate(lang, on, ownTimeZone())}</span>
      )}
    </li>
  );
}
