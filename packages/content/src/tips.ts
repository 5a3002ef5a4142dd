import { z } from 'zod';
import { cached, provenance, readItems, Words } from './kit/index.ts';

/** What to know at one week of pregnancy. */
export const PregnancyTip = z.strictObject({
  week: z.int().min(1).max(42),
  title: Words,
  text: Words,
  ...provenance,
});
export type PregnancyTip = z.infer<typeof PregnancyTip>;

/** By week, first to last. */
export const pregnancyTips = cached((): readonly PregnancyTip[] =>
  readItems('tips', PregnancyTip)
    .map(({ item }) => item)
    .sort((a, b) => a.week - b.week),
);

/** The tip of this week, else the nearest earlier one, else the first. */
export function getTip(week: number): PregnancyTip {
  const tips = pregnancyTips();
  const tip = tips.findLast((each) => each.week <= week) ?? tips[0];
  if (!tip) throw new Error('there are no pregnancy tips');
  return tip;
}
