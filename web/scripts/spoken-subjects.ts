import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PLACES, subjectsWithClips } from '../../scripts/speech/clips.ts';
import { spokenSubjects } from '../../scripts/speech/subjects.ts';

const ID = 'virtual:spoken-subjects';
const CLIP = /^\/media\/speech\/(\w\w\/[0-9a-f]{16}\.mp3)$/;

/** Serves `virtual:spoken-subjects`: what has clips beside what every build has. In development it serves clips too. */
export function spokenSubjectsModule(): Plugin {
  return {
    name: 'spoken-subjects',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const further = spokenSubjects().filter(({ atFirst }) => !atFirst);
      return `export default ${JSON.stringify(subjectsWithClips(further))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, clip = ''] = CLIP.exec(request.url ?? '') ?? [];
        const file = [PLACES.recordings, PLACES.made].map((folder) => join(folder, clip)).find(existsSync);
        if (!clip || !file) return next();
        response.setHeader('content-type', 'audio/mpeg');
        createReadStream(file).pipe(response);
      });
    },
  };
}
