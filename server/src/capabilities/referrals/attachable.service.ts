import type { Attachable, Attachment, AttachmentKind } from '@lakou/contract/referrals';
import { ATTACHMENT_KINDS } from '@lakou/contract/referrals.rules';
import type { Capability, RecordGrant, ReferralGrant, TimelineEntry } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';

const MOST_SHOWN = 50;
const CAN_GO_ALONG: ReadonlySet<string> = new Set(ATTACHMENT_KINDS);

/** Results of other records are no documents of ours: who is asked reads them in the record. */
const canGoAlong = (entry: TimelineEntry): entry is TimelineEntry & { kind: AttachmentKind } =>
  CAN_GO_ALONG.has(entry.kind) && entry.status !== 'imported';

/** Fails as for something that does not exist unless each item is of this person and open to who refers them. */
export async function checkAttachments(
  grant: ReferralGrant,
  attachments: readonly Pick<Attachment, 'id' | 'kind'>[],
  capabilities: readonly Capability[],
): Promise<void> {
  for (const { kind, id } of attachments) {
    const source = capabilities.find(({ attachable }) => attachable?.kind === kind);
    if (!(await source?.attachable?.has(grant, id))) fail('not_found');
  }
}

/** The newest of the person's record, from every capability that keeps a part of it. */
export async function listAttachable(
  grant: RecordGrant,
  capabilities: readonly Capability[],
): Promise<Attachable[]> {
  const asked = { before: undefined, text: undefined, limit: MOST_SHOWN };
  const entries: TimelineEntry[] = [];
  for (const { timeline } of capabilities)
    if (timeline?.kinds.some((kind) => CAN_GO_ALONG.has(kind)))
      entries.push(...(await timeline.list(grant, asked)));
  return entries
    .filter(canGoAlong)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_SHOWN)
    .map(({ kind, id, title, at, from }) => ({ kind, id, title, at: at.toISOString(), from }));
}
