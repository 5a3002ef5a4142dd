import type { BookingMode } from '@lakou/contract/bookings';
import type { LucideIcon } from 'lucide-react';
import Hospital from 'lucide-react/icons/hospital';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';

export const MODE_ICONS: Record<BookingMode, LucideIcon> = {
  in_home: House,
  clinic: Hospital,
  video: Video,
  audio: Phone,
  chat: MessageCircle,
};
