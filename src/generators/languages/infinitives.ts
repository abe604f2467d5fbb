/** German infinitives with their „zu“, where the form is certain. */

/** Parts that stand before a verb and come off it. */
const PARTS =
  'ab|an|auf|aus|bei|dabei|dar|daran|ein|entgegen|fertig|fest|frei|her|heraus|herein|hin|hinein|kennen|klar|los|mit|nach|nieder|raus|rein|statt|teil|vor|voran|vorbei|weg|weiter|wieder|zu|zurück|zurueck|zusammen|zurecht|durch|herum|um|über|unter';
/** Verbs that such parts come off. */
const BASES =
  'arbeiten|bauen|bekommen|beißen|bereiten|bieten|bilden|binden|bleiben|brechen|bringen|decken|denken|dokumentieren|drehen|dürfen|fahren|fallen|fangen|finden|fordern|fragen|frischen|führen|geben|gehen|gewinnen|greifen|haben|halten|handeln|hängen|heben|helfen|holen|hören|kaufen|klären|klingen|kommen|können|kriegen|lassen|laufen|leben|legen|lehnen|leiten|lernen|lesen|machen|melden|nehmen|ordnen|packen|probieren|probieren|räumen|rechnen|reden|reichen|richten|rufen|schaffen|schalten|schauen|schieben|schicken|schlafen|schlagen|schließen|schneiden|schreiben|sehen|setzen|sprechen|stehen|steigen|stellen|stimmen|suchen|tasten|tauschen|tauschen|teilen|tragen|trauen|treffen|treiben|treten|üben|wachsen|wagen|wandern|warten|weisen|werben|werten|ändern|erkennen|bewerben|gleichen|sparen|tippen|werfen|wechseln|wirken|ziehen|zahlen|zeigen';
const SEPARABLE = new RegExp(`^(${PARTS})(${BASES})$`, 'u');
/** Verbs in which the part stays on, or may: their „zu“ is not certain but for these. */
const UNCERTAIN = /^(?:durch|um|über|unter|wieder)/u;
const TOGETHER =
  /^(?:über(?:nehmen|zeugen|winden|arbeiten|prüfen|legen|setzen|blicken|stehen)|unter(?:richten|stützen|suchen|nehmen|scheiden|halten)|wiederholen|um(?:gehen)|durch(?:halten|setzen|führen|starten))$/u;
const APART =
  /^(?:umgehen|umsteigen|umziehen|umsetzen|umschulen|durchhalten|durchsetzen|durchführen|durchstarten|wiederfinden|wiedereinsteigen|wiederkommen|unterkommen|unterbringen)$/u;
/** Begins with a part that always comes off, but for a few verbs. */
const PART_FIRST =
  /^(?:herein|heraus|herunter|hinein|hinaus|zurück|zusammen|weiter|kennen|statt|teil|vorbei|voran|fest|nach|ab|an|auf|aus|bei|ein|her|hin|los|mit|vor|weg|zu)/u;
/** Begins so and is one word. */
const STAYS =
  /^(?:antworten|analysieren|abonnieren|einigen|teilen|herrschen|hindern|beichten|beißen|festigen|angeln|ankern|zucken|zünden|züchten|zaubern|vorn|teilhaben|abstrahieren|annullieren|hinken|losen|nachten|aufwarten)$/u;
/** Modal verbs after another infinitive: „auswerten können“. */
const MODAL = /^(?:können|dürfen|müssen|lassen|wollen|koennen)$/u;
/** Ends like an infinitive and is none. */
const NO_VERB =
  /^(?:(?:m|d|s|k)?einen|deinen|ihren|unseren|allen|anderen|andern|besten|diesen|jeden|den|denen|eigenen|ersten|guten|großen|kleinen|neuen|letzten|nächsten|meisten|oben|unten|hinten|vorn|gegen|neben|wegen|zwischen|wen|zehn|sieben|morgen|gestern|extern|intern|modern|gern|sondern|offen|zufrieden|trotzen|mitten|draußen|drinnen|außen|innen|besseren|mehreren|wenigen|vielen|beiden|eben|daneben|zusammen|selten|einzelnen|schnellen|echten|richtigen|deutschen|alten|jungen|schwierigen|eigentlichen|wichtigen|beruflichen)$/u;
/** With the endings as they are spoken: „packn“. */
const INFINITIVE = /^\p{Ll}+(?:en|ern|eln|sein|tun|(?:ck|ll|ch|au|st|tz|ss|pp)n)$/u;
const WRITTEN = /^(?:\p{Ll}+(?:en|ern|eln)|\p{Ll}*(?:sein|tun))$/u;

/** Whether a text ends with an infinitive. */
export function infinitiveAtEnd(text: string): boolean {
  const last = /(\p{L}+)[\s"”“]*$/u.exec(text)?.[1] ?? '';
  return (INFINITIVE.test(last) || last === 'sein') && !NO_VERB.test(last);
}

/** An infinitive with „zu“: `vorzulegen`, `zu lernen`; undefined where the form is not certain. */
export function withZu(verb: string): string | undefined {
  if (!WRITTEN.test(verb) || NO_VERB.test(verb)) return undefined;
  if (APART.test(verb) || SEPARABLE.test(verb)) {
    if (UNCERTAIN.test(verb) && !APART.test(verb)) return TOGETHER.test(verb) ? `zu ${verb}` : undefined;
    const part = new RegExp(`^(${PARTS}|wiederein)(?=(?:${BASES}|schulen|starten)$)`, 'u').exec(verb)?.[1];
    return part === undefined ? undefined : `${part}zu${verb.slice(part.length)}`;
  }
  const first = PART_FIRST.exec(verb)?.[0];
  if (first !== undefined && !STAYS.test(verb) && verb.length - first.length >= 4) {
    return `${first}zu${verb.slice(first.length)}`;
  }
  if (UNCERTAIN.test(verb) && verb.length > 7 && !TOGETHER.test(verb)) return undefined;
  return `zu ${verb}`;
}

/** A German clause that ends with its infinitive, with „zu“ in its place; undefined where the form is not certain. */
export function clauseWithZu(clause: string): string | undefined {
  const match = /^(.*?)(\p{L}+)$/su.exec(clause);
  const [, before = '', verb = ''] = match ?? [];
  if (MODAL.test(verb)) {
    const other = /(\p{L}+)\s$/u.exec(before)?.[1];
    return other !== undefined && infinitiveAtEnd(other) ? `${before}zu ${verb}` : undefined;
  }
  // Two verbs that are joined both need theirs: „lesen und schreiben“.
  const pair = /^(.*?)(\p{L}+) (und|oder) $/su.exec(before);
  if (pair !== null) {
    const [, head = '', first = '', join = ''] = pair;
    if (!infinitiveAtEnd(first)) return undefined;
    const one = withZu(first);
    const other = withZu(verb);
    return one === undefined || other === undefined ? undefined : `${head}${one} ${join} ${other}`;
  }
  const changed = withZu(verb);
  return changed === undefined ? undefined : `${before}${changed}`;
}
