import { readConfig } from '#platform/config.ts';
import { startDatabase } from './start-database.ts';
import { printStartupBanner } from './startup-banner.ts';

try {
  const config = readConfig(process.env);
  const starting = startDatabase(config);
  // Loading keeps this process from everything else, the first steps of the database too.
  await starting.underWay;
  const { serve } = await import('./serve.ts');
  const { stop } = await serve(config, starting);
  printStartupBanner(config);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  // Written for people: a data folder in use, a database out of reach, a setting that makes no sense.
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}; set PORT to another one` : message);
  process.exit(1);
}
