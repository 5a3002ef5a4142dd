import { useEffect } from 'react';
import { ListenBar } from './listen-bar.tsx';
import { useReader } from './use-reader.ts';

interface ListenBesideProps {
  title: string;
  texts: readonly string[];
  /** Called with the text that is being read, so that it is marked where it stands. */
  onText: (text: string | undefined) => void;
}

/** Speaks up where the person asked for it; the texts stand elsewhere on the screen, and may change while it is shown. */
export const ListenBeside = (props: ListenBesideProps) => <Bar key={props.texts.join()} {...props} />;

function Bar({ title, texts, onText }: ListenBesideProps) {
  const reading = useReader({ title, texts });
  const { text } = reading;
  useEffect(() => onText(text), [text, onText]);
  return <ListenBar reading={reading} speaksUp />;
}
