import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { redirect, useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { hasPeople, listPeople, type Person } from '../platform/device/people.ts';
import { sessionOwner } from '../platform/device/session-owner.ts';
import { needsWords, signInPath } from '../platform/language/language.tsx';
import { nextPath } from '../platform/next-path.ts';
import { useOnline } from '../platform/use-online.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { SessionlessLinks } from './sessionless-links.tsx';

const words = needsWords('common', 'errors', 'shell', 'devices');

/** A phone that nobody shares has nothing to choose from. */
export async function clientLoader({ request }: { request: Request }) {
  if (!hasPeople()) throw redirect(nextPath(new URL(request.url).search));
  return words({ request });
}

/** A phone that several people use: each opens their own part of it. */
export default function Locked() {
  const { t } = useTranslation('devices');
  const { search } = useLocation();
  const online = useOnline();
  const people = useQuery({ queryKey: ['people-here'], queryFn: listPeople, gcTime: 0 });
  const signIn = signInPath(nextPath(search));
  return (
    <div className="mx-auto flex min-h-dvh max-w-112 flex-col">
      <title>{t('shared.who')}</title>
      <header className="flex h-14 items-center justify-between px-4">
        <Logo />
        <LanguageMenu />
      </header>
      <main id="main" className="grid grow content-start gap-5 px-4 pt-4 pb-8">
        <div className="grid gap-1">
          <PageTitle>{t('shared.who')}</PageTitle>
          <p className="text-ink-soft">{t(online ? 'shared.whoText' : 'shared.whoOffline')}</p>
        </div>
        <QueryState query={people}>
          {(found) => (
            <Card>
              <ul className="divide-y divide-line">
                {found.map((person) => (
                  <li key={person.userId}>
                    <PersonRow
                      person={person}
                      signIn={signIn}
                      next={nextPath(search)}
                      onGone={() => void people.refetch()}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </QueryState>
        {online && <TextLink to={signIn}>{t('shared.someoneElse')}</TextLink>}
      </main>
      <footer className="sticky bottom-0 z-10 h-17 border-t border-line bg-surface">
        <SessionlessLinks />
      </footer>
    </div>
  );
}

const LOOK = 'flex min-h-14 w-full items-center gap-3 py-2 text-left text-16 font-semibold';

interface PersonRowProps {
  person: Person;
  signIn: string;
  next: string;
  /** Called when the dialog closes after too many wrong PINs. */
  onGone: () => void;
}

/** With a network the PIN opens an open session only; who has none here signs in. */
function PersonRow({ person, signIn, next, onGone }: PersonRowProps) {
  const { t } = useTranslation('devices');
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const inside = (
    <>
      <Avatar name={person.name} />
      <span className="grow">{person.name}</span>
    </>
  );
  if (online && sessionOwner() !== person.userId)
    return (
      <div className={LOOK}>
        {inside}
        <TextLink to={signIn} aria-label={t('shared.signInAs', { name: person.name })}>
          {t('shared.signIn')}
        </TextLink>
      </div>
    );
  return (
    <>
      <button type="button" className={LOOK} onClick={() => setAsking(true)}>
        {inside}
        <ChevronRight size={20} className="shrink-0 text-ink-soft" />
      </button>
      {asking && (
        <PinDialog
          person={person}
          next={next}
          onClose={(isGone) => {
            setAsking(false);
            if (isGone) onGone();
          }}
        />
      )}
    </>
  );
}
