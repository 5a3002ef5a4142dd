import bcrypt from 'bcrypt';

const COST = 10;
const AT_ONCE = 2;

// A check costs tens of milliseconds of a core: a few at a time, so that everybody else's requests don't wait.
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    // The place passes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string) => inTurn(() => bcrypt.hash(password, COST));

// Checked when there is no account, so that a missing one takes as long to refuse as a wrong password.
const NOBODY = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.HtLvyYPnV8pNwVTHe4pFD8sVbIPa';

export function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  return inTurn(async () => (await bcrypt.compare(password, hash ?? NOBODY)) && hash !== undefined);
}
