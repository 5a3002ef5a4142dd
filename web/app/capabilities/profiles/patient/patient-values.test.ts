import { expect, test } from 'vitest';
import {
  aboutChanges,
  checkPatient,
  contactChanges,
  emergencyChanges,
  livesWithPatient,
  type PatientValues,
  patientValues,
} from './patient-values.ts';

const TODAY = '2026-11-15';
const filled: PatientValues = {
  name: 'Nadège Pierre',
  dateOfBirth: '1992-03-04',
  phone: '3712 3456',
  address: '14, ri Bwachèn, Delmas 33',
  gender: '',
  maritalStatus: '',
  'emergencyContact.name': 'Rosemène Pierre',
  'emergencyContact.phone': '(305) 555-0123',
  'emergencyContact.address': 'Miami',
  insuranceProvider: '',
  primaryHealthConcerns: '',
  profilePhotoUrl: null,
  idVerificationUrl: null,
};
const problems = (change: Partial<PatientValues>) => {
  const found = checkPatient({ ...filled, ...change }, TODAY);
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
};

test('PROF-2 a patient must give six things and may leave out the others', () => {
  expect(problems({})).toEqual({});
  for (const name of [
    'dateOfBirth',
    'address',
    'phone',
    'emergencyContact.name',
    'emergencyContact.phone',
    'emergencyContact.address',
  ])
    expect(problems({ [name]: ' ' })).toEqual({ [name]: 'required' });
});

test.each([
  ['2008-11-15', undefined],
  ['2008-11-16', 'too_young'],
  ['2026-11-16', 'birth_date_invalid'],
  ['1905-11-16', undefined],
  ['1905-11-15', 'birth_date_invalid'],
  ['0026-01-01', 'birth_date_invalid'],
])('PROF-2 born %s: %s', (dateOfBirth, problem) => {
  expect(problems({ dateOfBirth }).dateOfBirth).toBe(problem);
});

test('PROF-2 phones are looked at as Haitian or American', () => {
  expect(problems({ phone: '3712', 'emergencyContact.phone': '555' })).toEqual({
    phone: 'phone_invalid',
    'emergencyContact.phone': 'phone_invalid',
  });
});

test('PROF-7 what is sent is the contract’s: numbers as dialled, the contact as an object, nothing for blanks', () => {
  expect(contactChanges(filled)).toEqual({ phone: '+50937123456', address: filled.address });
  expect(emergencyChanges(filled)).toEqual({
    emergencyContact: { name: 'Rosemène Pierre', phone: '+13055550123', address: 'Miami' },
  });
  expect(aboutChanges(filled)).toMatchObject({
    gender: null,
    insuranceProvider: null,
    profilePhotoUrl: null,
  });
});

test('PROF-2 a new account starts from blanks', () => {
  const values = patientValues({
    id: '1',
    name: 'Nadège Pierre',
    email: 'n@example.test',
    role: 'PATIENT',
    isProfileComplete: false,
    isEmailVerified: true,
    clinicId: null,
    preferredLanguage: 'ht',
    createdAt: '2026-11-15T00:00:00Z',
    profilePhotoUrl: null,
    phone: null,
  });
  expect(values).toMatchObject({ phone: '', dateOfBirth: '', 'emergencyContact.name': '' });
});

test('INP-1 a contact lives with the patient when both addresses are the same, and given', () => {
  const at = (address: string) => livesWithPatient({ ...filled, 'emergencyContact.address': address });
  expect([at(` ${filled.address}`), at('Miami'), at('')]).toEqual([true, false, false]);
  expect(livesWithPatient({ ...filled, address: ' ', 'emergencyContact.address': '' })).toBe(false);
});
