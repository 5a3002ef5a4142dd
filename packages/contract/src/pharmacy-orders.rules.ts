export const PHARMACY_ORDER_STATUSES = ['sent', 'ready', 'handed_over', 'refused', 'taken_back'] as const;
export type PharmacyOrderStatus = (typeof PHARMACY_ORDER_STATUSES)[number];

/** Orders that the pharmacy still works on. */
const OPEN_ORDER_STATUSES = ['sent', 'ready'] as const satisfies readonly PharmacyOrderStatus[];

export const isOpenOrder = (status: PharmacyOrderStatus): boolean =>
  OPEN_ORDER_STATUSES.some((open) => open === status);

/** How the medicine reaches the person. */
export const HANDOVER_WAYS = ['pickup', 'delivery'] as const;

export const LONGEST_ORDER_NOTE = 500;
export const LONGEST_REFUSAL = 300;
