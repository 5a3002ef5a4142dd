import type { ErrorBody, ErrorCode } from '@lakou/contract';
import type { ClinicDetails } from '@lakou/contract/profiles';
import type { WeeklyHours } from '@lakou/contract/user';
import { isTimeZone } from '@lakou/i18n';
import { fail } from '#platform/errors.ts';
import { birthDateFault } from './birth-dates.rules.ts';
import { storedPhone } from './phones.rules.ts';
import type { Changes } from './profile-fields.rules.ts';
import { isWeek } from './weekly-hours.rules.ts';

type Fault = NonNullable<ErrorBody['fields']>[number];

const LICENCES_END = { from: '1950-01-01', to: '2150-12-31' };

function collect() {
  const faults: Fault[] = [];
  return {
    note(path: string, code: ErrorCode | undefined): void {
      if (code) faults.push({ path, code });
    },
    /** A number as it is stored; a blank one counts as none. */
    phone(path: string, text: string): string {
      const number = text === '' ? '' : storedPhone(text);
      if (number === undefined) faults.push({ path, code: 'phone_invalid' });
      return number ?? text;
    },
    week(path: string, week: WeeklyHours | string | null | undefined): void {
      if (!week || typeof week === 'string') return;
      if (!isTimeZone(week.timeZone)) faults.push({ path: `${path}.timeZone`, code: 'invalid_request' });
      if (!isWeek(week.hours)) faults.push({ path: `${path}.hours`, code: 'hours_invalid' });
    },
    done(): void {
      const [first] = faults;
      if (first) fail(first.code, { fields: faults });
    },
  };
}

/**
 * Checks that the schema cannot express: possible dates, valid numbers and hours that do not
 * overlap.
 */
export function checkChanges(changes: Changes, at: Date): Changes {
  const check = collect();
  const checked = { ...changes };
  if (changes.dateOfBirth) check.note('dateOfBirth', birthDateFault(changes.dateOfBirth, at));
  if (changes.phone) checked.phone = check.phone('phone', changes.phone);
  if (changes.emergencyContact) {
    const { name, phone, address } = changes.emergencyContact;
    const blank = !name && !phone && !address;
    checked.emergencyContact = blank
      ? null
      : { name, phone: check.phone('emergencyContact.phone', phone), address };
  }
  const expiry = changes.licenseExpirationDate;
  if (expiry && (expiry < LICENCES_END.from || expiry > LICENCES_END.to))
    check.note('licenseExpirationDate', 'invalid_request');
  check.week('availability', changes.availability);
  check.done();
  return checked;
}

export function checkClinic(details: ClinicDetails): ClinicDetails {
  const check = collect();
  const contactPhone = check.phone('clinicDetails.contactPhone', details.contactPhone);
  check.week('clinicDetails.openingHours', details.openingHours);
  check.done();
  return { ...details, contactPhone };
}
