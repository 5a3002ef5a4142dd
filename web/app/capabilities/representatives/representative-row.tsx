import type { Representative } from '@lakou/contract/representatives';
import { formatDate } from '@lakou/i18n';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EndDialog } from './end.dialog.tsx';
import { ScopeList } from './scope-list.tsx';

const LOOKS = {
  invited: { icon: MailCheck, tone: 'sea' },
  expired: { icon: Clock, tone: 'mango' },
  active: { icon: UserRoundCheck, tone: 'leaf' },
} as const;

/** One who acts for the patient, or was asked to. */
export function RepresentativeRow({ representative }: { representative: Representative }) {
  const { t } = useTranslation('representatives');
  const lang = useLanguage();
  const [ending, setEnding] = useState(false);
  const { id, state, email, scopes, since, expiresAt } = representative;
  const name = representative.name ?? email;
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const isInvitation = state !== 'active';
  return (
    <Card as="li">
      <div className="flex items-start gap-3.5">
        <Avatar name={name} />
        <div className="grid min-w-0 grow gap-2">
          <h3 className="text-16 font-bold wrap-anywhere">{name}</h3>
          <p>
            <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
          </p>
          <ScopeList scopes={scopes} />
          <p className="text-14 text-ink-soft">
            {expiresAt ? t('until', { date: day(expiresAt) }) : t('since', { date: day(since) })}
          </p>
          <p>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t(isInvitation ? 'withdrawOne' : 'endOne', { name })}
              onClick={() => setEnding(true)}
            >
              {t(isInvitation ? 'withdraw' : 'end')}
            </Button>
          </p>
        </div>
      </div>
      {ending && <EndDialog {...{ id, name, isInvitation }} onClose={() => setEnding(false)} />}
    </Card>
  );
}
