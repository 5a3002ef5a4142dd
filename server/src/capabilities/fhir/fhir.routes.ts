import { Readable } from 'node:stream';
import type { Routes } from '#platform/capability.ts';
import type { FileReply } from '#platform/http/file-reply.ts';
import { capabilityStatement } from './capability-statement.view.ts';
import { canExportPerson, canExportRecord, canReadMetadata } from './fhir.access.ts';
import { baseOf, everythingOf, readResource, search, summaryOf } from './fhir.service.ts';

const json = (content: object): FileReply => ({
  status: 200,
  headers: { 'content-type': 'application/fhir+json; charset=utf-8', 'cache-control': 'no-store' },
  bytes: Readable.from([JSON.stringify(content)]),
});

export const fhir: Routes = (on, platform, capabilities) => {
  on('GET /fhir/metadata', canReadMetadata, () => json(capabilityStatement(baseOf(platform))));
  on('GET /fhir/Patient/:id/$summary', canExportPerson, async ({ grant, query }) =>
    json(await summaryOf(grant, capabilities, platform, query.sections)),
  );
  on('GET /fhir/Patient/:id/$everything', canExportPerson, async ({ grant }) =>
    json(await everythingOf(grant, capabilities, platform)),
  );
  on('GET /fhir/:type/:id', canExportRecord, async ({ grant, params }) =>
    json(await readResource(grant, params, capabilities)),
  );
  on('GET /fhir/:type', canExportRecord, async ({ grant, params, query, request }) =>
    json(await search(grant, { ...params, asked: query, path: request.url }, capabilities, platform)),
  );
};
