import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedForms } from './refused-forms.ts';

const FOLDERS = [
  'packages/clinical/src',
  'packages/content/src',
  'packages/contract/src',
  'packages/i18n/src',
  'server/src',
  'web/app',
];

/** What people type is written there, in any spelling. */
const TYPED =
  /(?:^|\/)triage\/(?:lexicon|vignettes|learned)\/|(?:fold-text|lab\/names|marketing-keywords\.rules)\.ts$/;

/** Creole that stands in code, such as dates, towns and the texts of the demo, keeps to the same forms. */
export function codeFaults(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !TYPED.test(file))
      .flatMap((file) =>
        literalsOf(readFileSync(join(root, file), 'utf8'))
          .flatMap(refusedForms)
          .map((fault) => `${file}: ${fault}`),
      ),
  );
}

function literalsOf(code: string): string[] {
  return code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
}
