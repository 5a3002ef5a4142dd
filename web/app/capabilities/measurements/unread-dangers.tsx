import type { Language } from '@lakou/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';
import { useUser } from '../../platform/session.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { dangersQuery } from './dangers.queries.ts';

/** What shows a danger, with its words and the style that the first screen does not have. */
const reminderQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['danger-reminder', lang],
    queryFn: async () => {
      const part = Promise.all([import('./danger-reminder.tsx'), appStyle()]);
      await loadWords(lang, ['measurements', 'trackers', 'maternity']);
      const [module] = await part;
      return { Reminder: module.DangerReminder };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** Asks for dangers nobody has acknowledged; what shows them is loaded only when there is one. */
export function UnreadDangers() {
  const { data: dangers = [] } = useQuery(dangersQuery(useUser().id));
  const isNeeded = dangers.length > 0;
  const { data: part } = useQuery({ ...reminderQuery(useLanguage()), enabled: isNeeded });
  return part && isNeeded ? <part.Reminder dangers={dangers} /> : null;
}
