import type { NewCard } from '@lakou/contract/health-workers';
import { cardCodeText } from '@lakou/contract/health-workers.rules';
import { LANGUAGES } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { loadWords, wordsIn } from '../../platform/language/words.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { cardAddress } from './card-token.ts';

const NAMESPACE = 'health-workers';

/** As it is printed, in three languages: a name, a clinic and a code; nothing about health. Always dark on white. */
export function PaperCard({ card: { token, code, name, clinicName } }: { card: NewCard }) {
  const { t } = useTranslation(NAMESPACE);
  const sentences = useQuery({
    queryKey: ['card-words', clinicName],
    queryFn: async () => {
      await Promise.all(LANGUAGES.map((lang) => loadWords(lang, [NAMESPACE])));
      return (['ht', 'fr', 'en'] as const).map((lang) => ({
        lang,
        text: wordsIn(lang).of(NAMESPACE).t('cardText', { clinic: clinicName }),
      }));
    },
  });
  return (
    <>
      {sentences.isError && (
        <div className="print:hidden">
          <FailedNote query={sentences} />
        </div>
      )}
      <section
        aria-label={t('card')}
        className="grid max-w-100 gap-3 rounded-card border-2 border-[#182b2a] bg-[#ffffff] p-4 text-[#182b2a]"
      >
        <p className="text-14 font-semibold wrap-anywhere">{clinicName}</p>
        <p className="text-22 font-extrabold wrap-anywhere">{name}</p>
        <QrCode text={cardAddress(location.origin, token)} label={t('qrLabel')} />
        <p className="text-22 font-bold tracking-wide tabular-nums">{cardCodeText(code)}</p>
        {sentences.data?.map(({ lang, text }) => (
          <p key={lang} lang={lang} className="text-14">
            {text}
          </p>
        ))}
      </section>
    </>
  );
}
