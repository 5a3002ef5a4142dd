// Replies that the app's document asked for while the app was still being loaded (first-content.ts), by address.

declare global {
  var earlyReplies: Record<string, Promise<Response>> | undefined;
}

/** Asks for a reply before the app can. */
export function askEarly(address: string): Promise<Response> {
  const reply = fetch(address);
  reply.catch(() => {}); // who takes it over learns of that
  globalThis.earlyReplies = { ...globalThis.earlyReplies, [address]: reply };
  // Who reads a copy leaves the reply itself to the app.
  return reply.then((response) => response.clone());
}

/** The reply to a call that was asked for early, once; the next call asks the server anew. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const reply = globalThis.earlyReplies?.[address];
  if (reply) delete globalThis.earlyReplies?.[address];
  return reply;
}
