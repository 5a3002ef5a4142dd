import type { OpenCareRequest } from '@lakou/contract/care-requests';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { SpotsMap } from '../../ui/map/spots-map.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { mapSettingsQuery } from '../providers/providers.queries.ts';
import { spotsOf } from './request-spots.ts';

interface RequestsMapProps {
  requests: readonly OpenCareRequest[];
  /** The one that is pointed at in the list. */
  active: string | undefined;
  chosen: string | undefined;
  /** Somebody already pressed a button for it. */
  wasAsked: boolean;
  onChoose: (id: string | undefined) => void;
}

/** The towns of the open requests: no more than the town is known before one accepts. */
export default function RequestsMap({ requests, active, chosen, wasAsked, onChoose }: RequestsMapProps) {
  const { t } = useTranslation('care-requests');
  const lang = useLanguage();
  const settings = useQuery(mapSettingsQuery);
  const spots = useMemo(() => spotsOf(requests), [requests]);
  const fit = useMemo(() => ({ key: spots.map(({ id }) => id).join(' '), spots }), [spots]);
  const named = (id: string | undefined) => requests.find((one) => one.id === id);
  const opened = named(chosen);
  return (
    <section aria-label={t('map.label')} className="size-full">
      <SpotsMap
        {...{ spots, fit, active, chosen, wasAsked, onChoose }}
        tilesUrl={settings.data?.tilesUrl ?? null}
        labelOf={({ id, count }) => {
          const one = named(id);
          return one ? `${serviceName(lang, one)}, ${one.commune}` : t('map.here', { count });
        }}
        bubble={
          opened && (
            <div className="grid gap-0.5 wrap-anywhere">
              <strong className="text-16">{serviceName(lang, opened)}</strong>
              <span className="text-ink-soft">{opened.commune}</span>
              <span className="first-letter:uppercase">
                {formatDateTime(lang, { at: new Date(opened.dateTime), timeZone: ownTimeZone() }, 'short')}
              </span>
            </div>
          )
        }
      />
    </section>
  );
}
