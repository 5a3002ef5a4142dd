import type { Form, Name } from './use-form.ts';

type NamesOf<Values, Kind> = {
  [Key in Name<Values>]: Values[Key] extends Kind ? Key : never;
}[Name<Values>];

/** Gives the properties that connect the fields of a form to controls: spread them on the control. */
export function useControls<Values extends object>(
  form: Form<Values>,
  /** The words for a problem of a field. */
  textOf: (problem: string, name: Name<Values>) => string,
) {
  const errorOf = (name: Name<Values>) => {
    const problem = form.problems[name];
    return problem && textOf(problem, name);
  };
  /** For controls that give a value of their own: chips, hours, places, tags. */
  function control<Key extends Name<Values>>(name: Key) {
    return {
      id: name,
      value: form.values[name],
      error: errorOf(name),
      onChange: (value: Values[Key]) => form.change(name, value),
    };
  }
  return {
    control,
    /** For controls in which text is typed or chosen. */
    text<Key extends NamesOf<Values, string>>(name: Key) {
      const { onChange, ...rest } = control(name);
      return {
        ...rest,
        name,
        onChange: ({ target }: { target: { value: string } }) => onChange(target.value as Values[Key]),
      };
    },
    /** For controls that upload a file. */
    file<Key extends NamesOf<Values, string | null>>(name: Key) {
      return { ...control(name), onBusy: (busy: boolean) => form.setSending(name, busy) };
    },
  };
}
