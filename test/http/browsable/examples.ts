/** Markup as text, for tests. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
};

/** The text that a parser would read from escaped text. */
export function unescapeHtml(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#39|#13);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The text content of markup whose attribute values hold no `>`. */
export function textContent(markup: string): string {
  return unescapeHtml(markup.replace(/<[^>]*>/g, ''));
}
