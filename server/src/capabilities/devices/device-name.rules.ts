import Bowser from 'bowser';

/** Browser and system in words people know; null for what we cannot tell. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

// Bowser repeats a browser it does not know as it calls itself; a stranger's words have no place in our mail.
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

export function nameDevice(userAgent: string): DeviceName {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: known(BROWSERS, browser.name), system: known(SYSTEMS, os.name) };
}

const known = (names: ReadonlySet<string>, name: string | undefined) =>
  name !== undefined && names.has(name) ? name : null;
