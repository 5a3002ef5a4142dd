import type { Conversation } from '@lakou/contract/messages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton, MenuLink } from '../../ui/menu-items.tsx';
import { ReportPersonDialog } from '../person-reports/report-person.dialog.tsx';
import { useLabels } from '../providers/labels.ts';
import { useBlock } from './use-block.ts';

interface ConversationHeaderProps {
  person: Conversation;
  searching: boolean;
  onSearch: () => void;
}

export function ConversationHeader({ person, searching, onSearch }: ConversationHeaderProps) {
  const { t } = useTranslation('messages');
  const { t: words } = useTranslation('person-reports');
  const labels = useLabels();
  const [reporting, setReporting] = useState(false);
  const [asking, setAsking] = useState(false);
  const block = useBlock(person.id, () => setAsking(false));
  function stopAsking() {
    setAsking(false);
    block.reset();
  }
  const { id, name, role, specialty, profilePhotoUrl, blocked, lastMessage } = person;
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-2.5 border-b border-line bg-surface px-2.5 py-1.5">
      <Link
        to="/app/messages"
        aria-label={t('back')}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
      >
        <ArrowLeft size={22} />
      </Link>
      <Avatar name={name} photo={profilePhotoUrl ? `${profilePhotoUrl}?thumb=1` : undefined} />
      <div className="min-w-0 grow">
        <h1 className="line-clamp-2 text-18 leading-tight font-bold">{name}</h1>
        <p className="truncate text-14 text-ink-soft">{labels.specialty(specialty) || t(`role.${role}`)}</p>
      </div>
      {searching ? (
        <IconButton icon={X} label={t('closeSearch')} onClick={onSearch} />
      ) : (
        <Menu label={t('more')} trigger={<Dots />}>
          <MenuButton icon={Search} onPress={onSearch}>
            {t('searchHere')}
          </MenuButton>
          {role === 'PROVIDER' && (
            <MenuLink icon={UserRound} to={`/app/providers/${id}`}>
              {t('profile')}
            </MenuLink>
          )}
          {lastMessage && !blocked && (
            <MenuButton icon={Ban} onPress={() => setAsking(true)}>
              {t('block')}
            </MenuButton>
          )}
          {lastMessage && (
            <MenuButton icon={Flag} onPress={() => setReporting(true)}>
              {words('report')}
            </MenuButton>
          )}
        </Menu>
      )}
      {reporting && <ReportPersonDialog person={person} onClose={() => setReporting(false)} />}
      {asking && (
        <ConfirmDialog
          title={t('block')}
          text={t('blockText', { name })}
          keep={t('keep')}
          busy={block.busy}
          problem={block.problem}
          onConfirm={() => block.run(true)}
          onClose={stopAsking}
        />
      )}
    </header>
  );
}

/** Three dots on narrow screens, the word on wide ones. */
function Dots() {
  const { t } = useTranslation('messages');
  return (
    <>
      <EllipsisVertical size={20} className="md:hidden" />
      <span className="text-15 max-md:hidden">{t('more')}</span>
    </>
  );
}
