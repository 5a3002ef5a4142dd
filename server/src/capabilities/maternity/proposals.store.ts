import type { MaternityProposal } from '@lakou/contract/maternity';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import type { MaternityScope } from './maternity.access.ts';

type Decider = Grant<'maternity:decide', MaternityScope>;

export interface NewProposal {
  readonly patientId: string;
  readonly providerId: string;
  readonly dueDate: string;
}

/** Whether it is new to her: one that waits takes the new date, one declined after `quietSince` stays declined. */
export async function keepProposal(
  { db, at }: { readonly db: Db; readonly at: Date },
  { patientId, providerId, dueDate }: NewProposal,
  quietSince: Date,
): Promise<boolean> {
  const id = uuidv7();
  const [kept] = await db.query<{ id: string }>(
    `insert into maternity_proposals as p (id, patient_id, provider_id, due_date, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (patient_id, provider_id) do update set due_date = excluded.due_date, declined_at = null,
       id = case when p.declined_at is null then p.id else excluded.id end,
       created_at = case when p.declined_at is null then p.created_at else excluded.created_at end
       where p.declined_at is null or p.declined_at < $6
     returning id`,
    [id, patientId, providerId, dueDate, at, quietSince],
  );
  return kept?.id === id;
}

type Row = Omit<MaternityProposal, 'createdAt'> & { readonly createdAt: Date };

/** Those that wait for her, of providers who are still there. */
export async function listProposals({ db, scope }: Decider): Promise<MaternityProposal[]> {
  const rows = await db.read<Row>(
    `select p.id, p.provider_id as "providerId", u.name as "providerName", p.due_date as "dueDate",
       p.created_at as "createdAt"
     from maternity_proposals p join app_users u on u.id = p.provider_id
     where p.patient_id = $1 and p.declined_at is null and u.erased_at is null
     order by p.created_at desc, p.id desc limit 50`,
    [scope.patientId],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The date of one that waits, which is then gone. */
export async function takeProposal({ db, scope }: Decider, id: string): Promise<string | undefined> {
  const [taken] = await db.query<{ dueDate: string }>(
    `delete from maternity_proposals where id = $1 and patient_id = $2 and declined_at is null
     returning due_date as "dueDate"`,
    [id, scope.patientId],
  );
  return taken?.dueDate;
}

/** Whether one waited. */
export async function declineProposal({ db, scope, at }: Decider, id: string): Promise<boolean> {
  const declined = await db.query(
    `update maternity_proposals set declined_at = $3
     where id = $1 and patient_id = $2 and declined_at is null returning id`,
    [id, scope.patientId, at],
  );
  return declined.length > 0;
}
