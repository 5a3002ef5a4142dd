import type { ReactNode } from 'react';
import { ListenBar } from './listen-bar.tsx';
import { speechSize } from './speech-size.ts';
import { useReader } from './use-reader.ts';

interface ListenToProps {
  title: string;
  texts: readonly string[];
  speaksUp?: boolean;
  /** The bar, and the text that is being read. */
  children: (bar: ReactNode, text: string | undefined) => ReactNode;
}

/** Texts that can be listened to, with the passage marked that is being read. */
export function ListenTo({ title, texts, speaksUp = false, children }: ListenToProps) {
  const reading = useReader({ title, texts });
  return children(
    <ListenBar reading={reading} kilobytes={speechSize(texts)} speaksUp={speaksUp} />,
    reading.text,
  );
}
