import type { Capability } from '#platform/capability.ts';
import { staff } from './staff.routes.ts';

export const capability = {
  routes: staff,
  ownTables: {
    clinic_staff: 'user_id',
    time_logs: 'staff_id',
    staff_leaves: 'staff_id',
    time_log_corrections: 'corrected_by',
    clock_claims: 'staff_id',
  },
  async demo(session, { clock }) {
    const { seedStaff } = await import('./staff.demo.ts');
    await seedStaff(session, clock.now());
  },
} satisfies Capability;
