import { formatDate, formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { ItemKind, OutboxItem } from '../../platform/outbox/item.ts';
import { clockText } from '../../platform/time/clock-text.ts';

type Titled = Pick<OutboxItem, 'kind' | 'body' | 'name' | 'voice'>;

/** What the person wrote, where it is words. */
export function wordsOf({ kind, body }: Titled): string | undefined {
  const words =
    kind === 'message' ? body.content : kind === 'journal' || kind === 'booking' ? body.notes : undefined;
  return typeof words === 'string' && words !== '' ? words : undefined;
}

const answerOf = ({ answer }: Titled['body']) =>
  answer === 'taken' || answer === 'skipped' ? answer : 'undone';

const isTitledByName = (kind: ItemKind) => kind === 'message' || kind === 'booking' || kind === 'recording';

/** Says in a few words what waits. */
export function useItemTitle(): (item: Titled) => string {
  const { t } = useTranslation('outbox');
  const lang = useLanguage();
  const plain = ({ kind, body, name, voice }: Titled) => {
    if (kind === 'measurement' && typeof body.systolic === 'number')
      return t('kind.pressure', { reading: `${body.systolic}/${body.diastolic}` });
    if (kind === 'cycle') return t('kind.cycle', { date: formatDate(lang, String(body.date), 'short') });
    if (kind === 'dose')
      return t(`kind.dose.${answerOf(body)}`, { time: clockText(lang, String(body.time)) });
    if (kind === 'clock')
      return t(`kind.clock.${body.kind === 'clock_out' ? 'out' : 'in'}`, {
        when: formatDateTime(lang, { at: new Date(String(body.at)), timeZone: ownTimeZone() }, 'short'),
      });
    if (isTitledByName(kind))
      return t(`kind.${kind === 'message' && voice ? 'voice' : kind}`, { name: name ?? '' });
    return t(`kind.${kind}`);
  };
  return (item) =>
    item.name && !isTitledByName(item.kind)
      ? t('forWhom', { title: plain(item), name: item.name })
      : plain(item);
}
