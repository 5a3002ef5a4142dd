import { BLIND_ENGLISH } from './blind/en.ts';
import { BLIND_FRENCH } from './blind/fr.ts';
import { BLIND_CREOLE } from './blind/ht.ts';
import { CLASSES_ENGLISH } from './classes/en.ts';
import { CLASSES_FRENCH } from './classes/fr.ts';
import { CLASSES_CREOLE } from './classes/ht.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { CREOLE } from './ht.ts';
import { MORE_ENGLISH } from './more/en.ts';
import { MORE_FRENCH } from './more/fr.ts';
import { MILD_FRENCH } from './more/fr-mild.ts';
import { MORE_CREOLE } from './more/ht.ts';
import { MILD_CREOLE } from './more/ht-mild.ts';

export const VIGNETTES_BY_LANGUAGE = {
  en: [...ENGLISH, ...MORE_ENGLISH, ...BLIND_ENGLISH, ...CLASSES_ENGLISH],
  fr: [...FRENCH, ...MORE_FRENCH, ...MILD_FRENCH, ...BLIND_FRENCH, ...CLASSES_FRENCH],
  ht: [...CREOLE, ...MORE_CREOLE, ...MILD_CREOLE, ...BLIND_CREOLE, ...CLASSES_CREOLE],
};
export const ALL_VIGNETTES = Object.values(VIGNETTES_BY_LANGUAGE).flat();
