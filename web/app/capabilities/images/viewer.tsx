import type { MedicalImage } from '@lakou/contract/images';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Select } from '../../ui/select.tsx';
import { DicomControls, type Frame, firstFrame, frameAddress } from './dicom-controls.tsx';
import { useFileSize } from './file-size.ts';
import { imagesQuery } from './images.queries.ts';
import { type Look, PLAIN } from './look.ts';
import { LookBar } from './look-bar.tsx';
import { Stage } from './stage.tsx';

const isShown = ({ contentType, dicom }: MedicalImage) =>
  contentType.startsWith('image/') || Boolean(dicom?.shown);

/** The picture, zoomed, turned and brightened; beside another one where two are compared. */
export function Viewer({ image }: { image: MedicalImage }) {
  const { t } = useTranslation('images');
  const [look, setLook] = useState<Look>(PLAIN);
  const [comparing, setComparing] = useState(false);
  const [other, setOther] = useState<MedicalImage>();
  if (!isShown(image))
    return (
      <Card>
        <p>{t('viewer.noPreview')}</p>
      </Card>
    );
  const stop = () => {
    setComparing(!comparing);
    setOther(undefined);
  };
  return (
    <div className="grid gap-4">
      <div className={other ? 'grid gap-4 md:grid-cols-2' : ''}>
        <Shown key={image.id} image={image} look={look} onLook={setLook} />
        {other && <Shown key={other.id} image={other} look={look} onLook={setLook} />}
      </div>
      <LookBar look={look} onLook={setLook} comparing={comparing} onCompare={stop} />
      {comparing && <Others image={image} chosen={other} onChoose={setOther} />}
    </div>
  );
}

interface ShownProps {
  image: MedicalImage;
  look: Look;
  onLook: (look: Look) => void;
}

function Shown({ image, look, onLook }: ShownProps) {
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

interface OthersProps {
  image: MedicalImage;
  chosen: MedicalImage | undefined;
  onChoose: (image: MedicalImage | undefined) => void;
}

/** The other images of the same person that can be shown beside it. */
function Others({ image, chosen, onChoose }: OthersProps) {
  const { t } = useTranslation('images');
  const { patientId, dependentId } = image;
  const { data, isError, isFetching, refetch } = useInfiniteQuery(
    imagesQuery({ patientId, dependentId: dependentId ?? undefined }),
  );
  if (isError && !data)
    return <Problem text={t('loadFailed')} retrying={isFetching} onRetry={() => void refetch()} />;
  const others = (data?.pages.flat() ?? []).filter((one) => one.id !== image.id && isShown(one));
  return (
    <Select
      label={t('viewer.compareTitle')}
      empty="—"
      value={chosen?.id ?? ''}
      onChange={(event) => onChoose(others.find(({ id }) => id === event.target.value))}
    >
      {others.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
