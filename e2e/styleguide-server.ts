import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Starts a development server, because the styleguide does not exist in the production build. */
export async function serveStyleguide(port: number): Promise<{ address: string; stop: () => Promise<void> }> {
  const cli = `${ROOT}node_modules/@react-router/dev/bin.cjs`;
  // Without this condition the command would start a second process that outlives the first.
  const child = spawn(
    process.execPath,
    ['--conditions=development', cli, 'dev', '--port', String(port), '--strictPort'],
    {
      cwd: `${ROOT}web`,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Local')) resolve();
    });
  });
  await Promise.race([
    listening,
    ended.then(() => {
      throw new Error('the development server did not start');
    }),
  ]);
  return {
    address: `http://localhost:${port}/styleguide`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
