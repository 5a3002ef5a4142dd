import { readConfig } from '#platform/config.ts';
import { startDatabase } from './start-database.ts';
import { printStartupBanner } from './startup-banner.ts';

try {
  const config = readConfig(process.env);
  const starting = startDatabase(config);
  // Loading modules blocks this process, including the first steps of starting the database.
  await starting.underWay;
  const { serve } = await import('./serve.ts');
  const { stop } = await serve(config, starting);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // Last: who reads it may end the process at once.
  printStartupBanner(config);
} catch (error) {
  // Messages for the operator: a data folder in use, a database that cannot be reached, an invalid
  // setting.
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}; set PORT to another one` : message);
  process.exit(1);
}
