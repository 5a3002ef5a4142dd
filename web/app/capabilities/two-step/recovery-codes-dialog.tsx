import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose(): void;
}

/** The codes are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('two-step');
  const [saved, setSaved] = useState(false);
  return (
    <Dialog
      title={t('codes.title')}
      onClose={onClose}
      footer={
        <Button block disabled={!saved} onClick={onClose}>
          {t('codes.done')}
        </Button>
      }
    >
      <p>{t('codes.what')}</p>
      <ul
        aria-label={t('codes.list')}
        className="my-4 grid grid-cols-2 gap-x-4 gap-y-2.5 rounded-control bg-sunken p-4 text-center font-mono text-15 font-semibold md:text-16"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Keep codes={codes} />
      <div className="mt-4">
        <Checkbox
          label={t('codes.saved')}
          checked={saved}
          onChange={(event) => setSaved(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}

/** Two ways to store the codes: copy and download. */
function Keep({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('two-step');
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  function download() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${t('codes.list')}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" icon={copied ? Check : Copy} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? t('codes.copied') : t('codes.copy')}</span>
      </Button>
      <Button variant="secondary" icon={Download} onClick={download}>
        {t('codes.download')}
      </Button>
    </div>
  );
}
