import type { PatientCsvColumns, PatientCsvLineFault } from '@lakou/contract/patient-imports';
import {
  PATIENT_CSV_FIELDS,
  type PatientCsvDates,
  type PatientCsvFault,
  type PatientCsvField,
} from '@lakou/contract/patient-imports.rules';
import { Email, PersonName, PlainDate } from '@lakou/contract/primitives';
import { OLDEST_YEARS, PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { plainWords } from '@lakou/i18n';
import type { CsvTable } from '../lab-imports/csv-table.rules.ts';
import { ageOn } from '../profiles/birth-dates.rules.ts';

/** How clinics call their columns in three languages, without accents. */
const NAMES: Readonly<Record<PatientCsvField, RegExp>> = {
  name: /^(full )?(name|nom|non)( complet| konple| et prenom| patient)?$|^(patient|pasyan)( name)?$|^nom (du )?patient$/,
  email: /^(e ?mail|imel|courriel|mail)( address)?$|^adresse e ?mail$/,
  phone: /^(phone|telephone|telefon|tel|mobile|cell|cellulaire|numero)( number)?$/,
  dateOfBirth: /^(date of birth|birth ?date|dob|born|naissance|date de naissance|dat nesans|nesans|ne le)$/,
  gender: /^(gender|sex|sexe|seks|genre)$/,
};

const columnsBy = (find: (field: PatientCsvField) => string | undefined): PatientCsvColumns => ({
  name: find('name') ?? null,
  email: find('email') ?? null,
  phone: find('phone') ?? null,
  dateOfBirth: find('dateOfBirth') ?? null,
  gender: find('gender') ?? null,
});

/** The first column whose name says what it holds. */
export const guessColumns = (header: readonly string[]): PatientCsvColumns =>
  columnsBy((field) => header.find((name) => NAMES[field].test(plainWords(name))));

/** Those of a mapping that the file has. */
export const columnsIn = (header: readonly string[], columns: PatientCsvColumns): PatientCsvColumns =>
  columnsBy((field) => header.find((name) => name === columns[field]));

/** No column stands for two things. */
export function hasDoubles(columns: PatientCsvColumns): boolean {
  const chosen = PATIENT_CSV_FIELDS.flatMap((field) => columns[field] ?? []);
  return new Set(chosen).size < chosen.length;
}

interface CsvPatient {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: 'Male' | 'Female' | null;
}

const two = (digits: string) => digits.padStart(2, '0');

/** `1990-12-31`, or with slashes, points or hyphens in the order that was said. */
function dayIn(text: string, dates: PatientCsvDates): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return `${year}-${two(month)}-${two(day)}`;
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!first || !second || !last) return undefined;
  return dates === 'dmy' ? `${last}-${two(second)}-${two(first)}` : `${last}-${two(first)}-${two(second)}`;
}

const FEMALE = /^(f|fi|female|femme|feminin|fanm|w|woman|girl|fille)$/;
const MALE = /^(m|g|gason|male|homme|masculin|h|man|boy|garcon)$/;

type Cells = Readonly<Record<PatientCsvField, string>>;

function birthIn(text: string, dates: PatientCsvDates, today: string): string | null | undefined {
  if (!text) return null;
  const day = dayIn(text, dates);
  if (!day || !PlainDate.safeParse(day).success) return undefined;
  return day <= today && ageOn(today, day) <= OLDEST_YEARS ? day : undefined;
}

function genderIn(text: string): CsvPatient['gender'] | undefined {
  if (!text) return null;
  if (FEMALE.test(plainWords(text))) return 'Female';
  return MALE.test(plainWords(text)) ? 'Male' : undefined;
}

/** The person of one line, or the first thing that is wrong with it. */
function patientIn(
  cells: Cells,
  { dates, today }: { dates: PatientCsvDates; today: string },
): Omit<CsvPatient, 'line'> | PatientCsvFault {
  if (!cells.name) return 'no_name';
  const { data: name } = PersonName.safeParse(cells.name);
  if (name === undefined || cells.phone.length > PROFILE_LENGTHS.phone) return 'too_long';
  const email = cells.email ? Email.safeParse(cells.email).data : null;
  if (email === undefined) return 'wrong_email';
  const dateOfBirth = birthIn(cells.dateOfBirth, dates, today);
  if (dateOfBirth === undefined) return 'wrong_date';
  const gender = genderIn(cells.gender);
  if (gender === undefined) return 'wrong_gender';
  return { name, email, phone: cells.phone || null, dateOfBirth, gender };
}

/** Two lines of one person: the same address, or the same name, day and phone without one. */
const keyOf = ({ name, email, phone, dateOfBirth }: Omit<CsvPatient, 'line'>) =>
  email ?? [plainWords(name), dateOfBirth, phone].join('\n');

/** The people of a file in their order, and what is wrong with the other lines. */
export function patientsIn(
  { header, rows }: CsvTable,
  columns: PatientCsvColumns,
  read: { dates: PatientCsvDates; today: string },
): { readonly patients: CsvPatient[]; readonly faults: PatientCsvLineFault[] } {
  const place = (name: string | null) => (name === null ? -1 : header.indexOf(name));
  const places = PATIENT_CSV_FIELDS.map((field) => [field, place(columns[field])] as const);
  const seen = new Set<string>();
  const patients: CsvPatient[] = [];
  const faults: PatientCsvLineFault[] = [];
  for (const { line, cells } of rows) {
    const sent = Object.fromEntries(places.map(([field, at]) => [field, (cells[at] ?? '').trim()]));
    const hasMore = cells.slice(header.length).some((text) => text.trim() !== '');
    const found = hasMore ? 'wrong_columns' : patientIn(sent as unknown as Cells, read);
    if (typeof found === 'string') faults.push({ line, fault: found });
    else if (seen.has(keyOf(found))) faults.push({ line, fault: 'duplicate' });
    else {
      seen.add(keyOf(found));
      patients.push({ line, ...found });
    }
  }
  return { patients, faults };
}
