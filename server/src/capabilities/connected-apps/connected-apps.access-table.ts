import type { connectedApps } from '@lakou/contract/connected-apps';
import { type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { type AccessTable, everyoneGets, onlyGets } from '#platform/access/table.ts';
import { registerApp } from './registration.service.ts';

const patients = (status: number) => onlyGets({ PATIENT: status });
const REDIRECT = 'https://app.example.test/callback';

/** What a program asks for that keeps to all rules. */
async function askOf(world: World) {
  const { id } = await world.once('an app', () =>
    registerApp(systemGrant('app:register', { ...world.system, requestId: 'fixture' }), {
      name: 'Kanè Sante',
      redirectUris: [REDIRECT],
    }),
  );
  return {
    response_type: 'code',
    client_id: id,
    redirect_uri: REDIRECT,
    scope: 'launch/patient patient/*.rs offline_access',
    state: 'xyz',
    aud: 'http://localhost:3001/fhir',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
}

const connected: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await world.api('POST /api/apps', owner, { body: await askOf(world) });
  return { params: { id }, owner };
};

export const connectedAppsAccess: AccessTable<typeof connectedApps> = {
  'GET /.well-known/smart-configuration': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /fhir/.well-known/smart-configuration': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /oauth/authorize': [
    { on: 'missing', gets: everyoneGets(400) },
    {
      on: 'nothing of anybody',
      request: async (_cast, world) => ({ query: await askOf(world) }),
      gets: everyoneGets(302),
    },
  ],
  'POST /oauth/token': [{ on: 'missing', gets: everyoneGets(400) }],
  'POST /oauth/revoke': [{ on: 'missing', gets: everyoneGets(401) }],
  'GET /api/apps/request': [
    {
      on: 'own',
      request: async (_cast, world) => ({ query: await askOf(world) }),
      gets: patients(200),
    },
  ],
  'POST /api/apps': [
    { on: 'own', request: async (_cast, world) => ({ payload: await askOf(world) }), gets: patients(201) },
    {
      on: 'missing',
      request: async ({ nothing }, world) => ({
        payload: { ...(await askOf(world)), dependentId: nothing },
      }),
      gets: patients(404),
    },
  ],
  'GET /api/apps': [{ on: 'own', gets: patients(200) }],
  'DELETE /api/apps/:id': {
    fixture: connected,
    own: patients(204),
    foreign: patients(404),
    missing: patients(404),
  },
};
