import { TEAM_CHANNELS, type TeamChannel } from '@lakou/contract/team.rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { teamQuery, unseenQuery } from './team.queries.ts';
import { TeamMessageItem } from './team-message-item.tsx';
import { useMarkSeen } from './use-mark-seen.ts';
import { WriteToTeam } from './write-to-team.tsx';

export const clientLoader = needsWords('team');

/** Announcements and the talk of a clinic's staff; the channel is in the address. */
export default function Team() {
  const { t } = useTranslation('team');
  const { clinicId } = useUser();
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      {clinicId ? <Channels clinicId={clinicId} /> : <EmptyCard text={t('noClinic')} />}
    </div>
  );
}

function Channels({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('team');
  const { role, clinicRole } = useUser();
  const { get, put } = useAddress();
  const channel = TEAM_CHANNELS.find((one) => one === get('channel')) ?? 'announcements';
  const query = useInfiniteQuery(teamQuery(clinicId, channel));
  const unseen = useQuery(unseenQuery(clinicId)).data;
  useMarkSeen(clinicId, channel, query.data?.pages[0]?.[0]?.id);
  const manages = role === 'CLINIC_ADMIN' || clinicRole === 'Admin' || clinicRole === 'Scheduler';
  const named = (one: TeamChannel) =>
    one !== channel && unseen?.[one]
      ? t('unseen', { name: t(`channels.${one}`), count: unseen[one] })
      : t(`channels.${one}`);
  return (
    <>
      <FilterChips
        legend={t('channel')}
        options={TEAM_CHANNELS.map((one) => ({ value: one, title: named(one) }))}
        value={channel}
        onChange={(one) => put('channel', one)}
      />
      {(channel === 'team' || manages) && <WriteToTeam key={channel} clinicId={clinicId} channel={channel} />}
      <PagedList
        query={query}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard text={t(`none.${channel}`)} />}
      >
        {(messages) => (
          <ul className="grid gap-3">
            {messages.map((message) => (
              <TeamMessageItem key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
