import { needsWords } from '../../platform/language/language.tsx';
import { Eave } from '../eave.tsx';
import { Logo } from '../logo.tsx';
import { Sections } from '../section.tsx';
import { Toaster } from '../toaster.tsx';
import { Buttons } from './buttons.tsx';
import { Charts } from './charts.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Dialogs } from './dialogs.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Formats } from './formats.tsx';
import { Forms } from './forms.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Picking } from './picking.tsx';
import { Pieces } from './pieces.tsx';
import { QueryStates } from './query-states.tsx';
import { Reading } from './reading.tsx';
import { Sizes } from './sizes.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Trackers } from './trackers.tsx';
import { Waiting } from './waiting.tsx';

export const clientLoader = needsWords('common', 'errors');

/** Every component in every state, for developers and therefore in English. Not part of the production build. */
export default function Styleguide() {
  return (
    <>
      <title>Styleguide</title>
      <header className="bg-sea-deep text-white">
        <div className="mx-auto flex max-w-280 items-center justify-between px-4 py-1.5">
          <Logo />
          <LanguageMenu />
        </div>
      </header>
      <div className="text-sea-deep">
        <Eave />
      </div>
      <main className="mx-auto max-w-280 px-4 pt-6 pb-28">
        <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-28 font-extrabold tracking-tight">Styleguide</h1>
          <ThemeToggle />
        </div>
        <Sections>
          <Buttons />
          <Fields />
          <Forms />
          <Dialogs />
          <Choices />
          <Picking />
          <Pieces />
          <Charts />
          <Reading />
          <Trackers />
          <Waiting />
          <QueryStates />
          <Feedback />
          <Formats />
          <Colours />
          <Sizes />
        </Sections>
      </main>
      <Toaster />
    </>
  );
}
