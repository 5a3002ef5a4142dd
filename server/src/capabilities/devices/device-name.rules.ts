import Bowser from 'bowser';

/** Browser and system as readable names; null when unknown. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

// Bowser returns the name that an unknown browser gives itself; text from a stranger must not
// appear in our mail.
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

export function nameDevice(userAgent: string): DeviceName {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: known(BROWSERS, browser.name), system: known(SYSTEMS, os.name) };
}

const known = (names: ReadonlySet<string>, name: string | undefined) =>
  name !== undefined && names.has(name) ? name : null;
