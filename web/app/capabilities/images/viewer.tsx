import type { MedicalImage } from '@lakou/contract/images';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BesideChoice, ImageBeside } from './compare.tsx';
import { DicomControls, type Frame, firstFrame, frameAddress } from './dicom-controls.tsx';
import { useFileSize } from './file-size.ts';
import { isShown } from './is-shown.ts';
import { type Look, PLAIN } from './look.ts';
import { LookBar } from './look-bar.tsx';
import { Stage } from './stage.tsx';

/** In the address: the image beside, empty until one is chosen. */
const BESIDE = 'with';

interface ViewerProps {
  image: MedicalImage;
  /** What is known of it, beside the picture on wide screens. */
  details: ReactNode;
}

/** The picture, zoomed, turned and brightened; beside another one where two are compared. */
export function Viewer({ image, details }: ViewerProps) {
  const { t } = useTranslation('images');
  const { params, change } = useAddress();
  const [held, setHeld] = useState({ of: image.id, look: PLAIN });
  const beside = params.get(BESIDE);
  const isComparing = beside !== null;
  // Each image begins whole; compared ones keep the part that both show.
  const look = held.of === image.id || isComparing ? held.look : PLAIN;
  const setLook = (next: Look) => setHeld({ of: image.id, look: next });
  const compareWith = (id: string | null) =>
    change((asked) => {
      if (id === null) asked.delete(BESIDE);
      else asked.set(BESIDE, id);
      return asked;
    });
  const hasTwo = Boolean(beside) && beside !== image.id;
  return (
    <div
      className={classNames(
        'grid gap-4 xl:items-start xl:gap-6',
        !hasTwo && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      {isShown(image) ? (
        <div className={hasTwo ? 'grid gap-4 md:grid-cols-2' : ''}>
          <Shown key={image.id} image={image} look={look} onLook={setLook} named={hasTwo} />
          {beside && hasTwo && (
            <ImageBeside id={beside} to={image}>
              {(other) => <Shown key={other.id} image={other} look={look} onLook={setLook} named />}
            </ImageBeside>
          )}
        </div>
      ) : (
        <Card>
          <p>{t('viewer.noPreview')}</p>
        </Card>
      )}
      <div className="grid gap-4">
        {isShown(image) && (
          <LookBar
            look={look}
            onLook={setLook}
            comparing={isComparing}
            onCompare={() => compareWith(isComparing ? null : '')}
          />
        )}
        {isShown(image) && isComparing && (
          <BesideChoice image={image} chosen={beside} onChoose={compareWith} />
        )}
        {details}
      </div>
    </div>
  );
}

interface ShownProps {
  image: MedicalImage;
  look: Look;
  onLook: (look: Look) => void;
  /** Whether its title stands above it: of two, each says which it is. */
  named: boolean;
}

function Shown({ image, look, onLook, named }: ShownProps) {
  const { t } = useTranslation('images');
  const sizeOf = useFileSize();
  const [full, setFull] = useState(false);
  const [frame, setFrame] = useState<Frame>(() => firstFrame(image));
  const isSmall = image.screenSize !== null && !full;
  const source = image.dicom
    ? frameAddress(image.id, frame)
    : isSmall
      ? `${image.url}?size=screen`
      : image.url;
  return (
    <div className="grid content-start gap-3">
      {named && <p className="font-semibold wrap-anywhere">{image.title}</p>}
      <Stage title={image.title} source={source} preview={image.imageDataUrl} look={look} onLook={onLook} />
      {isSmall && !image.dicom && (
        <p>
          <Button variant="ghost" size="sm" onClick={() => setFull(true)}>
            {t('viewer.full', { size: sizeOf(image.size) })}
          </Button>
        </p>
      )}
      <DicomControls image={image} value={frame} onChange={setFrame} />
    </div>
  );
}
