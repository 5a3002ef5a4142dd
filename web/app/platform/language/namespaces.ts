import type about from '../../../../packages/i18n/locales/en/about.json';
import type accounts from '../../../../packages/i18n/locales/en/accounts.json';
import type common from '../../../../packages/i18n/locales/en/common.json';
import type dashboard from '../../../../packages/i18n/locales/en/dashboard.json';
import type errors from '../../../../packages/i18n/locales/en/errors.json';
import type features from '../../../../packages/i18n/locales/en/features.json';
import type home from '../../../../packages/i18n/locales/en/home.json';
import type howItWorks from '../../../../packages/i18n/locales/en/how-it-works.json';
import type privacy from '../../../../packages/i18n/locales/en/privacy.json';
import type shell from '../../../../packages/i18n/locales/en/shell.json';
import type site from '../../../../packages/i18n/locales/en/site.json';
import type terms from '../../../../packages/i18n/locales/en/terms.json';

/** The catalogues, by the name of their file; English is the model that types every key. */
export interface Catalogue {
  common: typeof common;
  errors: typeof errors;
  accounts: typeof accounts;
  dashboard: typeof dashboard;
  shell: typeof shell;
  site: typeof site;
  home: typeof home;
  features: typeof features;
  about: typeof about;
  'how-it-works': typeof howItWorks;
  terms: typeof terms;
  privacy: typeof privacy;
}
export type Namespace = keyof Catalogue;
export type Words = Record<string, unknown>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
