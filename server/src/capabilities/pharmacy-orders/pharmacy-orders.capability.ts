import type { Capability } from '#platform/capability.ts';
import { pharmacyOrders } from './pharmacy-orders.routes.ts';

export const capability = {
  routes: pharmacyOrders,
  ownTables: { pharmacy_orders: 'patient_id', pharmacy_order_lines: 'patient_id' },
} satisfies Capability;
