declare module 'virtual:find-entries' {
  type Row = readonly [
    kind: import('@lakou/content/find-kinds').FindKind,
    id: string,
    to: string,
    titles: readonly [en: string, fr: string, ht: string],
    names: readonly string[],
    words: readonly string[],
    areas: readonly string[],
  ];
  const rows: readonly Row[];
  export default rows;
}
