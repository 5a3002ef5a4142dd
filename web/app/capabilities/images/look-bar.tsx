import Columns2 from 'lucide-react/icons/columns-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Slider } from './dicom-controls.tsx';
import { type Look, PLAIN, turned, zoomed } from './look.ts';

interface LookBarProps {
  look: Look;
  onLook: (look: Look) => void;
  comparing: boolean;
  onCompare: () => void;
}

/** What can be done with the image that is shown. */
export function LookBar({ look, onLook, comparing, onCompare }: LookBarProps) {
  const { t } = useTranslation('images');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={ZoomIn}
          label={t('viewer.zoomIn')}
          variant="tint"
          onClick={() => onLook(zoomed(look, true))}
        />
        <IconButton
          icon={ZoomOut}
          label={t('viewer.zoomOut')}
          variant="tint"
          onClick={() => onLook(zoomed(look, false))}
        />
        <IconButton
          icon={RotateCw}
          label={t('viewer.rotate')}
          variant="tint"
          onClick={() => onLook(turned(look))}
        />
        <IconButton icon={RotateCcw} label={t('viewer.reset')} variant="tint" onClick={() => onLook(PLAIN)} />
        <Button variant="secondary" size="sm" icon={Columns2} aria-pressed={comparing} onClick={onCompare}>
          {comparing ? t('viewer.stopCompare') : t('viewer.compare')}
        </Button>
      </div>
      <Slider
        label={t('viewer.contrast')}
        value={look.contrast}
        min={50}
        max={250}
        onChange={(contrast) => onLook({ ...look, contrast })}
      />
    </div>
  );
}
