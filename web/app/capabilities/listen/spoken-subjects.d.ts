declare module 'virtual:spoken-subjects' {
  /** The subjects with clips beside those that every build has, by language. */
  const subjects: Readonly<Record<import('@lakou/i18n').Language, readonly string[]>>;
  export default subjects;
}
