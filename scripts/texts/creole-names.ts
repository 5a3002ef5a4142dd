/** Words that keep their foreign spelling inside Creole texts: brands, standards, units, code. */
export const CREOLE_NAMES = [
  'MonCash',
  'DICOM',
  'PayPal',
  'WhatsApp',
  'PDF',
  'QR',
  'SMS',
  'SMART',
  'FHIR',
  'JSON',
  'passkey',
  'appLanguage',
  'IMC',
  '°C',
  'cm',
  'mcg',
];
