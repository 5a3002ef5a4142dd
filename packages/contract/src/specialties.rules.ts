/** Stored in English, shown in the reader's language. */
export const SPECIALTIES = [
  { value: 'Pediatrics', name: 'pediatrics' },
  { value: 'Emergency Medicine', name: 'emergency' },
  { value: 'Obstetrics & Gynecology', name: 'obstetrics' },
  { value: 'Surgery', name: 'surgery' },
  { value: 'Public Health', name: 'publicHealth' },
  { value: 'Family Medicine', name: 'family' },
  { value: 'Internal Medicine', name: 'internal' },
  { value: 'Mental Health', name: 'mental' },
  { value: 'Other', name: 'other' },
] as const;
