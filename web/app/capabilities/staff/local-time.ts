const TYPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A moment as a field of date and time shows it, in the zone of this device. */
export function localInput(moment: string): string {
  const at = new Date(moment);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that was typed; undefined while it is incomplete. */
export function momentOfInput(text: string): string | undefined {
  const at = new Date(text);
  return TYPED.test(text) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}
