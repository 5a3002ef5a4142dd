import type { FileKind, StoredFile } from '@lakou/contract/files';
import { useEffect, useRef, useState } from 'react';
import { type FileProblem, isPicture, problemOf, typeOf } from './file-rules.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { upload } from './upload.ts';

interface Sending {
  name: string;
  /** The part that is uploaded, from 0 to 1. */
  part: number;
  /** The address of a local preview, shown during the upload. */
  preview: string | undefined;
}

interface UploadEvents {
  onSent: (file: StoredFile, name: string) => void;
  /** Called with true when a file is chosen, and with false when it is sent, stopped or failed. */
  onBusy: (busy: boolean) => void;
}

/** One file at a time: choosing another stops the current upload. */
export function useUpload(kind: FileKind, { onSent, onBusy }: UploadEvents) {
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<FileProblem | Error>();
  const [last, setLast] = useState<File>();
  const stopper = useRef<AbortController>(undefined);

  useEffect(() => () => stopper.current?.abort(), []);
  useEffect(() => {
    const shown = sending?.preview;
    return () => {
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [sending?.preview]);

  async function send(file: File) {
    stop();
    setLast(file);
    const mine = new AbortController();
    stopper.current = mine;
    const preview = isPicture(file) ? URL.createObjectURL(file) : undefined;
    setSending({ name: file.name, part: 0, preview });
    onBusy(true);
    try {
      const bytes = await shrinkPicture(kind, file);
      const type = bytes === file ? typeOf(file) : bytes.type;
      const refused = problemOf(kind, { name: file.name, type, size: bytes.size });
      if (refused) return setProblem(refused);
      if (mine.signal.aborted) return;
      const onProgress = (part: number) => setSending({ name: file.name, part, preview });
      const sent = await upload(kind, bytes, type, { signal: mine.signal, onProgress });
      onSent(sent, file.name);
    } catch (error) {
      if (error instanceof Error) setProblem(error);
    } finally {
      if (stopper.current === mine) {
        setSending(undefined);
        onBusy(false);
      }
    }
  }
  function stop() {
    stopper.current?.abort();
    stopper.current = undefined;
    setSending(undefined);
    setProblem(undefined);
    onBusy(false);
  }
  /** Only network failures can be retried; a refused file stays refused. */
  const again = problem instanceof Error && last ? () => void send(last) : undefined;
  return { sending, problem, send, stop, again };
}
