import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { hashAppSecret, newAppSecret } from '#platform/session/app-access.ts';
import { isRedirectUri } from './connected-apps.rules.ts';
import { addApp, markRemoved } from './registration.store.ts';

export { listApps } from './registration.store.ts';

type Registrar = Grant<'app:register', undefined, undefined>;

interface Registration {
  /** Of the demo, which others write down; else a new one. */
  readonly id?: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** Runs on a server and can keep a secret. */
  readonly isConfidential?: boolean;
}

/** What is wrong with it, for whoever types it; undefined when nothing is. */
export function registrationProblem({ name, redirectUris }: Registration): string | undefined {
  if (!name.trim() || name.length > 80) return 'an app has a name of at most 80 letters';
  if (redirectUris.length === 0 || redirectUris.length > 10) return 'an app has one to ten --redirect';
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri));
  return (
    wrong && `${wrong} is no address with https, on this machine, or with a scheme such as org.example.app`
  );
}

/** The secret is in this answer and nowhere else. */
export async function registerApp(
  grant: Registrar,
  app: Registration,
): Promise<{ id: string; secret: string | undefined }> {
  const problem = registrationProblem(app);
  if (problem) throw new Error(problem);
  const id = app.id ?? uuidv7();
  const secret = app.isConfidential ? newAppSecret() : undefined;
  await addApp(grant, {
    id,
    name: app.name.trim(),
    redirectUris: app.redirectUris,
    secretHash: secret ? hashAppSecret(secret) : null,
  });
  await writeAudit(grant, { action: 'app:register', subjectId: id });
  return { id, secret };
}

export async function removeApp(grant: Registrar, id: string): Promise<boolean> {
  const isRemoved = await markRemoved(grant, id);
  if (isRemoved) await writeAudit(grant, { action: 'app:remove', subjectId: id });
  return isRemoved;
}
