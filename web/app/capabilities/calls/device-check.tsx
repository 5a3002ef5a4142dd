import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import type { LocalMedia } from './local-media.ts';
import { SoundLevel } from './sound-level.tsx';
import { StreamVideo } from './stream-video.tsx';
import { useOwnStream } from './use-own-stream.ts';

interface DeviceCheckProps {
  media: LocalMedia;
  mode: 'video' | 'audio';
  /** The way into the room, or when it opens. */
  children: ReactNode;
}

/** Before the visit: what the other will see and hear. */
export function DeviceCheck({ media, mode, children }: DeviceCheckProps) {
  const { t } = useTranslation('calls');
  const { audio, video, asking, muted, problem, cameraProblem, devices } = useSyncExternalStore(
    media.subscribe,
    media.get,
  );
  const stream = useOwnStream(video);
  return (
    <Card>
      <div className="grid gap-4">
        {mode === 'video' && (
          <div className="grid aspect-4/3 max-h-80 w-full place-items-center overflow-hidden rounded-control bg-sunken">
            {stream ? (
              <StreamVideo own stream={stream} label={t('preview')} />
            ) : (
              <p className="p-4 text-center text-ink-soft">{t(asking ? 'asking' : 'cameraIsOff')}</p>
            )}
          </div>
        )}
        {audio && !muted && <SoundLevel track={audio} label={t('level')} />}
        <div className="grid gap-2 md:grid-cols-2">
          <Button
            variant="secondary"
            block
            icon={muted ? MicOff : Mic}
            disabled={!audio}
            onClick={() => media.setMuted(!muted)}
          >
            {t(muted ? 'unmute' : 'mute')}
          </Button>
          {mode === 'video' && (
            <Button
              variant="secondary"
              block
              icon={video ? Video : VideoOff}
              disabled={asking}
              onClick={() => void media.setCamera(!video)}
            >
              {t(video ? 'cameraOff' : 'cameraOn')}
            </Button>
          )}
        </div>
        {problem && (
          <Banner
            tone="warn"
            icon={TriangleAlert}
            action={
              <Button size="sm" variant="ghost" onClick={() => void media.open()}>
                {t('tryAgain')}
              </Button>
            }
          >
            {t(`microphone.${problem}`)}
          </Banner>
        )}
        {!problem && cameraProblem && (
          <Banner tone="warn" icon={TriangleAlert}>
            {t(`camera.${cameraProblem}`)}
          </Banner>
        )}
        <Choice
          label={t('chooseMicrophone')}
          devices={devices.filter(({ kind }) => kind === 'audioinput')}
          track={audio}
          onChoose={(id) => void media.chooseMicrophone(id)}
        />
        {mode === 'video' && (
          <Choice
            label={t('chooseCamera')}
            devices={devices.filter(({ kind }) => kind === 'videoinput')}
            track={video}
            onChoose={(id) => void media.chooseCamera(id)}
          />
        )}
        {children}
      </div>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  devices: readonly MediaDeviceInfo[];
  track: MediaStreamTrack | undefined;
  onChoose: (deviceId: string) => void;
}

/** Shown where there is more than one. */
function Choice({ label, devices, track, onChoose }: ChoiceProps) {
  if (devices.length < 2 || !track) return null;
  return (
    <Select
      label={label}
      value={track.getSettings().deviceId ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {devices.map(({ deviceId, label: name }) => (
        <option key={deviceId} value={deviceId}>
          {name}
        </option>
      ))}
    </Select>
  );
}
