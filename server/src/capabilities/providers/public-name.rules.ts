/** First name and the last one's initial: `Marie Rose Joseph` → `Marie J.` */
export function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}
