/** What is known of texts about harm in one language: data that a native reader can check line by line. */

/**
 * The patterns of a language, written in its own letters, in lower case. A pattern matches words of one sentence:
 *
 * - `word`, `stem*`, `*ending`, `*inside*`; `a|b`: either; `{name}`: any of the words of that name in `words`
 * - `a b`: in this order, with up to two other words between them; `a_b`: with none; `a … b`: with up to ten
 * - `a|b+c`: either `a` or the phrase `b_c`, while `a|b_c` is one of `a` and `b` before `c`
 * - `a & b`: in any order within nine words; `&` binds least
 * - `=word`: with these very accents; otherwise accents do not matter, as many people leave them out
 * - `{Name}`: a word with a capital letter inside a sentence; `^`: the beginning of a sentence, `$`: its end
 *
 * Words of eight letters and more, and stems of as many, are found with one wrong, missing, doubled or swapped letter as well.
 */
export interface Patterns {
  /** Lists of words that patterns name: `want: 'want wanna need'`. */
  readonly words: Readonly<Record<string, string>>;
  readonly selfHarm: readonly string[];
  readonly abuse: readonly string[];
  readonly violence: readonly string[];
  readonly hostility: readonly string[];
  /** What is meant otherwise: a match of a pattern above does not count if a third of its words stand in such a match, too. */
  readonly harmless: readonly string[];
  /** Words of everyday life that are one letter away from one in the patterns. */
  readonly lookalikes: string;
}

export interface LanguagePatterns extends Patterns {
  /** The words of the language for what the patterns of all languages are about. */
  readonly concepts: Concepts;
}

/** Words and stems of a language, written as in a pattern, without phrases; the examples are English. */
export interface Concepts {
  /** not, never, nobody. */
  readonly no: string;
  /** want, plan, hope. */
  readonly wish: string;
  /** die, drown, dead. */
  readonly die: string;
  /** live, survive. */
  readonly live: string;
  /** Christmas, tomorrow. */
  readonly date: string;
  /** painless, sure. */
  readonly sure: string;
  /** how many, which. */
  readonly howMuch: string;
  /** pills, rope, floor. */
  readonly method: string;
  /** sea, river. */
  readonly sea: string;
  /** return, shore. */
  readonly back: string;
  /** jump, throw. */
  readonly jump: string;
  /** bridge, train. */
  readonly height: string;
  /** lie, lay. */
  readonly lie: string;
  /** rails. */
  readonly tracks: string;
  /** pay, cost, someone. */
  readonly hire: string;
  /** kill, cripple, wheelchair. */
  readonly maim: string;
  /** him, wife, boss. */
  readonly who: string;
  /** pour, slip into. */
  readonly mix: string;
  /** coffee, soup. */
  readonly drink: string;
  /** poison, dies, autopsy. */
  readonly deadly: string;
  /** brakes. */
  readonly brakes: string;
  /** cut, loosen. */
  readonly cut: string;
  /** wait, follow. */
  readonly ambush: string;
  /** knife, axe. */
  readonly weapon: string;
  /** head, ribs. */
  readonly body: string;
  /** drive, plough. */
  readonly ram: string;
  /** crowd, pedestrians. */
  readonly crowd: string;
  /** child, daughter. */
  readonly child: string;
  /** belt, hose, cellar. */
  readonly belt: string;
  /** obeys, cries, quiet. */
  readonly obey: string;
  /** I hit, shake, lock up. */
  readonly strike: string;
  /** passport, documents. */
  readonly papers: string;
  /** took, keeps. */
  readonly seize: string;
  /** foreman, wages, escape. */
  readonly exploit: string;
  /** he hits, kicks. */
  readonly hits: string;
  /** touches, gropes. */
  readonly touch: string;
  /** coach, uncle. */
  readonly role: string;
  /** burn, scratch. */
  readonly smash: string;
  /** car, windows. */
  readonly property: string;
  /** neighbour, his. */
  readonly foe: string;
  /** you, your. */
  readonly youAll: string;
  /** idiots, parasites. */
  readonly insult: string;
  /** gun, bomb. */
  readonly gun: string;
  /** school, office, church. */
  readonly school: string;
  /** blow up. */
  readonly explode: string;
  /** inside, everybody. */
  readonly inside: string;
}
