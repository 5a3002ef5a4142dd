import type { Earnings, EarningsPeriod } from '@lakou/contract/provider-workspace';
import { formatDate, formatMoney, formatNumber, formatTinyMonth, type Language } from '@lakou/i18n';
import type { Bar } from '../../ui/bar-chart.tsx';
import { shortDay } from './days.ts';

/** The name of a period on two short lines, and its full name. */
function nameOf(lang: Language, by: EarningsPeriod, start: string): [string, string, string] {
  const { name, number } = shortDay(lang, start);
  if (by === 'day') return [name, String(number), formatDate(lang, start, 'long')];
  const month = formatTinyMonth(lang, start);
  if (by === 'week') return [String(number), month, formatDate(lang, start, 'medium')];
  return [month, start.slice(0, 4), formatDate(lang, start, 'month')];
}

/** One bar per period, in whole dollars. */
export const barsOf = (lang: Language, by: EarningsPeriod, { periods }: Pick<Earnings, 'periods'>): Bar[] =>
  periods.map(({ start, net }) => {
    const [above, below, whole] = nameOf(lang, by, start);
    return {
      key: start,
      value: net,
      text: formatNumber(lang, net, Number.isInteger(net) ? 0 : 2),
      name: [above, below],
      spoken: { name: whole, value: formatMoney(lang, Math.round(net * 100), 'USD') },
    };
  });
