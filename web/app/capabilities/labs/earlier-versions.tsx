import type { LabResult } from '@lakou/contract/labs';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { versionQuery } from './labs.queries.ts';
import { ResultDialog } from './result-dialog.tsx';
import { ValueRow } from './value-row.tsx';

/** What an amended result said before: it stays readable, and is said to count no longer. */
export function EarlierVersions({ result }: { result: LabResult }) {
  const { t } = useTranslation('labs');
  const [open, setOpen] = useState<number>();
  const earlier = Array.from({ length: result.version - 1 }, (_, n) => n + 1);
  if (earlier.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {earlier.map((number) => (
        <Button key={number} variant="ghost" size="sm" onClick={() => setOpen(number)}>
          {t('result.version', { number })}
        </Button>
      ))}
      {open && <VersionDialog id={result.id} version={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface VersionDialogProps {
  id: string;
  version: number;
  onClose: () => void;
}

function VersionDialog({ id, version, onClose }: VersionDialogProps) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  return (
    <ResultDialog
      title={t('result.version', { number: version })}
      query={useQuery(versionQuery(id, version))}
      failed={t('result.failed')}
      onClose={onClose}
    >
      {({ values, comment, author, reason, reportDate }) => (
        <div className="grid gap-4">
          <p className="rounded-control bg-mango-tint p-3 text-15 font-medium text-mango-ink">
            {t('result.replaced')}
          </p>
          <ul className="grid gap-1 text-15 text-ink-soft">
            <li>
              {t('result.date', {
                date: formatDateTime(lang, { at: new Date(reportDate), timeZone: ownTimeZone() }, 'long'),
              })}
            </li>
            <li>{t('result.author', { name: author.name })}</li>
            {reason && <li>{t('result.amended', { reason })}</li>}
          </ul>
          {values.length > 0 && (
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {values.map((value) => (
                <ValueRow key={value.id} value={value} trend={undefined} />
              ))}
            </ul>
          )}
          {comment && <p className="whitespace-pre-line wrap-anywhere">{comment}</p>}
        </div>
      )}
    </ResultDialog>
  );
}
