import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { tintOf } from '../../ui/tone.ts';
import type { CallView } from './call.ts';
import type { Quality } from './ladder.rules.ts';

const TONES = { good: 'leaf', fair: 'mango', poor: 'hibiscus' } as const;

/** The worse of the two ends: a visit is as good as that. */
export function ConnectionBadge({ view }: { view: CallView }) {
  const { t } = useTranslation('calls');
  if (view.phase !== 'connected') return null;
  const ends: (Quality | undefined)[] = [view.quality, view.told?.quality];
  const quality = ends.includes('poor') ? 'poor' : ends.includes('fair') ? 'fair' : 'good';
  return (
    <span
      className={classNames(
        'whitespace-nowrap rounded-full px-2.5 py-0.5 text-13 font-semibold',
        tintOf[TONES[quality]],
      )}
    >
      {t(`quality.${quality}`)}
    </span>
  );
}

/** Whether not even sound gets through, on either end. */
export const isTooWeak = ({ step, told }: Pick<CallView, 'step' | 'told'>): boolean =>
  step === 'chat' || told?.step === 'chat';

/** What was given up for a weak connection, said in words. */
function useLadderText({ phase, step, told, room }: CallView): string | undefined {
  const { t } = useTranslation('calls');
  // At the last step the banner with the way to the chat says it.
  if (phase !== 'connected' || room?.mode !== 'video' || isTooWeak({ step, told })) return undefined;
  if (step === 'audio') return t('ladder.audio');
  if (step === 'low-video') return t('ladder.lowVideo');
  return told?.step === 'audio' ? t('ladder.theirAudio') : undefined;
}

export function LadderNote({ view }: { view: CallView }) {
  const text = useLadderText(view);
  return (
    <p role="status" className={text ? 'bg-mango-tint px-4 py-2 text-15 text-mango-ink' : 'sr-only'}>
      {text}
    </p>
  );
}
