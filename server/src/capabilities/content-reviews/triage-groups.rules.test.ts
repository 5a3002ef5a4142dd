import { LANGUAGES } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { reviewables } from './content-fields.rules.ts';

test.each(LANGUAGES)(
  'ADM-6 every text of the symptom checker has a name to be reviewed under: %s',
  (lang) => {
    const groups = wordsIn(lang, 'triage-groups') as (key: string) => string;
    const nameless = reviewables('triage').filter(({ slug }) => groups(`group.${slug}`) === `group.${slug}`);
    expect(nameless.map(({ slug }) => slug)).toEqual([]);
  },
);
