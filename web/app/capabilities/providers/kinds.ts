import type { VisitMode } from '@lakou/contract/bookings';
import type { Country } from '@lakou/contract/providers';
import Building2 from 'lucide-react/icons/building-2';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';

/** Kept in English, shown in the reader's words. */
export const SPECIALTIES = [
  { value: 'Pediatrics', name: 'pediatrics' },
  { value: 'Emergency Medicine', name: 'emergency' },
  { value: 'Obstetrics & Gynecology', name: 'obstetrics' },
  { value: 'Surgery', name: 'surgery' },
  { value: 'Public Health', name: 'publicHealth' },
  { value: 'Family Medicine', name: 'family' },
  { value: 'Internal Medicine', name: 'internal' },
  { value: 'Mental Health', name: 'mental' },
  { value: 'Other', name: 'other' },
] as const;
export type Specialty = (typeof SPECIALTIES)[number]['name'];

export type Mode = VisitMode;
export const MODES = ['in_home', 'clinic', 'video', 'audio', 'chat'] as const satisfies readonly Mode[];
export const MODE_ICONS = {
  in_home: House,
  clinic: Building2,
  video: Video,
  audio: Phone,
  chat: MessageCircle,
};

export type CountryCode = Country;
export const COUNTRIES = ['HT', 'US'] as const satisfies readonly CountryCode[];
