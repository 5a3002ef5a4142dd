import { readFileSync } from 'node:fs';
import { createTranslator, LANGUAGES, type Language, type Texts, type Words } from '@lakou/i18n';
import type agenda from '@lakou/i18n/locales/en/agenda.json';
import type assistant from '@lakou/i18n/locales/en/assistant.json';
import type clinicReports from '@lakou/i18n/locales/en/clinic-reports.json';
import type common from '@lakou/i18n/locales/en/common.json';
import type education from '@lakou/i18n/locales/en/education.json';
import type errors from '@lakou/i18n/locales/en/errors.json';
import type fhir from '@lakou/i18n/locales/en/fhir.json';
import type firstAid from '@lakou/i18n/locales/en/first-aid.json';
import type firstAidDrawings from '@lakou/i18n/locales/en/first-aid-drawings.json';
import type invoices from '@lakou/i18n/locales/en/invoices.json';
import type labExplanation from '@lakou/i18n/locales/en/lab-explanation.json';
import type labs from '@lakou/i18n/locales/en/labs.json';
import type mail from '@lakou/i18n/locales/en/mail.json';
import type medicines from '@lakou/i18n/locales/en/medicines.json';
import type myInvoices from '@lakou/i18n/locales/en/my-invoices.json';
import type notificationTexts from '@lakou/i18n/locales/en/notification-texts.json';
import type payments from '@lakou/i18n/locales/en/payments.json';
import type payouts from '@lakou/i18n/locales/en/payouts.json';
import type prescriptions from '@lakou/i18n/locales/en/prescriptions.json';
import type providers from '@lakou/i18n/locales/en/providers.json';
import type publicPages from '@lakou/i18n/locales/en/public-pages.json';
import type readableCopy from '@lakou/i18n/locales/en/readable-copy.json';
import type recordSummary from '@lakou/i18n/locales/en/record-summary.json';
import type referralLetter from '@lakou/i18n/locales/en/referral-letter.json';
import type shifts from '@lakou/i18n/locales/en/shifts.json';
import type sponsorStatement from '@lakou/i18n/locales/en/sponsor-statement.json';
import type staffFile from '@lakou/i18n/locales/en/staff-file.json';
import type statements from '@lakou/i18n/locales/en/statements.json';
import type textMessageTexts from '@lakou/i18n/locales/en/text-message-texts.json';
import type triageGroups from '@lakou/i18n/locales/en/triage-groups.json';

/** Texts that the server itself writes, for example in mail. English defines the keys. */
interface Catalogue {
  agenda: typeof agenda;
  assistant: typeof assistant;
  'clinic-reports': typeof clinicReports;
  common: typeof common;
  education: typeof education;
  errors: typeof errors;
  fhir: typeof fhir;
  'first-aid': typeof firstAid;
  'first-aid-drawings': typeof firstAidDrawings;
  invoices: typeof invoices;
  'lab-explanation': typeof labExplanation;
  labs: typeof labs;
  mail: typeof mail;
  medicines: typeof medicines;
  'my-invoices': typeof myInvoices;
  'notification-texts': typeof notificationTexts;
  payments: typeof payments;
  payouts: typeof payouts;
  prescriptions: typeof prescriptions;
  providers: typeof providers;
  'public-pages': typeof publicPages;
  'readable-copy': typeof readableCopy;
  'record-summary': typeof recordSummary;
  'referral-letter': typeof referralLetter;
  shifts: typeof shifts;
  'sponsor-statement': typeof sponsorStatement;
  'staff-file': typeof staffFile;
  statements: typeof statements;
  'text-message-texts': typeof textMessageTexts;
  'triage-groups': typeof triageGroups;
}

const NAMESPACES = [
  'agenda',
  'assistant',
  'clinic-reports',
  'common',
  'education',
  'errors',
  'fhir',
  'first-aid',
  'first-aid-drawings',
  'invoices',
  'lab-explanation',
  'labs',
  'mail',
  'medicines',
  'my-invoices',
  'notification-texts',
  'payments',
  'payouts',
  'prescriptions',
  'providers',
  'public-pages',
  'readable-copy',
  'record-summary',
  'referral-letter',
  'shifts',
  'sponsor-statement',
  'staff-file',
  'statements',
  'text-message-texts',
  'triage-groups',
] as const;

/** All words of a namespace, for what is looked up by names that code does not know. */
export const readWords = (lang: Language, namespace: string): Words =>
  JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@lakou/i18n/locales/${lang}/${namespace}.json`)), 'utf8'),
  );

function speaker(lang: Language) {
  const translator = createTranslator<Catalogue>(lang);
  for (const namespace of NAMESPACES) translator.add(namespace, readWords(lang, namespace));
  return translator;
}

const speakers = Object.fromEntries(LANGUAGES.map((lang) => [lang, speaker(lang)])) as Record<
  Language,
  ReturnType<typeof speaker>
>;

export const wordsIn = <const N extends (typeof NAMESPACES)[number]>(
  lang: Language,
  namespace: N,
): Texts<Catalogue[N]>['t'] => speakers[lang].of(namespace).t;
