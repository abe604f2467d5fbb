/** Requests for every path of a service: those that its pages lead to, and others made of the same fields. */

/** A request as a browser makes it. */
export interface Example {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** The fields of a form; absent where nothing is sent. */
  readonly fields?: readonly Field[];
  /** Whether files are sent. */
  readonly hasFiles?: boolean;
}

export type Field = readonly [name: string, value: string];

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The attributes of a tag; those without a value have the empty text. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, decoded(value)]));
}

/** The requests that a page leads to by its links and its forms, one for each button. */
export function examplesOn(page: string): readonly Example[] {
  const links = [...page.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(
    ([, address = '']): Example => ({ method: 'GET', path: decoded(address) }),
  );
  const forms = [...page.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = '', content = '']) => {
    const form = attributesOf(tag);
    const id = form.get('id');
    const beside =
      id === undefined
        ? []
        : [...page.matchAll(new RegExp(`<(?:input|button)\\b[^>]*\\sform="${id}"[^>]*>`, 'g'))];
    return formExamples(form, content + beside.map(([text]) => text).join(''));
  });
  return [...links, ...forms];
}

/** What a form sends with each of its buttons. */
function formExamples(form: ReadonlyMap<string, string>, content: string): readonly Example[] {
  const fields: Field[] = [];
  const buttons: ReadonlyMap<string, string>[] = [];
  const controls = content.matchAll(
    /<(input|button)\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>|<textarea\b([^>]*)>\n?(.*?)<\/textarea>/gs,
  );
  for (const [, tag, attributes = '', select, options = '', area, text = ''] of controls) {
    if (select !== undefined) fields.push([nameIn(select), chosenIn(options)]);
    else if (area !== undefined) fields.push([nameIn(area), decoded(text)]);
    else if (tag === 'button') buttons.push(attributesOf(attributes));
    else {
      const input = attributesOf(attributes);
      const [name, value, type] = [input.get('name') ?? '', input.get('value') ?? '', input.get('type')];
      if (type !== 'file' && name !== '') fields.push([name, value]);
    }
  }
  const hasFiles = form.get('enctype') === 'multipart/form-data';
  return (buttons.length === 0 ? [new Map<string, string>()] : buttons).map((button) => {
    const name = button.get('name') ?? '';
    const sent = name === '' ? fields : [...fields, [name, button.get('value') ?? ''] as const];
    const action = button.get('formaction') ?? form.get('action') ?? '';
    const method = (button.get('formmethod') ?? form.get('method') ?? 'get').toUpperCase();
    return method === 'GET'
      ? { method, path: withQuery(action, sent) }
      : { method, path: action, fields: sent, hasFiles };
  });
}

const nameIn = (attributes: string): string => attributesOf(attributes).get('name') ?? '';

/** The chosen option of a menu; where none is, the last one. */
function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, attributes = '', label = '']) => {
    const option = attributesOf(attributes);
    return { value: option.get('value') ?? decoded(label), isChosen: option.has('selected') };
  });
  const chosen = all.find(({ isChosen }) => isChosen)?.value ?? '';
  return chosen === '' ? (all.at(-1)?.value ?? '') : chosen;
}

/** A path with these fields as its query. */
export const withQuery = (path: string, fields: readonly Field[]): string =>
  fields.length === 0
    ? path
    : `${path.replace(/\?.*/s, '')}?${new URLSearchParams(fields.map((one) => [...one]))}`;

/** The fields of a request, wherever they stand. */
export const fieldsOf = ({ path, fields }: Example): readonly Field[] =>
  fields ?? [...new URLSearchParams(path.replace(/^[^?]*\??/s, ''))];
