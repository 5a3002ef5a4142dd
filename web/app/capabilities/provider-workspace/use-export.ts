import type { PaidBooking } from '@lakou/contract/provider-workspace';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { toast } from '../../ui/toast.ts';
import { serviceName } from '../bookings/service-name.ts';
import type { EarningsSpan } from './agenda.queries.ts';
import { paidRow, toCsv } from './csv.ts';

const AT_ONCE = 500;

async function fetchAll({ from, to }: EarningsSpan): Promise<PaidBooking[]> {
  const all: PaidBooking[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const page: PaidBooking[] = await api('GET /api/providers/me/earnings/visits', {
      query: { from, to, limit: AT_ONCE, ...(after && { after }) },
    });
    all.push(...page);
    after = page.at(-1)?.id;
    more = page.length === AT_ONCE;
  }
  return all;
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Exports all paid bookings of a span as CSV. */
export function useExport(span: EarningsSpan, timeZone: string) {
  const { t } = useTranslation('provider-workspace');
  const { t: tBookings } = useTranslation('bookings');
  const lang = useLanguage();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => fetchAll(span),
    onSuccess: (paid) => {
      const heads = ['paid', 'visit', 'patient', 'service', 'mode', 'earned', 'refunded'] as const;
      const rows = paid.map((booking) =>
        paidRow(booking, timeZone, {
          service: serviceName(lang, booking),
          mode: tBookings(`mode.${booking.mode}`),
        }),
      );
      download(`${span.from}_${span.to}.csv`, toCsv([heads.map((head) => t(`csv.${head}`)), ...rows]));
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
