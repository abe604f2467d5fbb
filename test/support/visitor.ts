/** Somebody with a browser: cookies of each host, links, forms and redirects, without scripts. */

/** A page as it came. */
export interface Visited {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** A browser. */
export interface Visitor {
  /** Opens an address, and follows redirects. */
  open(address: string): Promise<Visited>;
  /** Asks for one answer, which may be a redirect. */
  ask(address: string, form?: Readonly<Record<string, string>>): Promise<Visited>;
  /** Sends the form of a page with its unseen fields and these, and follows redirects. */
  submit(page: Visited, fields?: Readonly<Record<string, string>>): Promise<Visited>;
  /** The cookies of a host with its port, by their names. */
  cookies(address: string): Map<string, string>;
}

/** How often one is led on. */
const MAX_REDIRECTS = 12;

const decoded = (text: string): string => text.replaceAll('&#x2F;', '/').replaceAll('&amp;', '&');

/** A browser that has no cookies yet. */
export function createVisitor(): Visitor {
  const jar = new Map<string, Map<string, string>>();
  const cookies = (address: string): Map<string, string> => {
    const { host } = new URL(address);
    const known = jar.get(host) ?? new Map<string, string>();
    jar.set(host, known);
    return known;
  };

  async function ask(address: string, form?: Readonly<Record<string, string>>): Promise<Visited> {
    const own = cookies(address);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        ...(own.size > 0 && { Cookie: [...own].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
    return {
      url: address,
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    };
  }

  async function followed(first: Promise<Visited>): Promise<Visited> {
    let page = await first;
    for (let left = MAX_REDIRECTS; left > 0; left -= 1) {
      const location = page.headers.get('location');
      if (location === null) return page;
      page = await ask(new URL(location, page.url).href);
    }
    throw new Error(`redirected for ever: ${page.url}`);
  }

  return {
    ask,
    cookies,
    open: (address) => followed(ask(address)),
    submit(page, fields = {}) {
      const form = /<form[^>]*>[\s\S]*?<\/form>/.exec(page.body)?.[0] ?? '';
      const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? page.url;
      const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, decoded(value)]));
      return followed(ask(new URL(decoded(action), page.url).href, { ...values, ...fields }));
    },
  };
}
