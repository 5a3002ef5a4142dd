import type { VerificationCase } from '@lakou/contract/verification';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { addressOf } from '../../ui/files/file-address.ts';

const DOCUMENTS = ['medicalLicenseUrl', 'photoIdUrl', 'backgroundCheckUrl'] as const;

/** The documents that were sent, one at a time. */
export function DocumentViewer({ licence }: { licence: VerificationCase }) {
  const { t } = useTranslation('verification');
  const sent = DOCUMENTS.filter((name) => licence[name]);
  const [chosen, setChosen] = useState<(typeof DOCUMENTS)[number]>();
  const shown = chosen ?? sent[0];
  const value = shown && licence[shown];
  return (
    <section
      aria-label={t('documents')}
      className="grid min-h-80 content-start gap-4 rounded-card bg-sunken p-4 lg:sticky lg:top-4"
    >
      {sent.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {sent.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              onClick={() => setChosen(name)}
              className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-15 font-semibold aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea"
            >
              {t(`document.${name}`)}
            </button>
          ))}
        </div>
      )}
      {shown && value ? (
        <OneDocument key={value} name={t(`document.${shown}`)} value={value} />
      ) : (
        <p className="self-center py-16 text-center text-ink-soft">{t('noDocument')}</p>
      )}
    </section>
  );
}

/** A picture is shown; another file opens in a tab of its own, and text is written out. */
function OneDocument({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation('verification');
  const [isPicture, setIsPicture] = useState(true);
  const address = addressOf(value);
  if (!address)
    return (
      <p className="rounded-control bg-surface p-4">
        <span className="block text-14 text-ink-soft">{t('onlyWords')}</span>
        <span className="wrap-anywhere">{value}</span>
      </p>
    );
  return (
    <div className="grid justify-items-center gap-4">
      {isPicture ? (
        <img
          src={address}
          alt={name}
          onError={() => setIsPicture(false)}
          className="max-h-[80dvh] w-auto max-w-full rounded-control bg-surface"
        />
      ) : (
        <FileText size={72} strokeWidth={1} className="my-10 text-ink-soft" />
      )}
      <a href={address} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'secondary' })}>
        <span className="flex items-center gap-2">
          <ExternalLink size={20} className="shrink-0" />
          {t('open', { name })}
        </span>
      </a>
    </div>
  );
}
