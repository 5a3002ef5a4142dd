import type { ServiceCode } from '@lakou/contract/billing';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { codesQuery } from './billing.queries.ts';
import { BillingFrame } from './billing-frame.tsx';
import { ServiceCodeDialog } from './service-code.dialog.tsx';

export const clientLoader = needsWords('billing');

/** What the clinic bills for. */
export default function ServiceCodes() {
  const { t } = useTranslation('billing');
  const user = useUser();
  const clinicId = user.clinicId ?? '';
  const mayChange = user.clinicRole === 'Admin';
  const [open, setOpen] = useState<ServiceCode | 'new'>();
  return (
    <BillingFrame
      action={
        mayChange && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('addCode')}
          </Button>
        )
      }
    >
      <QueryState
        query={useQuery(codesQuery(clinicId))}
        failed={t('codesFailed')}
        isEmpty={(codes) => codes.length === 0}
        empty={<EmptyCard text={t('noCodes')} />}
      >
        {(codes) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {codes.map((code) => (
              <li key={code.id} className="border-line not-first:border-t">
                <button
                  type="button"
                  onClick={() => setOpen(code)}
                  disabled={!mayChange}
                  aria-label={mayChange ? t('edit', { name: code.description }) : undefined}
                  className="flex min-h-16 w-full items-center gap-4 p-4 text-left enabled:hover:bg-sunken"
                >
                  <span className="min-w-0 grow">
                    <span className="block font-semibold wrap-anywhere">{code.description}</span>
                    {code.category && <span className="block text-14 text-ink-soft">{code.category}</span>}
                  </span>
                  <span className="shrink-0 font-mono text-15 text-ink-soft">{code.code}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {open && (
        <ServiceCodeDialog
          clinicId={clinicId}
          {...(open !== 'new' && { code: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </BillingFrame>
  );
}
