import { expect, test } from 'vitest';
import { type ClinicValues, checkClinic, clinicDetails, clinicValues } from './clinic-values.ts';

const ZONE = 'America/Port-au-Prince';
const filled: ClinicValues = {
  ...clinicValues(undefined, ZONE),
  name: 'Klinik Sen Jozèf',
  contactEmail: 'kontak@example.test',
  contactPhone: '2812 3456',
  facilityAddress: 'Ri Panamerikèn, Petyonvil',
};
const problems = (change: Partial<ClinicValues>) => {
  const found = checkClinic({ ...filled, ...change });
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
};

test('PROF-4 a clinic must give its name, e-mail, phone and address', () => {
  expect(problems({})).toEqual({});
  for (const name of ['name', 'contactEmail', 'contactPhone', 'facilityAddress'])
    expect(problems({ [name]: '  ' })).toEqual({ [name]: 'required' });
});

test('PROF-4 what cannot be right is said', () => {
  expect(problems({ contactEmail: 'kontak@' })).toEqual({ contactEmail: 'email_invalid' });
  expect(problems({ contactPhone: '12' })).toEqual({ contactPhone: 'phone_invalid' });
  const openingHours = { timeZone: ZONE, hours: [{ day: 'mon' as const, from: '12:00', to: '08:00' }] };
  expect(problems({ openingHours })).toEqual({ openingHours: 'hours_invalid' });
});

test('PROF-4 a week without hours is sent as none', () => {
  expect(clinicDetails(filled)).toMatchObject({ openingHours: null, contactPhone: '+50928123456' });
  const openingHours = { timeZone: ZONE, hours: [{ day: 'mon' as const, from: '08:00', to: '12:00' }] };
  expect(clinicDetails({ ...filled, openingHours })).toMatchObject({ openingHours });
});
