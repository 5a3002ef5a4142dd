import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');

/** Files that change something without a toast of their own or of who uses them, by how people learn of it. */
const SAID_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'another screen opens': [
    'capabilities/calls/guest.page.tsx',
    'capabilities/health-workers/open-card.page.tsx',
    'capabilities/package-offers/package-offers.tsx',
    'capabilities/payments/pay-form.tsx',
    'capabilities/system/reset.dialog.tsx',
    'capabilities/visit-notes/use-start-note.ts',
  ],
  'the next step of signing in, or the toast of use-enter.ts': [
    'capabilities/accounts/sign-in.page.tsx',
    'capabilities/devices/phone-step-up-dialog.tsx',
    'capabilities/passkeys/passkey-sign-in.tsx',
    'capabilities/two-step/two-step-form.tsx',
  ],
  'the answer takes the place of the form': [
    'capabilities/community-fund/capture-gift.ts',
    'capabilities/community-fund/use-gift.ts',
    'capabilities/connected-apps/consent.tsx',
    'capabilities/email/add-email.tsx',
    'capabilities/email/ask-email-change.ts',
    'capabilities/email/undo-email.page.tsx',
    'capabilities/health-workers/print-card.page.tsx',
    'capabilities/lab-imports/lab-import.page.tsx',
    'capabilities/passwords/forgot-password.page.tsx',
    'capabilities/patient-imports/import-patients.page.tsx',
    'capabilities/patient-imports/import-preview.tsx',
    'capabilities/payments/moncash-return.page.tsx',
    'capabilities/payments/use-moncash-check.ts',
    'capabilities/prescriptions/add-to-medicines.tsx',
    'capabilities/questionnaires/answer-form.tsx',
    'capabilities/record-access/break-glass.tsx',
    'capabilities/support/support.page.tsx',
    'capabilities/symptom-checker/share-with-visit.tsx',
    'capabilities/toolbox/keep-result.tsx',
    'capabilities/two-step/setup-dialog.tsx',
    'capabilities/two-step/two-step-off.tsx',
  ],
  'a switch or mark that shows its new state': [
    'capabilities/assistant/ai-consent.tsx',
    'capabilities/notifications/notification-settings.tsx',
    'capabilities/notifications/notifications.page.tsx',
    'capabilities/pre-visit-answers/told-to-provider.tsx',
    'capabilities/providers/favourite-button.tsx',
    'capabilities/sponsorships/budget-card.tsx',
    'capabilities/text-messages/text-choices.tsx',
    'shell/choose-language.ts',
  ],
  'seen in the call, note or conversation that is open': [
    'capabilities/calls/guest-call.ts',
    'capabilities/calls/guests-bar.tsx',
    'capabilities/calls/provider-bar.tsx',
    'capabilities/marketing/workspace.tsx',
    'capabilities/representatives/their-conversation.tsx',
    'capabilities/visit-notes/kept-notes.ts',
    'capabilities/visit-notes/voice-notes.tsx',
  ],
  'the bar with the way back says it': ['capabilities/care-requests/use-answers.ts'],
  'nobody did it on purpose': [
    'capabilities/messages/mark-read.ts',
    'capabilities/messages/typing.ts',
    'capabilities/team/use-mark-seen.ts',
    'platform/use-mark-notifications-read.ts',
  ],
  'it asks and changes nothing': [
    'capabilities/health-links/open-link.ts',
    'capabilities/labs/explanation.tsx',
    'capabilities/marketing/article-section.tsx',
    'capabilities/messages/translation.tsx',
    'capabilities/symptom-checker/use-check.ts',
    'capabilities/toolbox/chart-interactions.tsx',
    'capabilities/toolbox/interactions.tsx',
  ],
  'the hook of its folder says it': [
    'capabilities/labs/critical-cards.tsx',
    'capabilities/labs/entry-form.tsx',
    'capabilities/labs/signed-result.tsx',
    'capabilities/payouts/account.dialog.tsx',
    'capabilities/payouts/close-payout.dialog.tsx',
    'capabilities/payouts/my-payouts.tsx',
    'capabilities/payouts/runs.tsx',
    'capabilities/qna/report-item.tsx',
    'capabilities/sponsorships/use-sponsor.ts',
    'shell/sign-out.ts',
  ],
};

const WRITES = /\bapi\(\s*'(?:POST|PUT|PATCH|DELETE) /;
const SAYS = /\btoast\.(?:success|info)\(|\bdone(?:: |=\{|\()/;

const sources = new Map(
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(APP, file), 'utf8')]),
);

const users = new Map<string, string[]>();
for (const [file, source] of sources)
  for (const [, path = ''] of source.matchAll(/ from '(\.[^']+)'/g)) {
    const used = join(dirname(file), path);
    users.set(used, [...(users.get(used) ?? []), file]);
  }

const says = (file: string) => SAYS.test(sources.get(file) ?? '');

test('SITE-17 whatever changes something says so in a toast, or is listed with how people learn of it', () => {
  const silent = [...sources]
    .filter(([file, source]) => WRITES.test(source) && !says(file) && !users.get(file)?.some(says))
    .map(([file]) => file);
  expect(silent.sort()).toEqual(Object.values(SAID_OTHERWISE).flat().sort());
});
