import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');

/** Reads of which only the data is taken, by why nobody needs to hear that one failed. */
const NEED_NOT_BE_HEARD: Readonly<Record<string, readonly string[]>> = {
  'the guard of the session leads away, or the page goes on without it': [
    'capabilities/accounts/use-redirect-signed-in.ts sessionQuery',
    'capabilities/providers/provider-item.tsx sessionQuery',
    'platform/emergency-country.ts sessionQuery',
    'platform/session.ts sessionQuery',
    'shell/session-guard.ts sessionQuery',
  ],
  'it asks the device itself or loads a part of the app': [
    'areas/area.ts areaQuery',
    'capabilities/listen/keep-button.tsx areKept',
    'capabilities/messages/removed-people.ts removedPeopleQuery',
    'shell/keep-texts.tsx findMissingTexts',
    'shell/needs-network.tsx is-on-this-device',
    'shell/sessionless-links.tsx missing-texts',
  ],
  'another part of the same screen reads it, too, and says so': [
    'capabilities/booking-overview/patient-booking-actions.tsx bookingPaymentQuery',
    'capabilities/bookings/known-providers.tsx bookingsQuery',
    'capabilities/bookings/known-providers.tsx bookingsQuery',
    'capabilities/bookings/use-lost-time.ts slotsQuery',
    'capabilities/bookings/use-visit-time.ts slotsQuery',
    'capabilities/community-fund/monthly-gifts.tsx savedMethodQuery',
    'capabilities/education/education.page.tsx educationQuery',
    'capabilities/first-aid/check-first.tsx firstAidQuery',
    'capabilities/images/compare.tsx imageQuery',
    'capabilities/maternity/care-journal.tsx journalQuery',
    'capabilities/maternity/dashboard.tsx journalQuery',
    'capabilities/maternity/dashboard.tsx measurementsQuery',
    'capabilities/maternity/journal-form.tsx measurementsQuery',
    'capabilities/provider-workspace/setup-list.tsx credentialsQuery',
    'capabilities/provider-workspace/setup-list.tsx ownVerificationQuery',
    'capabilities/qna/translatable.tsx consentQuery',
    'capabilities/text-messages/own-number.tsx notificationSettingsQuery',
    'capabilities/vault/print-head.tsx personQuery',
    'capabilities/visit-notes/use-insertions.ts templatesQuery',
  ],
  'it only says when the next read may begin': [
    'capabilities/dashboard/asked-questions.tsx currentBookingsQuery',
    'capabilities/dashboard/found-care.tsx currentBookingsQuery',
  ],
  'the server decides again': [
    'capabilities/assistant/ai-consent.tsx consentQuery',
    'capabilities/health-workers/waiting-visit.tsx peopleQuery',
    'capabilities/health-workers/waiting-visit.tsx visitsQuery',
    'capabilities/outbox/edit-item.tsx vitalsQuery',
    'capabilities/payments/pay.page.tsx bookingPaymentQuery',
    'capabilities/payments/use-payment-state.ts bookingPaymentQuery',
  ],
  'a shortcut to what is reached in another way, too': [
    'capabilities/accounts/demo-accounts.tsx demoQuery',
    'capabilities/bookings/cancel-booking.tsx slotsQuery',
    'capabilities/clinic-patients/saved-views.tsx patientViewsQuery',
    'capabilities/my-medicines/name-field.tsx medicinesQuery',
    'capabilities/provider-workspace/agenda.page.tsx nextBookingsQuery',
    'capabilities/provider-workspace/visit-now.tsx nextBookingsQuery',
    'capabilities/qna/ask.dialog.tsx similarQuery',
    'capabilities/symptom-checker/share-with-visit.tsx bookingsQuery',
    'capabilities/team/name-colleague.tsx teamQuery',
  ],
  'a mark, a count or a name beside what is complete without it': [
    'capabilities/dispatch/dispatch.page.tsx clinicDashboardQuery',
    'capabilities/images/patient-images.page.tsx patientQuery',
    'capabilities/providers/favourite-button.tsx favouritesQuery',
    'capabilities/representatives/their-conversation.tsx theirConversationsQuery',
    'capabilities/team/team.page.tsx unseenQuery',
    'capabilities/trackers/patient-trackers.page.tsx patientQuery',
    'capabilities/vault/timeline.tsx countsQuery',
    'platform/money/gourdes.ts rateQuery',
    'shell/notification-bell.tsx unreadQuery',
    'shell/place-icon.tsx unreadQuery',
  ],
  'the map shows its own drawing or its groups': [
    'capabilities/care-requests/requests-map.tsx mapSettingsQuery',
    'capabilities/dispatch/visits-map.tsx mapSettingsQuery',
    'capabilities/providers/places.tsx mapSettingsQuery',
    'capabilities/providers/providers-map.tsx mapSettingsQuery',
    'capabilities/providers/providers-map.tsx spotsQuery',
  ],
  'it is told as a notification, too': ['capabilities/staff/use-own-presses.ts ownClaimsQuery'],
};

const FAILURE = /\b(?:error|isError|isLoadingError|status)\b/;

/** What stands between the bracket that opens here and the one that closes it. */
function inBrackets(source: string, from: number): string {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    if (source[at] === '(') depth++;
    if (source[at] === ')') depth--;
    at++;
  }
  return source.slice(from, at - 1);
}

/** Whether a result is passed on, or its failure is asked for, in the function where it stands. */
function isLookedAt(name: string, scope: string): boolean {
  const taken = new RegExp(`const (\\{[^;]*?\\}) = ${name};`, 'g');
  if ([...scope.matchAll(taken)].some(([, fields = '']) => FAILURE.test(fields))) return true;
  // Not the name of a property, of an attribute or in a text.
  const used = new RegExp(`(?<![\\w'-]|(?<!\\.\\.)\\.)${name}\\b(?![:=']|\\w)(?:\\??\\.(\\w+))?`, 'g');
  return [...scope.replaceAll(taken, '').matchAll(used)].some(
    ([, field]) => field === undefined || FAILURE.test(field),
  );
}

function silentReads(source: string): string[] {
  return [...source.matchAll(/\buse(?:Infinite)?Query\(/g)].flatMap((found) => {
    const from = found.index + found[0].length;
    const call = inBrackets(source, from);
    const after = source.slice(from + call.length + 1);
    const scope = after.split('\n}', 1)[0] ?? '';
    const bound = /const (\{[^;]*\}|\w+)(?:: [^=;]+)? =\s*$/.exec(source.slice(0, found.index))?.[1];
    const isHeard = after.startsWith('.')
      ? FAILURE.test(/^\.(\w+)/.exec(after)?.[1] ?? '')
      : bound === undefined || (bound.startsWith('{') ? FAILURE.test(bound) : isLookedAt(bound, scope));
    const [, query, asked, key] =
      /\b(\w+Query)\b|queryFn: \(\) => (\w+)|queryKey: \['([\w-]+)'/.exec(call) ?? [];
    return isHeard ? [] : [query ?? asked ?? key ?? ''];
  });
}

test('SITE-16 whatever is read says when that fails, or is listed with why nobody needs to hear of it', () => {
  const silent = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => silentReads(readFileSync(join(APP, file), 'utf8')).map((read) => `${file} ${read}`));
  expect(silent.sort()).toEqual(Object.values(NEED_NOT_BE_HEARD).flat().sort());
});

test.each([
  ['const { data } = useQuery(teamQuery(id));\n}', ['teamQuery']],
  [
    'const { data = [], isLoading } = useInfiniteQuery({ ...teamQuery(id), enabled: true });\n}',
    ['teamQuery'],
  ],
  ['const team = useQuery(teamQuery(id)).data ?? [];\n}', ['teamQuery']],
  ['const team = useQuery(teamQuery(id));\n  return <List team={team.data} />;\n}', ['teamQuery']],
  ['const team = useQuery(teamQuery(id));\n  const { data } = team;\n}\nconst other = team;', ['teamQuery']],
  ['const { data, error } = useQuery(teamQuery(id));\n}', []],
  ['const team = useQuery(teamQuery(id));\n  if (team.isError) return null;\n}', []],
  ['const team = useQuery(teamQuery(id));\n  return <FailedNote query={team} />;\n}', []],
  ['return <QueryState query={useQuery(teamQuery(id))} />;\n}', []],
])('SITE-16 a read is silent when nothing asks how it failed: %s', (source, silent) => {
  expect(silentReads(source)).toEqual(silent);
});
