import type { ChangeEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { Problem } from './problems.ts';
import type { Form, Name } from './use-form.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type NamesOf<Values, Kind> = {
  [Key in Name<Values>]: Values[Key] extends Kind ? Key : never;
}[Name<Values>];

const OWN = ['required', 'years', 'npi', 'expired', 'sending'] as const;

function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('profiles');
  const { t: say } = useTranslation('errors');
  return (problem) => {
    const own = OWN.find((one) => one === problem);
    return own ? t(`problems.${own}`) : say(problem as Exclude<Problem, (typeof OWN)[number]>);
  };
}

/** What ties the fields of a form to controls: spread it on them. */
export function useControls<Values extends object>(form: Form<Values>) {
  const say = useProblemText();
  const errorOf = (name: Name<Values>) => {
    const problem = form.problems[name];
    return problem && say(problem);
  };
  /** For controls that hand over a value of their own: chips, hours, places, tags. */
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
        onChange: ({ target }: ChangeEvent<Typed>) => onChange(target.value as Values[Key]),
      };
    },
    file<Key extends NamesOf<Values, string | null>>(name: Key) {
      return { ...control(name), onBusy: (busy: boolean) => form.setSending(name, busy) };
    },
  };
}
