import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { SERVER_MAIN } from './build-server.ts';
import { endWithParent } from './end-with-parent.ts';

// Only under npm: a person who runs this file directly may want to leave it running.
if (process.env.npm_lifecycle_event) endWithParent();

await build();
await import(pathToFileURL(SERVER_MAIN).href);
