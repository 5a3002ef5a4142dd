import type { LucideIcon } from 'lucide-react';
import MessageSquare from 'lucide-react/icons/message-square';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PhoneOff from 'lucide-react/icons/phone-off';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import ScreenShare from 'lucide-react/icons/screen-share';
import ScreenShareOff from 'lucide-react/icons/screen-share-off';
import SwitchCamera from 'lucide-react/icons/switch-camera';
import UserPlus from 'lucide-react/icons/user-plus';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LocalMedia } from './local-media.ts';

interface CallControlsProps {
  media: LocalMedia;
  mode: 'video' | 'audio';
  onEnd: () => void;
  endLabel: string;
  /** The picture that can float above other pages. */
  video?: RefObject<HTMLVideoElement | null>;
  /** What is shown beside the picture. */
  open?: 'chat' | 'notes' | undefined;
  onChat?: () => void;
  onNotes?: (() => void) | undefined;
  onInvite?: () => void;
}

export function CallControls(props: CallControlsProps) {
  const { media, mode, video, open, onChat, onNotes, onInvite, onEnd, endLabel } = props;
  const { t } = useTranslation('calls');
  const own = useSyncExternalStore(media.subscribe, media.get);
  // Who comes without a camera was told before the room; after a reload nobody was.
  const [isTold, setTold] = useState(!own.problem && !own.cameraProblem);
  const cameras = own.devices.filter(({ kind }) => kind === 'videoinput').length;
  const pictures = mode === 'video';
  const floats = () =>
    document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video?.current?.requestPictureInPicture();
  return (
    <>
      {isTold && <DeviceProblem media={media} />}
      <div className="flex shrink-0 flex-wrap justify-center gap-1 border-line border-t bg-surface px-3 py-3 lg:gap-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Control
          icon={own.muted ? MicOff : Mic}
          label={t(own.muted ? 'unmute' : 'mute')}
          active={own.muted}
          disabled={!own.audio}
          onClick={() => media.setMuted(!own.muted)}
        />
        {pictures && (
          <Control
            icon={own.video ? Video : VideoOff}
            label={t(own.video ? 'cameraOff' : 'cameraOn')}
            active={!own.video}
            onClick={() => {
              setTold(true);
              void media.setCamera(!own.video);
            }}
          />
        )}
        {pictures && own.video && !own.sharing && cameras > 1 && (
          <Control icon={SwitchCamera} label={t('switchCamera')} onClick={() => void media.switchCamera()} />
        )}
        {pictures && 'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
          <Control
            icon={own.sharing ? ScreenShareOff : ScreenShare}
            label={t(own.sharing ? 'stopSharing' : 'share')}
            active={own.sharing}
            onClick={() => void (own.sharing ? media.stopSharing() : media.share())}
          />
        )}
        {pictures && video && document.pictureInPictureEnabled && (
          <Control
            icon={PictureInPicture2}
            label={t('floating')}
            onClick={() => void floats()?.catch(() => undefined)}
          />
        )}
        {onInvite && <Control icon={UserPlus} label={t('guest.title')} onClick={onInvite} />}
        {onChat && (
          <Control icon={MessageSquare} label={t('chat')} active={open === 'chat'} onClick={onChat} />
        )}
        {onNotes && (
          <Control icon={NotebookPen} label={t('notes')} active={open === 'notes'} onClick={onNotes} />
        )}
        <Control icon={PhoneOff} label={endLabel} danger onClick={onEnd} />
      </div>
    </>
  );
}

/** Why nothing is heard or seen of oneself, and another try. */
function DeviceProblem({ media }: Pick<CallControlsProps, 'media'>) {
  const { t } = useTranslation('calls');
  const { problem, cameraProblem } = useSyncExternalStore(media.subscribe, media.get);
  const text = problem ? t(`microphone.${problem}`) : cameraProblem && t(`camera.${cameraProblem}`);
  return (
    <div role="alert" className="shrink-0 bg-mango-tint text-15 text-mango-ink">
      {text && (
        <div className="flex items-center gap-2 px-4 py-2">
          <span className="grow">{text}</span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void (problem ? media.open() : media.setCamera(true))}
          >
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  icon: LucideIcon;
  label: string;
  active?: boolean;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A round button: of 44 px on a phone, where seven of them stand in one row. */
function Control({ icon: Icon, label, active = false, danger = false, disabled, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:text-ink-soft lg:size-12',
        danger ? 'bg-danger text-on-danger' : active ? 'bg-sea text-on-sea' : 'bg-sunken text-ink',
      )}
    >
      <Icon size={22} />
    </button>
  );
}
