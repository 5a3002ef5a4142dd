import { formatDateTime } from '@lakou/i18n';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import type { SharedLink } from './use-share.ts';

interface SharedLinkCardProps {
  shared: SharedLink;
  onAnother: () => void;
}

/** A new link, with all ways to hand it over. */
export function SharedLinkCard({ shared, onAnother }: SharedLinkCardProps) {
  const { t } = useTranslation('health-links');
  const lang = useLanguage();
  const { link, passcode, expiresAt } = shared;
  const until = formatDateTime(lang, { at: new Date(expiresAt), timeZone: ownTimeZone() }, 'medium');
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    toast.success(t('ready.copied'));
  }
  const message = encodeURIComponent(t('ready.message', { link }));
  return (
    <Section title={t('ready.title')}>
      <Card>
        <div className="grid justify-items-center gap-4">
          <QrCode text={link} label={t('ready.qr')} />
          <p className="text-balance text-center text-ink-soft">{t('ready.scan')}</p>
          <p className="text-15 font-semibold">{t('ready.until', { when: until })}</p>
          {passcode && <Passcode passcode={passcode} onCopy={() => void copy(passcode)} />}
          <div className="grid w-full gap-2">
            <a
              href={`https://wa.me/?text=${message}`}
              target="_blank"
              rel="noreferrer"
              className={buttonLook({ block: true })}
            >
              <span className="flex items-center gap-2">
                <MessageCircle size={20} className="shrink-0" />
                {t('ready.send')}
              </span>
            </a>
            <Button variant="secondary" block icon={Link2} onClick={() => void copy(link)}>
              {t('ready.copy')}
            </Button>
            <Button variant="ghost" block icon={Plus} onClick={onAnother}>
              {t('ready.another')}
            </Button>
          </div>
          <p className="flex gap-2 text-14 text-ink-soft">
            <ShieldCheck size={18} className="shrink-0 text-leaf" />
            {t('ready.once')}
          </p>
        </div>
      </Card>
    </Section>
  );
}

function Passcode({ passcode, onCopy }: { passcode: string; onCopy: () => void }) {
  const { t } = useTranslation('health-links');
  return (
    <div className="w-full rounded-card bg-sunken py-3 pr-2 pl-4">
      <div className="flex items-center gap-3">
        <p className="grow">
          <span className="block text-14 text-ink-soft">{t('passcode.title')}</span>
          <span className="text-28 font-extrabold tracking-widest">{passcode}</span>
        </p>
        <IconButton icon={Copy} label={t('passcode.copy')} onClick={onCopy} />
      </div>
      <p className="text-14 text-ink-soft">{t('passcode.apart')}</p>
    </div>
  );
}
