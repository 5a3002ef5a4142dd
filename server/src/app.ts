import { contract } from '@lakou/contract';
import type { FastifyInstance } from 'fastify';
import { accounts } from '#capabilities/accounts/accounts.routes.ts';
import { assistant } from '#capabilities/assistant/assistant.routes.ts';
import { bookings } from '#capabilities/bookings/bookings.routes.ts';
import { cycle } from '#capabilities/cycle/cycle.routes.ts';
import { demo } from '#capabilities/demo/demo.routes.ts';
import { devices } from '#capabilities/devices/devices.routes.ts';
import { education } from '#capabilities/education/education.routes.ts';
import { email } from '#capabilities/email/email.routes.ts';
import { events } from '#capabilities/events/events.routes.ts';
import { family } from '#capabilities/family/family.routes.ts';
import { files } from '#capabilities/files/files.routes.ts';
import { firstAid } from '#capabilities/first-aid/first-aid.routes.ts';
import { humanCheck } from '#capabilities/human-check/human-check.routes.ts';
import { maternity } from '#capabilities/maternity/maternity.routes.ts';
import { medicines } from '#capabilities/medicines/medicines.routes.ts';
import { messages } from '#capabilities/messages/messages.routes.ts';
import { myData } from '#capabilities/my-data/my-data.routes.ts';
import { notifications } from '#capabilities/notifications/notifications.routes.ts';
import { passkeys } from '#capabilities/passkeys/passkeys.routes.ts';
import { passwords } from '#capabilities/passwords/passwords.routes.ts';
import { payments } from '#capabilities/payments/payments.routes.ts';
import { profiles } from '#capabilities/profiles/profiles.routes.ts';
import { providerWorkspace } from '#capabilities/provider-workspace/provider-workspace.routes.ts';
import { providers } from '#capabilities/providers/providers.routes.ts';
import { providerPage } from '#capabilities/providers/public-page.service.ts';
import { scheduling } from '#capabilities/scheduling/scheduling.routes.ts';
import { services } from '#capabilities/services/services.routes.ts';
import { symptomChecker } from '#capabilities/symptom-checker/symptom-checker.routes.ts';
import { system } from '#capabilities/system/system.routes.ts';
import { trackers } from '#capabilities/trackers/trackers.routes.ts';
import { twoStep } from '#capabilities/two-step/two-step.routes.ts';
import type { Routes } from '#platform/capability.ts';
import { createRouter } from '#platform/http/router.ts';
import { createServer } from '#platform/http/server.ts';
import { forgetOldKeys } from '#platform/idempotency/idempotency-key.ts';
import { deleteOldTries } from '#platform/limits/limiter.ts';
import { keepRawBody } from '#platform/payments/raw-body.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteExpiredSessions } from '#platform/session/session.ts';
import { servePaymentSandbox } from './payment-sandbox/serve.ts';

const CAPABILITIES: readonly Routes[] = [
  system,
  accounts,
  demo,
  email,
  passwords,
  humanCheck,
  twoStep,
  passkeys,
  devices,
  files,
  profiles,
  myData,
  notifications,
  family,
  services,
  providers,
  bookings,
  scheduling,
  providerWorkspace,
  payments,
  messages,
  events,
  medicines,
  education,
  firstAid,
  cycle,
  maternity,
  trackers,
  symptomChecker,
  assistant,
];

export async function createApp(platform: Platform, webFolder?: string): Promise<FastifyInstance> {
  const app = await createServer(platform, webFolder, [providerPage(platform)]);
  keepRawBody(app, '/api/payments/paypal/webhook');
  await servePaymentSandbox(app, platform);
  const on = createRouter(app, platform, contract);
  for (const capability of CAPABILITIES) capability(on, platform);

  platform.jobs.recurring('clean-up', '17 * * * *', async () => {
    const at = platform.clock.now();
    await deleteExpiredSessions(platform.db, at);
    await deleteOldTries(platform.db, at);
    await forgetOldKeys(platform.db, at);
  });
  return app;
}
