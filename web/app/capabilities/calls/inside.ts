const keyOf = (bookingId: string) => `call ${bookingId}`;

/** Whether this tab was in the room of a visit: after a reload it goes back there. */
export const wasInside = (bookingId: string): boolean => sessionStorage.getItem(keyOf(bookingId)) !== null;

export function rememberInside(bookingId: string, inside: boolean): void {
  if (inside) sessionStorage.setItem(keyOf(bookingId), '1');
  else sessionStorage.removeItem(keyOf(bookingId));
}
