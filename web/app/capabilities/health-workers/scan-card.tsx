import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { cardTokenIn } from './card-token.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type Detectors = { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector };

/** Between two looks at the picture, in milliseconds: fast enough for a hand, slow enough for a cheap phone. */
const PAUSE_MS = 250;

/** Reads a card with the camera, where the browser can read QR codes; nothing elsewhere. */
export function ScanCard({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useTranslation('health-workers');
  const [scanning, setScanning] = useState(false);
  const [failed, setFailed] = useState(false);
  const { BarcodeDetector } = globalThis as Detectors;
  if (!BarcodeDetector) return null;
  const stop = (isFailure: boolean) => {
    setScanning(false);
    setFailed(isFailure);
  };
  if (!scanning)
    return (
      <div className="grid gap-3">
        {failed && <FormError>{t('cameraFailed')}</FormError>}
        <Button size="lg" icon={Camera} onClick={() => setScanning(true)}>
          {t('scan')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <Viewfinder
        detector={new BarcodeDetector({ formats: ['qr_code'] })}
        onToken={(token) => {
          stop(false);
          onToken(token);
        }}
        onFailed={() => stop(true)}
      />
      <Button variant="secondary" onClick={() => stop(false)}>
        {t('stopScan')}
      </Button>
    </div>
  );
}

interface ViewfinderProps {
  detector: Detector;
  onToken: (token: string) => void;
  onFailed: () => void;
}

function Viewfinder(props: ViewfinderProps) {
  const { t } = useTranslation('health-workers');
  const video = useRef<HTMLVideoElement>(null);
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const { detector } = now.current;
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function look(shown: HTMLVideoElement): Promise<void> {
      const codes = await detector.detect(shown).catch(() => []);
      if (isOver) return;
      const token = codes.map(({ rawValue }) => cardTokenIn(rawValue)).find(Boolean);
      if (token) now.current.onToken(token);
      else timer = setTimeout(() => void look(shown), PAUSE_MS);
    }
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const shown = video.current;
      if (isOver || !shown) return close();
      shown.srcObject = stream;
      await shown.play();
      await look(shown);
    }
    begin().catch(() => {
      if (!isOver) now.current.onFailed();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      close();
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('viewfinder')}
      className="aspect-square w-full max-w-100 rounded-card bg-sunken object-cover"
    />
  );
}
