import type { Person } from '../app.ts';
import { fieldPaths } from '../field-paths.ts';
import type { HarnessCall } from './calls.ts';
import { tableOf } from './ids.ts';
import type { QuickApp } from './quick-app.ts';
import { type Request, sendAs } from './requests.ts';

/** The row that a request names last, as it is now; the undoing puts it back. */
async function remember({ db }: QuickApp, kinds: ReadonlyMap<string, string>, { params = {} }: Request) {
  const id = Object.values(params).at(-1) ?? '';
  const table = tableOf(kinds.get(id) ?? '');
  if (!table) return async () => undefined;
  const [before] = await db.query<{ row: object; columns: string }>(
    `select to_jsonb(t) as row, (select string_agg(quote_ident(attname), ', ') from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from ${table} t where id = $1`,
    [id],
  );
  if (!before) return async () => undefined;
  const { row, columns } = before;
  return () =>
    db.transaction(async (tx) => {
      // Some rows are locked by triggers, for example what is signed.
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `update ${table} t set (${columns}) = (select ${columns} from jsonb_populate_record(null::${table}, $2))
       where id = $1`,
        [id, JSON.stringify(row)],
      );
    });
}

/** The names of what a text tells, for example of a calendar entry; the bytes of a PDF may look like one by chance. */
const lineNames = (type: string, body: string) =>
  type.startsWith('text/') ? [...new Set(body.match(/^[A-Z-]+(?=[:;])/gm))].sort() : [];

/** The fields that a reply shows, or the status of a refusal. What a write changed is put back. */
export async function seen(
  app: QuickApp,
  kinds: ReadonlyMap<string, string>,
  call: HarnessCall,
  request: Request,
  as: Person | undefined,
): Promise<string[]> {
  const undo = call.isRead ? undefined : await remember(app, kinds, request);
  const reply = await sendAs(app, call.key, request, as);
  if (reply.statusCode >= 400) return [`${reply.statusCode}`];
  await undo?.();
  if (reply.statusCode === 204) return ['204'];
  const type = `${reply.headers['content-type']}`.split(';', 1).join();
  if (type !== 'application/json') return [`${reply.statusCode} ${type}`, ...lineNames(type, reply.body)];
  const paths = fieldPaths(reply.json());
  return paths.length > 0 ? paths : ['nothing'];
}
