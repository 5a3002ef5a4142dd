import { randomUUID } from 'node:crypto';
import { createOutbox } from '../../web/app/platform/outbox/create-outbox.ts';
import type {
  ItemKind,
  ItemStore,
  OutboxItem,
  Outcome,
  StoredItem,
} from '../../web/app/platform/outbox/item.ts';
import { type Claim, expectCounts } from './claim.ts';
import type { Somebody, Stage } from './stage.ts';

/** `PROVE_CUTS=60` for a short run. */
const WRITES = Number(process.env.PROVE_CUTS ?? 500);
const DAY_MS = 24 * 3600 * 1000;

/** Where the network or the tab ends, once for each write. */
const CUTS = ['unsent', 'reply lost', 'killed unsent', 'killed after the reply', 'two senders'] as const;
type Cut = (typeof CUTS)[number];

type Write = Pick<OutboxItem, 'kind' | 'path' | 'body'>;

/** What a patient can write without a network; `n` makes each one another. */
function writesOf({ id }: Somebody, provider: Somebody, at: Date): ((n: number, entryId: string) => Write)[] {
  const health = '/api/data/health';
  const moment = at.toISOString();
  const dayOf = (n: number) => new Date(at.getTime() - n * DAY_MS).toISOString().slice(0, 10);
  const write = (kind: ItemKind, path: string, body: Record<string, unknown>): Write => ({
    kind,
    path,
    body,
  });
  return [
    (_, entryId) =>
      write('measurement', `${health}/measurements/${id}`, {
        id: entryId,
        inPregnancy: false,
        at: moment,
        systolic: 118,
        diastolic: 76,
      }),
    (_, entryId) =>
      write('symptom', `${health}/trackers/${id}/symptoms`, {
        id: entryId,
        at: moment,
        symptom: 'headache',
        severity: 4,
        place: null,
        triggers: null,
        note: null,
      }),
    (_, entryId) =>
      write('activity', `${health}/trackers/${id}/activity`, {
        id: entryId,
        at: moment,
        workout: 'walking',
        name: null,
        minutes: 30,
        kcal: 100,
        standHours: 0,
      }),
    (n) => write('cycle', `${health}/menstrual/log`, { patientId: id, date: dayOf(n), flow: 'light' }),
    (n) => write('journal', `${health}/maternity/${id}/journal`, { mood: 'okay', notes: `${n}`, signs: [] }),
    (n, entryId) =>
      write('message', '/api/chat/send', {
        senderId: id,
        recipientId: provider.id,
        content: `${n}`,
        clientMessageId: entryId,
        attachmentIds: [],
      }),
  ];
}

/** A store that outlives its tabs. */
function keptItems(): ItemStore & { all: () => StoredItem[] } {
  let rows: StoredItem[] = [];
  let seq = 0;
  return {
    all: () => rows,
    list: async () => rows,
    add: async (item) => {
      seq += 1;
      rows = [...rows, { ...item, seq }];
    },
    put: async (item) => {
      rows = rows.map((row) => (row.seq === item.seq ? item : row));
    },
    remove: async (gone) => {
      rows = rows.filter((row) => row.seq !== gone);
    },
  };
}

const never = () => new Promise<never>(() => {});

function openTab(items: ItemStore, post: (item: OutboxItem) => Promise<Outcome>, isOnline = () => true) {
  return createOutbox({ items, post, isOnline, alone: (work) => work(), onChange: () => {}, patience: 1 });
}

async function cutOnce(stage: Stage, person: Somebody, item: OutboxItem, cut: Cut, at: number) {
  const items = keptItems();
  const post =
    (instance: number) =>
    async (sent: OutboxItem): Promise<Outcome> => {
      const headers = { 'idempotency-key': sent.id, 'x-person': sent.userId };
      const reply = await stage.send(instance, `POST ${sent.path}`, person, sent.body, headers);
      const { statusCode: status } = reply;
      if (status < 300) return { state: 'sent', reply: reply.json() };
      return { state: 'refused', refusal: { code: reply.json().code, status } };
    };
  const lost = async (sent: OutboxItem): Promise<Outcome> => {
    await post(at)(sent);
    return { state: 'away' };
  };
  if (cut === 'unsent') await openTab(items, async () => ({ state: 'away' })).submit(item);
  if (cut === 'reply lost') await openTab(items, lost).submit(item);
  if (cut === 'killed unsent') await openTab(items, never).submit(item);
  if (cut === 'killed after the reply') {
    const dying: ItemStore = { ...items, remove: never };
    await openTab(dying, post(at)).submit(item);
  }
  if (cut === 'two senders') await items.add(item);
  const again = openTab(items, post(at + 1));
  await Promise.all([again.flush(), ...(cut === 'two senders' ? [openTab(items, post(at)).flush()] : [])]);
  return items.all();
}

const TABLES: Readonly<Record<string, string>> = {
  measurements: 'patient_id = $1',
  symptom_entries: 'patient_id = $1',
  activity_entries: 'patient_id = $1',
  cycle_logs: 'patient_id = $1',
  maternity_journal: 'patient_id = $1',
  messages: 'sender_id = $1',
};

const cuts: Claim = {
  what: `OUT-1 ${WRITES} entries of six kinds, each cut off at one of five steps: one effect each, nothing left`,
  async run(stage) {
    const [patient, provider] = [await stage.patient(), await stage.provider()];
    await stage.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [patient.id]);
    const writes = writesOf(patient, provider, stage.clock.now());
    const left = new Set<string>();
    let unsent = 0;
    for (let n = 0; n < WRITES; n++) {
      const write = writes[n % writes.length];
      const cut = CUTS[Math.floor(n / writes.length) % CUTS.length];
      if (!write || !cut) continue;
      const id = randomUUID();
      const entry = { ...write(n, id), id, userId: patient.id, writtenAt: stage.clock.now().toISOString() };
      const rest = await cutOnce(stage, patient, entry, cut, n);
      unsent += rest.length;
      for (const { kind, refusal } of rest) left.add(`${kind} ${cut} ${refusal?.code ?? 'waits'}`);
      stage.clock.move(10);
    }
    let effects = 0;
    for (const [table, where] of Object.entries(TABLES))
      effects += await stage.count(table, where, [patient.id]);
    const outcome = expectCounts({ writes: WRITES, effects, unsent }, { effects: WRITES, unsent: 0 });
    return left.size > 0
      ? { ...outcome, counts: { ...outcome.counts, left: [...left].join('; ') } }
      : outcome;
  },
};

export const outboxClaims: readonly Claim[] = [cuts];
