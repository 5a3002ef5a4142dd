export { SPECIALTIES } from '@lakou/contract/specialties';
