export const ROLES = ['PATIENT', 'PROVIDER', 'ADMIN', 'SPONSOR', 'CLINIC_ADMIN'] as const;
export const GENDERS = ['Female', 'Male'] as const;
export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widowed'] as const;
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const LONGEST_PLACE_NAME = 200;
