import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { keepDraft } from '../../../ui/form/drafts.ts';
import { fieldAt, type Problems } from './problems.ts';
import { resume } from './resume.ts';

export type Name<Values> = keyof Values & string;

/** A form as it stands. Names are the paths by which the server speaks of the same fields. */
export interface Form<Values> {
  values: Values;
  problems: Problems<Values>;
  change: <Key extends Name<Values>>(name: Key, value: Values[Key]) => void;
  /** A file of this field is on its way, or no longer. */
  setSending: (name: Name<Values>, sending: boolean) => void;
  /** Nothing to say of these fields, without saying it. */
  isSound: (names: readonly Name<Values>[]) => boolean;
  /** Looks these fields over and goes to the first that has a problem; its name, if there is one. */
  firstProblem: (names: readonly Name<Values>[]) => Name<Values> | undefined;
  /** Shows what the server refused; the first field of it. */
  refuse: (error: unknown) => Name<Values> | undefined;
  /** Brings the focus to the element of this id, once it is there. */
  focusOn: (id: string) => void;
}

interface FormOptions<Values> {
  /** What the server knows; what was typed before on this device comes over it. */
  known: Values;
  check: (values: Values) => Problems<Values>;
  /** Keeps what is typed on this device under this name. */
  draft?: string | undefined;
}

export function useForm<Values extends object>({ known, check, draft }: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(() => resume(known, draft, Date.now()));
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [sending, setSending] = useState<readonly string[]>([]);
  const [focus, setFocus] = useState<{ id: string }>();
  const [typed, setTyped] = useState(false);
  const allNames = Object.keys(values) as Name<Values>[];

  useEffect(() => {
    if (draft && typed) keepDraft(draft, values, Date.now());
  }, [draft, typed, values]);
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  function show(found: Problems<Values>): Name<Values> | undefined {
    setProblems(found);
    const first = allNames.find((name) => found[name]);
    if (first) setFocus({ id: first });
    return first;
  }
  return {
    values,
    problems,
    change(name, value) {
      setTyped(true);
      setValues((now) => ({ ...now, [name]: value }));
      setProblems((now) => ({ ...now, [name]: undefined }));
    },
    setSending(name, isSending) {
      setSending((now) => (isSending ? [...now, name] : now.filter((one) => one !== name)));
      setProblems((now) => ({ ...now, [name]: undefined }));
    },
    isSound(names) {
      const all = check(values);
      return names.every((name) => !all[name]);
    },
    firstProblem(names) {
      const all = check(values);
      const found: Problems<Values> = {};
      for (const name of names) found[name] = sending.includes(name) ? 'sending' : all[name];
      return show(found);
    },
    refuse(error) {
      const found: Problems<Values> = {};
      for (const { path, code } of error instanceof ApiError ? error.fields : []) {
        const name = fieldAt(allNames, path);
        if (name) found[name] = code === 'profile_incomplete' ? 'required' : code;
      }
      return show(found);
    },
    focusOn: (id) => setFocus({ id }),
  };
}
