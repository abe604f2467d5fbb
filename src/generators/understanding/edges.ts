/** What stands around a wish and is no part of it: a sentence that a comma joins to it (`uczyć się spawać, | mam już elektrodę`), a conjunction at its end. */

/** What the mentee does or is, in the first person, by language: forms that are no other words. */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  pl: /^(?:mam|jestem|umiem|wiem|robię|pracuję|\p{L}{2,}uję)$/u,
  cs: /^(?:mám|nemám|jsem|nejsem|umím|neumím|vím|nevím|dělám|spím|\p{L}{2,}uj[ui])$/u,
  sk: /^(?:mám|nemám|som|viem|neviem|robím|spím|behám|\p{L}{2,}ujem)$/u,
  uk: /^(?:маю|\p{L}{2,}(?:аю|яю|юю|ую)(?:ся)?)$/u,
  ru: /^(?:имею|\p{L}{2,}(?:аю|яю)(?:сь)?)$/u,
};
/** What begins a sentence about the mentee: `у меня`, `zawsze się tłumaczę`. */
const ABOUT_SELF: Readonly<Record<string, RegExp>> = {
  pl: /^(?:(?:zawsze|ciągle|często|teraz) )?się \p{L}+ę(?!\p{L})/u,
  uk: /^(?:у|в) (?:мене|нас) /u,
  ru: /^у (?:меня|нас) /u,
};
/** What begins a clause that goes with the wish: a purpose, a question, a description. */
const DEPENDENT =
  /^(?:aby|żeby|gdy|kiedy|jak|gdzie|ile|co|czy|że|bo|jeśli|któr\p{L}*|jaki\p{L}*|kdy|když|kde|zda|jestli|že|protože|pokud|kter\p{L}*|keď|kedy|ako|čo|či|lebo|ak|ktor\p{L}*|aký\p{L}*|щоб|аби|що|як|де|коли|чи|бо|якщо|скільки|яки\p{L}*|яка|яке|яку|чтобы|чтоб|что|как|где|когда|если|сколько|потому|котор\p{L}*|каки\p{L}*|(?:z|s|do|w|v|на|в|у|о|od|po|za|из|з) (?:któr\p{L}*|kter\p{L}*|ktor\p{L}*|яки\p{L}*|котор\p{L}*))(?!\p{L})/u;
/** A wish has as many words before it at least. */
const LEAST_WORDS = 2;

/** A clause without a sentence of its own behind its comma. */
function withoutRunOn(clause: string, code: string): string {
  const first = FIRST_PERSON[code];
  if (first === undefined) return clause;
  for (const { index } of clause.matchAll(/, /gu)) {
    const rest = clause.slice(index + 2).toLowerCase();
    if (DEPENDENT.test(rest) || clause.slice(0, index).split(' ').length < LEAST_WORDS) continue;
    const words = rest.split(/[,;] /u)[0]?.split(' ') ?? [];
    if (ABOUT_SELF[code]?.test(rest) === true || words.some((word) => first.test(word)))
      return clause.slice(0, index);
  }
  return clause;
}

/** A conjunction at the end, behind which a time limit and another wish stood: `nauczyć się pływać i | do lata …`. */
const CONJUNCTIONS: Readonly<Record<string, RegExp>> = {
  pl: /,? (?:i|oraz|a|lub|albo)$/iu,
  cs: /,? (?:a|i|nebo|anebo)$/iu,
  sk: /,? (?:a|i|aj|alebo)$/iu,
  uk: /,? (?:і|й|та|а|або|чи)$/iu,
  ru: /,? (?:и|а|или|либо)$/iu,
};

/** A clause without what stands around it. */
export function withoutEdges(clause: string, code: string): string {
  const end = CONJUNCTIONS[code];
  return withoutRunOn(end === undefined ? clause : clause.replace(end, ''), code);
}

/** Words in quotation marks are said as they are: `говорить «нет»`. */
const QUOTED = /(?<!\p{L})(?:„[\p{L} ]{1,20}[”“]|«[\p{L} ]{1,20}»|“[\p{L} ]{1,20}”)(?!\p{L})/gu;

/** A clause without short words in quotation marks. */
export function withoutQuoted(clause: string): string {
  return clause.replace(QUOTED, '');
}
