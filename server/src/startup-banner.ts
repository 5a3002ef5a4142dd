import { PRODUCT } from '@lakou/i18n';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_CLINIC, DEMO_PASSWORD } from '#capabilities/demo/people.demo.ts';
import type { Config } from '#platform/config.ts';

/** Prints the address of the product and how to sign in. */
export function printStartupBanner(config: Config): void {
  console.log(`\n${PRODUCT} is at ${config.publicUrl}`);
  if (!config.demo) return;
  const emails = [
    ...Object.values(DEMO_ACCOUNTS).map(({ email }) => email),
    DEMO_CLINIC.adminEmail,
    DEMO_ADMIN.email,
  ];
  console.log(`Demo accounts (password ${DEMO_PASSWORD}):`);
  for (const email of emails) console.log(`  ${email}`);
  console.log(`Mail sent by the demo: ${config.publicUrl}/dev/mail`);
  console.log(`Text messages sent by the demo: ${config.publicUrl}/dev/sms\n`);
}
