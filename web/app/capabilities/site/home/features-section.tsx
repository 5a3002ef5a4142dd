import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderHeart from 'lucide-react/icons/folder-heart';
import HandHeart from 'lucide-react/icons/hand-heart';
import Video from 'lucide-react/icons/video';
import { useTranslation } from '#platform/language/use-translation.ts';
import { secondaryButton } from '../button-link.tsx';
import { FEATURES_DIALOG } from './features-dialog.tsx';
import { FirstAidTile } from './first-aid-tile.tsx';
import { PregnancyTile } from './pregnancy-tile.tsx';
import { SectionTitle } from './section-title.tsx';

export function FeaturesSection() {
  const { t } = useTranslation('home');
  const { t: feature } = useTranslation('features');
  return (
    <section id="features" className="bg-sunken py-14 lg:py-20">
      <div className="wrap">
        <SectionTitle>{t('features.title')}</SectionTitle>
        <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-4 lg:gap-5">
          <FirstAidTile />
          <PregnancyTile />
          <Tile Icon={Video} title={feature('video.name')} text={feature('video.benefit')} />
          <Tile Icon={FolderHeart} title={feature('record.name')} text={feature('record.benefit')} />
          <Tile Icon={FlaskConical} title={feature('labs.name')} text={feature('labs.benefit')} />
          <Tile Icon={HandHeart} title={feature('fund.name')} text={feature('fund.benefit')} />
        </div>
        <button
          type="button"
          popoverTarget={FEATURES_DIALOG}
          className={`${secondaryButton} mt-6 gap-2 max-md:w-full`}
        >
          {t('features.all')}
          <ArrowRight size={20} />
        </button>
      </div>
    </section>
  );
}

function Tile({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <Icon size={24} className="text-sea" />
      <h3 className="mt-3">{title}</h3>
      <p className="mt-1 text-15 text-ink-soft">{text}</p>
    </div>
  );
}
