import { useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { keepDraft } from './drafts.ts';
import { fieldAt, type Problems } from './problems.ts';
import { resume } from './resume.ts';

export type Name<Values> = keyof Values & string;

/** The state of a form. The names of its fields are the paths by which the server names them. */
export interface Form<Values> {
  values: Values;
  problems: Problems<Values>;
  change: <Key extends Name<Values>>(name: Key, value: Values[Key]) => void;
  /** Says whether a file of this field is being uploaded. */
  setSending: (name: Name<Values>, sending: boolean) => void;
  /** Whether these fields have no problem; shows nothing. */
  isSound: (names: readonly Name<Values>[]) => boolean;
  /** Shows the problems of these fields, focuses the first field that has one, and returns its name. */
  firstProblem: (names: readonly Name<Values>[]) => Name<Values> | undefined;
  /** Shows what the server refused; returns the name of the first field of it. */
  refuse: (error: unknown) => Name<Values> | undefined;
  /** Focuses the element of this id after the next render. */
  focusOn: (id: string) => void;
}

/** What the server says of one field. */
export interface FieldFault {
  path: string;
  code: string;
}

interface FormOptions<Values> {
  /** What the server knows; a draft of this device replaces parts of it. */
  known: Values;
  check: (values: Values) => Problems<Values>;
  /** Keeps what is typed on this device under this name. */
  draft?: string | undefined;
  /** Translates a fault of the server to the paths and codes of this form, where they differ. */
  translate?: (fault: FieldFault) => FieldFault;
}

export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { known, check, draft, translate = (fault) => fault } = options;
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
      for (const fault of error instanceof ApiError ? error.fields : []) {
        const { path, code } = translate(fault);
        const name = fieldAt(allNames, path);
        if (name) found[name] = code;
      }
      return show(found);
    },
    focusOn: (id) => setFocus({ id }),
  };
}
