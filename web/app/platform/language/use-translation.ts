import { createTranslator, type Texts, type Translator } from '@lakou/i18n';
import { createContext, useContext } from 'react';
import type { Catalogue, Namespace } from './namespaces.ts';

export const TranslatorContext = createContext<Translator<Catalogue>>(createTranslator('en'));

/** The texts of a namespace in the reader's language. */
export const useTranslation = <const N extends Namespace>(namespace: N): Texts<Catalogue[N]> =>
  useContext(TranslatorContext).of(namespace);
