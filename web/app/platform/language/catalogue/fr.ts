import type { Words } from '@lakou/i18n';

// Static pages contain their texts in their HTML, and the server writes the mails.
export default import.meta.glob<Words>(
  [
    '../../../../../packages/i18n/locales/fr/*.json',
    '!../../../../../packages/i18n/locales/fr/{about,features,home,how-it-works,privacy,site,terms,mail}.json',
  ],
  { import: 'default' },
);
