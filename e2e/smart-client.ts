import { createHash, randomBytes } from 'node:crypto';

interface Configuration {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly capabilities: readonly string[];
  readonly code_challenge_methods_supported: readonly string[];
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly token_type: string;
  readonly scope: string;
  readonly patient: string;
}

interface Bundle {
  readonly resourceType: string;
  readonly entry?: readonly { readonly resource: { readonly resourceType: string; readonly id: string } }[];
  readonly link?: readonly { readonly relation: string; readonly url: string }[];
}

const NEEDED = ['launch-standalone', 'client-public', 'context-standalone-patient', 'permission-patient'];

/**
 * A program of somebody else, by SMART App Launch 2 alone: it knows the address of a FHIR server and its own id, and
 * finds everything else there. It has no cookies and nothing of our code.
 */
export async function smartClient(fhirBase: string, client: { id: string; redirectUri: string }) {
  const found = await fetch(`${fhirBase}/.well-known/smart-configuration`, {
    headers: { accept: 'application/json' },
  });
  if (!found.ok) throw new Error(`discovery: ${found.status}`);
  const configuration: Configuration = await found.json();
  const missing = NEEDED.filter((one) => !configuration.capabilities.includes(one));
  if (missing.length > 0) throw new Error(`the server lacks ${missing.join(', ')}`);
  if (!configuration.code_challenge_methods_supported.includes('S256')) throw new Error('no PKCE');
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');

  async function askForTokens(fields: Record<string, string>): Promise<Tokens> {
    const reply = await fetch(configuration.token_endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...fields, client_id: client.id }),
    });
    if (!reply.ok) throw new Error(`token: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }
  const get = (address: string, token: string) =>
    fetch(address, { headers: { accept: 'application/fhir+json', authorization: `Bearer ${token}` } });

  return {
    /** Where the person is sent to decide. */
    launchAddress(scope: string): string {
      const address = new URL(configuration.authorization_endpoint);
      const asked = {
        response_type: 'code',
        client_id: client.id,
        redirect_uri: client.redirectUri,
        scope,
        state,
        aud: fhirBase,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return address.href;
    },
    /** With the address to which the person came back. */
    async finish(returnedTo: string): Promise<Tokens> {
      const answer = new URL(returnedTo).searchParams;
      if (answer.get('state') !== state) throw new Error('an answer to another question');
      const code = answer.get('code');
      if (!code) throw new Error(`refused: ${answer.get('error')}`);
      return askForTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: client.redirectUri,
        code_verifier: verifier,
      });
    },
    refresh: (token: string, more: Record<string, string> = {}) =>
      askForTokens({ grant_type: 'refresh_token', refresh_token: token, ...more }),
    statusOf: async (path: string, token: string): Promise<number> =>
      (await get(`${fhirBase}/${path}`, token)).status,
    /** All pages of a search or an operation, by the links that the server gives. */
    async readAll(path: string, token: string): Promise<string[]> {
      const types: string[] = [];
      for (let next: string | undefined = `${fhirBase}/${path}`; next; ) {
        const reply = await get(next, token);
        if (!reply.ok) throw new Error(`${next}: ${reply.status}`);
        const bundle: Bundle = await reply.json();
        types.push(...(bundle.entry ?? []).map(({ resource }) => resource.resourceType));
        next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
      }
      return types;
    },
  };
}
