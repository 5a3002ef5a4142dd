import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { SHLInvalidPasscodeError, SHLManifestNotFoundError, SHLViewer } from 'kill-the-clipboard';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

// A viewer that others wrote opens our links, so that they keep to the specification and not to our reading of it.
const lakou = testApp();
const KEY = randomBytes(32);
const RECORD = { resourceType: 'Bundle', type: 'document', entry: [] };
let nadege: Person;
let ciphertext: string;

beforeAll(async () => {
  nadege = await lakou.person('PATIENT');
  ciphertext = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(RECORD)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(KEY);
});

/** The viewer's requests, answered by the app. */
async function fetchFromApp(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const { pathname, search } = new URL(url);
  const reply = await lakou.send(
    `${method} ${pathname}${search}`,
    body ? { payload: `${body}`, headers } : {},
  );
  return new Response(reply.body, {
    status: reply.statusCode,
    headers: { 'content-type': `${reply.headers['content-type']}` },
  });
}

async function share(passcode?: string) {
  const payload = { sections: ['allergies'], ciphertext, ...(passcode && { passcode }) };
  const reply = await lakou.send('POST /api/records/share', { payload }, nadege);
  expect(reply.statusCode, reply.body).toBe(201);
  const { id, url } = reply.json();
  // Without `exp`: the clock of the tests stands still and the viewer's does not.
  const link = {
    url: url.replace('http://', 'https://'), // The viewer takes no other.
    key: KEY.toString('base64url'),
    ...(passcode && { flag: 'P' }),
    v: 1,
  };
  const shlinkURI = `shlink:/${Buffer.from(JSON.stringify(link)).toString('base64url')}`;
  return { id, viewer: new SHLViewer({ shlinkURI, fetch: fetchFromApp }) };
}
const recipient = 'Dr. Karen Whitfield';

test('VAULT-2 a viewer of others opens a link and reads the record', async () => {
  const { viewer } = await share();
  const { fhirResources } = await viewer.resolveSHL({ recipient });
  expect(fhirResources).toEqual([RECORD]);
});

test('VAULT-2 with a passcode it opens with the right one only, and a revoked link is gone', async () => {
  const { id, viewer } = await share('482913');
  await expect(viewer.resolveSHL({ recipient, passcode: '000000' })).rejects.toThrow(SHLInvalidPasscodeError);
  const { fhirResources } = await viewer.resolveSHL({ recipient, passcode: '482913' });
  expect(fhirResources).toEqual([RECORD]);
  expect((await lakou.send(`DELETE /api/records/share/${id}`, {}, nadege)).statusCode).toBe(204);
  await expect(viewer.resolveSHL({ recipient, passcode: '482913' })).rejects.toThrow(
    SHLManifestNotFoundError,
  );
});
