import { exportTrainingPhrases } from '#capabilities/pre-visit-answers/training-phrases.service.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { readConfig } from '#platform/config.ts';
import { openPlatform } from './open-platform.ts';

// Prints what patients let us use and providers marked; a person reads it before it becomes training.
const { platform, close } = await openPlatform(readConfig({ LOG_LEVEL: 'error', ...process.env }));
try {
  const { db, clock } = platform;
  const grant = systemGrant('triage-phrases:export', { db, at: clock.now(), requestId: 'command-line' });
  for await (const line of exportTrainingPhrases(grant)) console.log(line);
} finally {
  await close();
}
