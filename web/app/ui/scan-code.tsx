import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-look.ts';
import { FormError } from './form-error.tsx';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type Detectors = { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector };

/** Between two looks at the picture, in milliseconds: fast enough for a hand, slow enough for a cheap phone. */
const PAUSE_MS = 250;

interface ScanCodeProps {
  /** As the browser names them, such as `qr_code` and `ean_13`. */
  formats: readonly string[];
  texts: { readonly scan: string; readonly stop: string; readonly failed: string; readonly view: string };
  look?: ButtonLook;
  /** What is wanted of the text of a code; undefined for a code of something else. */
  read: (text: string) => string | undefined;
  onFound: (found: string) => void;
}

/** Reads a code with the camera, where the browser can read codes; nothing elsewhere. */
export function ScanCode({ formats, texts, look, read, onFound }: ScanCodeProps) {
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
      <div className="grid justify-items-start gap-3">
        {failed && <FormError>{texts.failed}</FormError>}
        <Button {...look} icon={Camera} onClick={() => setScanning(true)}>
          {texts.scan}
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Viewfinder
        detector={new BarcodeDetector({ formats })}
        label={texts.view}
        read={read}
        onFound={(found) => {
          stop(false);
          onFound(found);
        }}
        onFailed={() => stop(true)}
      />
      <Button variant="secondary" onClick={() => stop(false)}>
        {texts.stop}
      </Button>
    </div>
  );
}

interface ViewfinderProps extends Pick<ScanCodeProps, 'read' | 'onFound'> {
  detector: Detector;
  label: string;
  onFailed: () => void;
}

function Viewfinder(props: ViewfinderProps) {
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
      const found = codes.map(({ rawValue }) => now.current.read(rawValue)).find(Boolean);
      if (found) now.current.onFound(found);
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
      aria-label={props.label}
      className="aspect-square w-full max-w-100 rounded-card bg-sunken object-cover"
    />
  );
}
