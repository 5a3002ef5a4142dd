import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** Ends it as a power cut would (kill), or as an operator does. Returns its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** The product in its own process, from its sources or from the bundle; `settings` beside the usual ones. */
export async function startServer(
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(TMPDIR && { TMPDIR }),
      NODE_ENV: 'development', // the web app need not be built
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await announced(child);
  return {
    url,
    async end(signal) {
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
}

async function announced({ stdout }: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of stdout ?? []) {
    said += chunk;
    if (said.includes(' is at http')) break;
  }
  if (!said.includes(' is at http')) throw new Error(`the server did not start: ${said}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
