/** Takes out of a text what a model thought aloud before it wrote. */

const TAG = /<(\/?)(?:think|thinking|thought|reasoning)>/gi;

/** A text without thoughts, and whether they ended in a closing tag that nothing had opened. */
export interface Thoughtless {
  readonly text: string;
  readonly orphan: boolean;
}

/**
 * A text without what stands in `<think>…</think>`, in time linear in its length. Where only the closing tag is there,
 * as the templates of some models open it themselves, all before it were thoughts; where only the opening one is, as
 * the room did not suffice, all after it.
 */
export function withoutThoughts(text: string): Thoughtless {
  let kept = '';
  let depth = 0;
  let from = 0;
  let orphan = false;
  for (const tag of text.matchAll(TAG)) {
    const end = tag.index + tag[0].length;
    if (tag[1] === '') {
      if (depth === 0) kept += text.slice(from, tag.index);
      depth++;
    } else if (depth > 0) {
      depth--;
      from = end;
    } else {
      orphan = true;
      kept = '';
      from = end;
    }
  }
  return { text: depth === 0 ? kept + text.slice(from) : kept, orphan };
}
