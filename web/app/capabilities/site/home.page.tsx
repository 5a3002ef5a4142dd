import type { MetaFunction } from 'react-router';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { ClosingCall } from './home/closing-call.tsx';
import { FeaturesDialog } from './home/features-dialog.tsx';
import { FeaturesSection } from './home/features-section.tsx';
import { FirstSteps } from './home/first-steps.tsx';
import { GoodToKnow } from './home/good-to-know.tsx';
import { Hero } from './home/hero.tsx';
import { Stories } from './home/stories.tsx';
import { pageMeta } from './page-meta.ts';

export const meta: MetaFunction = ({ location: { pathname } }) => {
  const { t } = wordsIn(languageOfPath(pathname) ?? 'en').of('home');
  return pageMeta(pathname, {
    title: t('meta.title'),
    description: t('meta.description'),
    type: 'WebSite',
  });
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <FirstSteps />
      <FeaturesSection />
      <Stories />
      <GoodToKnow />
      <ClosingCall />
      <FeaturesDialog />
    </>
  );
}
