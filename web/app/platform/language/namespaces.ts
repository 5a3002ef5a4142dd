import type about from '../../../../packages/i18n/locales/en/about.json';
import type accounts from '../../../../packages/i18n/locales/en/accounts.json';
import type common from '../../../../packages/i18n/locales/en/common.json';
import type dashboard from '../../../../packages/i18n/locales/en/dashboard.json';
import type devices from '../../../../packages/i18n/locales/en/devices.json';
import type email from '../../../../packages/i18n/locales/en/email.json';
import type errors from '../../../../packages/i18n/locales/en/errors.json';
import type features from '../../../../packages/i18n/locales/en/features.json';
import type home from '../../../../packages/i18n/locales/en/home.json';
import type howItWorks from '../../../../packages/i18n/locales/en/how-it-works.json';
import type humanCheck from '../../../../packages/i18n/locales/en/human-check.json';
import type myData from '../../../../packages/i18n/locales/en/my-data.json';
import type notifications from '../../../../packages/i18n/locales/en/notifications.json';
import type passkeys from '../../../../packages/i18n/locales/en/passkeys.json';
import type passwords from '../../../../packages/i18n/locales/en/passwords.json';
import type privacy from '../../../../packages/i18n/locales/en/privacy.json';
import type profiles from '../../../../packages/i18n/locales/en/profiles.json';
import type shell from '../../../../packages/i18n/locales/en/shell.json';
import type site from '../../../../packages/i18n/locales/en/site.json';
import type terms from '../../../../packages/i18n/locales/en/terms.json';
import type twoStep from '../../../../packages/i18n/locales/en/two-step.json';

/** The catalogues, by the name of their file; English is the model that types every key. */
interface Catalogue {
  common: typeof common;
  errors: typeof errors;
  accounts: typeof accounts;
  dashboard: typeof dashboard;
  notifications: typeof notifications;
  'my-data': typeof myData;
  profiles: typeof profiles;
  devices: typeof devices;
  passkeys: typeof passkeys;
  'two-step': typeof twoStep;
  'human-check': typeof humanCheck;
  passwords: typeof passwords;
  email: typeof email;
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
