export { dayIn } from './own-availability.service.ts';
export { findWork } from './own-availability.store.ts';
export { findSchedule, HOME_ZONE, lockSlotOwners, type Schedule } from './schedule.store.ts';
