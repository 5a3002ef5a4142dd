import type { Booking } from '@lakou/contract/bookings';
import { LONGEST_ANSWER } from '@lakou/contract/pre-visit-answers.rules';
import { useQueryClient } from '@tanstack/react-query';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { entriesQuery } from '../record-entries/record-entries.queries.ts';

interface FromRecordProps {
  booking: Booking;
  kind: 'medicine' | 'allergy';
  onCopy: (text: string) => void;
}

/** Copies what the record says, when the patient asks for it: the text then can be changed before it is sent. */
export function FromRecord({ booking, kind, onCopy }: FromRecordProps) {
  const { t } = useTranslation('pre-visit-answers');
  const { id } = useUser();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Who acts for somebody in visits alone may not read the record.
  if (id !== booking.patientId) return null;
  async function copy() {
    setBusy(true);
    try {
      const subject = { patientId: id, dependentId: booking.dependentId, byProvider: false };
      const entries = await queries.fetchQuery(entriesQuery(subject));
      const lines = entries
        .filter((entry) => entry.kind === kind && entry.status === 'active')
        .map(({ text, dose, frequency, reaction }) =>
          [text, dose, frequency, reaction].filter(Boolean).join(', '),
        );
      if (lines.length === 0) toast.error(t('recordEmpty'));
      else onCopy(lines.join('\n').slice(0, LONGEST_ANSWER));
    } catch {
      toast.error(t('recordFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div>
      <Button variant="ghost" size="sm" icon={ClipboardPaste} busy={busy} onClick={() => void copy()}>
        {t(kind === 'medicine' ? 'copyMedicines' : 'copyAllergies')}
      </Button>
    </div>
  );
}
