/**
 * Detects who speaks in a goal: the mentee, or somebody who addresses or describes them. It uses pronouns,
 * common verb endings and set phrases, not lists of verbs.
 */

/** The signs of grammatical persons in a language. Patterns match whole words; flags `iu`. */
interface Persons {
  /** The first person: pronouns, possessives, endings of verbs. */
  readonly first?: string;
  /** An unambiguous first person: a pronoun, or the future tense. */
  readonly strong?: string;
  /** The second person: pronouns, possessives, endings, and imperatives at the start of a line. */
  readonly second: string;
  /** The third person: the mentee, she, he. */
  readonly third?: string;
  /** Beginnings of lines that name an action without committing to it: infinitives, verbal nouns. */
  readonly bare?: string;
}

/** Common third-person beginnings: the words by which models call the mentee. */
const MENTEE =
  'mentee\\p{L}*|mentori(?:r|s|z)\\p{L}*|mentorand\\p{L}*|mentoré\\p{L}*|mentorad\\p{L}*|менти|подопечн\\p{L}*';
/** Further third-person beginnings; elsewhere in a line they may be people whom the mentee meets. */
const ROLE =
  '(?:(?:the|der|die|la|le|el|il|lo|de|het|a|o) )?(?:participants?|candidates?|learner|client|user|teilnehmer(?:in)?|kandidat(?:in)?|klientin|participante?|candidate?|apprenante|candidata|alumna|partecipante|utente|aluna|participanta|deelne[e]?mer|deelneemster|uczestnicz?ka|kandydatka|podopieczna|účastnice|účastnička|účastník|kandidátka|klientka|учасниця|учасник|кандидатка|участница|участник|клієнтка|клиентка|katılımcı|danışan|deltagaren?|osallistuja|résztvevő)(?!\\p{L})';

const PERSONS: Readonly<Record<string, Persons>> = {
  en: {
    first: "i|i'll|i'm|my|me|we|our",
    strong: "i|i'll|my",
    second: 'you|your|yours|yourself',
    third: 'she|he|her(?= (?:cv|own|first|next|profile|goal))|his',
    bare: '^(?!(?:by|in|within|on|until|each|every|before|from|for|over|during|starting|at|after|twice|once)(?!\\p{L}))\\p{L}+',
  },
  de: {
    first: 'ich|mein\\p{L}*|mir|mich|wir|unser\\p{L}*',
    strong: 'ich',
    second: 'du|dich|dir|dein\\p{L}*|ihnen|ihr(?:e[nrms]?)? (?=eigen|ziel)|(?:\\p{L}+en) sie(?! sich selbst)',
    third: '(?:sie|er) wird',
    bare: '^\\p{L}+(?:en|ern|eln) (?!ich)|(?<!\\p{L})\\p{L}+(?:en|ern|eln)[.]?$',
  },
  fr: {
    first: 'j|je|mes?|mon|ma|m|moi|nous|notre|nos|\\p{L}+(?:rai|rons)',
    strong: 'je|j',
    second: 'tu|te|toi|ton|tes|vous|votre|vos|\\p{L}{3,}(?:erez|irez|rez)',
    third: 'elle (?:va|devra|pourra|souhaite)|il (?:va|devra|pourra)',
    bare: '^\\p{L}+(?:er|ir|re|oir)',
  },
  es: {
    first: '\\p{L}+(?:ré|remos)|he|habré|voy|mis?|me|mí|yo|nos|nuestr\\p{L}+|quiero|tengo|puedo|\\p{L}{3,}o',
    strong: '\\p{L}+ré|voy|yo',
    second: 'tú|tus?|te|ti|usted(?:es)?|\\p{L}{2,}rás|\\p{L}{2,}réis|debes',
    third: 'ella|él|quiere|debe|deberá|podrá',
    bare: '^\\p{L}+(?:ar|er|ir)(?:se|me)?',
  },
  it: {
    first: '(?!però)\\p{L}+rò|\\p{L}+remo|mio|mia|miei|mie|mi|ho|io|nostr\\p{L}+|voglio|^\\p{L}{3,}o',
    strong: '(?!però)\\p{L}+rò|io',
    second: 'tu|ti|tuo|tua|tuoi|tue|te|voi|vostr\\p{L}+|lei dovrà|\\p{L}{2,}rai|\\p{L}{2,}rete',
    third: 'lei|lui|vuole|dovrà',
    bare: '^\\p{L}+(?:are|ere|ire|arsi|ersi|irsi)',
  },
  pt: {
    first: '\\p{L}+(?:rei|remos)|vou|vamos|eu|me|meus?|minhas?|mim|nos|noss\\p{L}+|quero|tenho|\\p{L}{3,}o',
    strong: '\\p{L}+rei|vou|eu',
    second: 'tu|te|ti|teus?|tuas?|você|vocês|seus? (?:objetivo|sonho)s?|\\p{L}{2,}rás',
    third: 'ela|ele',
    bare: '^\\p{L}+(?:ar|er|ir)(?:-se|-me)?',
  },
  ro: {
    first:
      'voi|vom|am|îmi|imi|mă|ma|m|mi|meu|mea|mei|mele|eu|noi|o să \\p{L}+|\\p{L}{3,}(?:esc|ez|ăm|em|im)|\\p{L}+',
    strong: 'voi|îmi|imi|am să|o să \\p{L}+',
    second: 'tu|te|ți|tău|ta|tăi|tale|vei|veți|dumneavoastră|v-ați|dvs',
    third: 'ea va|el va|va (?:trebui|urma)',
  },
  nl: {
    first: 'ik|mijn|me|mij|we|wij|ons|onze',
    strong: 'ik',
    second: 'je|jij|jou|jouw|u|uw|jullie',
    third: 'zij|hij|haar (?:cv|verhaal|doel)',
    bare: '^\\p{L}+en',
  },
  pl: {
    first:
      'będę|\\p{L}{2,}(?:ę|em|am|im|ym|emy|amy|imy|ymy)|mój|moj\\p{L}+|mi|mnie|mną|sobie|się|swoj\\p{L}+|swój|nasz\\p{L}*',
    strong: 'będę|\\p{L}{3,}ę(?! (?:z|do|na|i)(?!\\p{L}))',
    second:
      'ty|ci|cię|ciebie|tobie|twój|twoj\\p{L}+|pani|pan|państwo|będziesz|\\p{L}{3,}(?:asz|isz|ysz|esz)|\\p{L}{2,}cie',
    bare: '^\\p{L}+(?:ć|c)(?: się)?',
  },
  cs: {
    first:
      'budu|\\p{L}{2,}(?:u|ám|ím|ém|eme|íme|áme|uji)|můj|moje|mého|mému|mi|mě|mne|si|se|svůj|svou|své|svého|svém|náš|naše',
    strong: 'budu|\\p{L}{3,}ím|\\p{L}{3,}ám',
    second:
      'ty|tě|ti|tobě|tvůj|tvoje|tvé|vy|vás|vám|váš|vaše|vaši|budete|budeš|\\p{L}{3,}(?:ete|íte|áte|ěte|íš)|(?!tomáš|lukáš|guláš)\\p{L}{3,}(?:áš|eš|ěš)',
    bare: '^\\p{L}+(?:at|it|et|ět|out|ovat)',
  },
  sk: {
    first:
      'budem|\\p{L}{2,}(?:em|ám|ím|iem|eme|íme|áme)|môj|moje|mojej|mojom|mi|mňa|ma|si|sa|svoj\\p{L}*|náš|naše',
    strong: 'budem|\\p{L}{3,}ím|\\p{L}{3,}ám',
    second:
      'ty|ťa|ti|tebe|tvoj\\p{L}*|vy|vás|vám|váš|vaše|budete|budeš|\\p{L}{3,}(?:ete|íte|áte|iete|íš|eš)|(?!tomáš|lukáš|guláš)\\p{L}{3,}áš',
    bare: '^\\p{L}+(?:ať|iť|eť|ovať|núť)',
  },
  uk: {
    first:
      'я|мені|мене|мій|моя|моє|мої\\p{L}*|собі|себе|свій|сво\\p{L}+|ми|наш\\p{L}*|\\p{L}{2,}(?:у|ю|мо|мусь|юсь|усь)',
    strong: 'я|мені|мене|мій|моя|моє|мої',
    second:
      'ти|тебе|тобі|твій|тво\\p{L}+|ви|вас|вам|ваш\\p{L}*|\\p{L}{3,}(?:єте|ете|ите|іть|ійте|айте|єш|еш)',
    third: 'вона|він',
    bare: '^\\p{L}+(?:ти|тися)',
  },
  ru: {
    first:
      'я|мне|меня|мной|мой|моя|моё|мои\\p{L}*|моег\\p{L}+|себе|себя|свой|сво\\p{L}+|мы|наш\\p{L}*|\\p{L}{2,}(?:у|ю|усь|юсь|ем|им)',
    strong: 'я|мне|меня|мной|мо[йяёеи]|моих',
    second:
      'ты|тебя|тебе|твой|тво\\p{L}+|вы|вас|вам|ваш\\p{L}*|(?<!(?<!\\p{L})(?:в|во|на|о|об|при) (?:\\p{L}+(?:ом|ем|ём|ой|ей|их|ых) ){0,2})\\p{L}{3,}(?:ете|ите)|(?!сайте)\\p{L}{3,}(?:ёте|йте|ешь|ишь)',
    third: 'она|он',
    bare: '^\\p{L}+(?:ть|ться|ти|чь)',
  },
  tr: {
    first:
      '\\p{L}+(?:acağım|eceğim|acağız|eceğiz|ıyorum|iyorum|uyorum|üyorum|arım|erim|ırım|irim|ım|im|um|üm|yım|yim)|ben\\p{L}*|benim',
    strong: '\\p{L}+(?:acağım|eceğim|ıyorum|iyorum|uyorum|üyorum)',
    second:
      'sen|senin|sana|seni|siz|sizin|size|sizi|\\p{L}+(?:ınız|iniz|unuz|ünüz|acaksın|eceksin|acaksınız|eceksiniz|nizi|nızı)|\\p{L}+(?:yın|yin|yun|yün|ın|in|un|ün)[.]?$',
    bare: '(?<!\\p{L})\\p{L}+(?:mak|mek)[.]?$',
  },
  sv: { second: 'du|dig|din|ditt|dina|ni|er' },
  da: { second: 'du|dig|din|dit|dine|de skal' },
  no: { second: 'du|deg|din|ditt|dine' },
  fi: { second: 'sinä|sinun|sinua|sinulle|te|teidän' },
  hu: { second: 'te|téged|neked|ön|önnek|öné?' },
  hr: { second: 'ti|tebe|tebi|tvoj\\p{L}*|vi|vas|vam|vaš\\p{L}*|\\p{L}{3,}(?:ćete|ćeš)' },
  sl: { second: 'vi|vas|vam|vaš\\p{L}*|tvoj\\p{L}*|boste|boš|^\\p{L}{3,}(?:ite|jte)|se \\p{L}{2,}ite' },
  vi: { second: 'bạn|em sẽ' },
  ca: { second: 'tu|et|teu|teva|vostè' },
};

/** Pronouns in scripts without spaces, and in languages that need no table. */
const FAR_SECOND =
  /あなた|君は|당신|您|你|(?<!\p{L})(?:आप|तुम|तुम्हें|आपको|أنت|أنتِ|عليك|אתה|את תלמדי|שלך)(?!\p{L})/u;

const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu');
const line = (pattern: string): RegExp => new RegExp(`(?:${pattern})(?![\\p{L}])`, 'iu');

const COMPILED = new Map(
  Object.entries(PERSONS).map(([code, { first, strong, second, third, bare }]) => [
    code,
    {
      first: first === undefined ? undefined : whole(first),
      strong: strong === undefined ? undefined : whole(strong),
      second: whole(second),
      third: whole(third === undefined ? MENTEE : `${MENTEE}|${third}`),
      bare: bare === undefined ? undefined : line(bare),
    },
  ]),
);

const ROLE_FIRST = line(`^(?:${ROLE})`);

/**
 * Whether the mentee speaks in any of the lines. A single line may leave the subject out; an answer without
 * any first person is a list, not the mentee's plan.
 */
export function hasFirstPerson(lines: readonly string[], code: string): boolean {
  const first = COMPILED.get(code)?.first;
  return first === undefined || lines.some((text) => first.test(text));
}

/**
 * Who speaks in a line: `first` also if nothing shows it. Text in quotation marks does not count.
 *
 * @param code the ISO 639-1 code of its language; without a table for it only the second person is detected
 */
export function speakerOf(goal: string, code: string): 'first' | 'second' | 'third' | 'nobody' {
  const unquoted = goal.replace(/["“„«‘「][^"”“»’」]*["”“»’」]/gu, ' ');
  if (FAR_SECOND.test(unquoted)) return 'second';
  const persons = COMPILED.get(code);
  if (persons === undefined) return 'first';
  const isFirst = persons.first?.test(unquoted) ?? false;
  const isStrong = isFirst && persons.strong?.test(unquoted) === true;
  if (ROLE_FIRST.test(unquoted)) return 'third';
  if (persons.third.test(unquoted) && !isStrong) return 'third';
  if (persons.second.test(unquoted) && !isStrong) return 'second';
  if (isFirst || persons.first === undefined) return 'first';
  return persons.bare?.test(unquoted) ? 'nobody' : 'first';
}

// Finds private data of a wish that must not reach a goal: names of people, employers, addresses, links, long
// numbers.

const ADDRESS =
  /https?:|www\.|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}|\p{N}{7,}|(?:\+|\b00)\d[\d ()/-]{7,60}\d/iu;

/** Words before a name: relations, colleagues, titles. */
const PEOPLE =
  'mr|mrs|ms|dr|prof|esimie\\p{L}*|pomo\\p{L}*|sjef\\p{L}*|főnök\\p{L}*|kollég\\p{L}*|koleg\\p{L}*|προϊστάμεν\\p{L}*|διευθυντ\\p{L}*|ustaž\\p{L}*|manager|boss|chef(?:in|fe)?|mentor\\p{L}*|husband|wife|partner\\p{L}*|son|daughter|kids?|friend|sister|brother|colleague|mann|frau|sohn|tochter|freund\\p{L}*|schwester|bruder|kolleg\\p{L}*|herrn?|mari|femme|fils|fille|ami[es]*|sœur|frère|collègue|monsieur|madame|mme|marido|esposa|hij[oa]|amig[oa]|herman[oa]|compañer[oa]|jef[ea]|señora?|marito|moglie|figli[oa]|amic[oa]|sorella|fratello|capo|signora?|collega|filh[oa]|irmã\\p{L}?|chef[ei]|dona|soț\\p{L}*|fiul|fiica|prieten\\p{L}*|sora|fratele|coleg\\p{L}*|șef\\p{L}*|man|vrouw|zoon|dochter|vriend\\p{L}*|zus|broer|baas|mąż|żona|syn|córka|przyjació\\p{L}*|siostra|brat|koleżank\\p{L}*|kolega|szef\\p{L}*|pani|pan[ue]?|manžel\\p{L}*|dcera|dcéra|kamarád\\p{L}*|kamarát\\p{L}*|sestra|kolegyně|šéf\\p{L}*|чоловік|дружина|син|дочка|подруга|друг|колега|начальник|начальниця|пані|пан|муж|жена|сын|дочь|коллега|начальница|kocam|eşim|oğlum|kızım|arkadaşım|patronum|müdürüm|bey|hanım';
const CALLED =
  "called|named|name is|heiße|heißt|namens|m'appelle|s'appelle|llamo|llama|chiamo|chiama|chamo|chama|numesc|numește|heet|nazywam się|na imię|jmenuji se|volám sa|звати|зовут|адым|adım";
const NAME = '\\p{Lu}[\\p{Ll}\\p{M}]+(?:[ -]\\p{Lu}[\\p{Ll}\\p{M}]+)?';
const PERSON = new RegExp(`(?<![\\p{L}])(?i:${PEOPLE}|${CALLED})[ ,:(]{1,5}(${NAME})`, 'gu');
/** Two capitalised words in a sentence: a name if the sentence speaks of names. */
const PAIR = /(?<=[\p{Ll},;:(–-]\s{1,3})(\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+)/gu;
const OF_NAMES =
  /(?<!\p{L})(?:(?:sur|last|full )?names?|namen?|nam(?:es|ens)|genannt|nom|prénom|nombre|apellidos?|nome|cognome|sobrenome|nume(?:le)?|naam|nazwisk\p{L}*|imieni\p{L}*|jmén\p{L}*|men[oa]|ім'?я|імен\p{L}*|прізвищ\p{L}*|имя|имен\p{L}*|фамили\p{L}*|isim\p{L}*|ism\p{L}*|navn\p{L}*|namn\p{L}*|nimi|nime\p{L}*|név|neve\p{L}*|ime(?:na)?|όνομα)(?!\p{L})/iu;
/** An employer: if somebody works, by two capitalised words or a company's ending. */
const COMPANY_END =
  'gmbh|ag|kg|ltd|llc|inc|plc|corp|group|logistics|energie|energy|consulting|solutions|systems|bank|sarl|s\\.?a\\.?|s\\.?r\\.?l\\.?|s\\.?r\\.?o\\.?|a\\.?s\\.?|sp\\. z o\\.o\\.|b\\.?v\\.?|n\\.?v\\.?|ооо|тов|lda|ltda|a\\.ş\\.';
const IS_COMPANY_END = new RegExp(`^(?:${COMPANY_END})$`, 'iu');
const EMPLOYER = new RegExp(
  `(?<![\\p{L}&-])((?:\\p{Lu}[\\p{L}&-]+ ){1,3}(?i:${COMPANY_END}))(?![\\p{L}])`,
  'gu',
);
const AT_WORK =
  /(?<!\p{L})(?:at|bei(?: der| dem)?|chez|presso|bij|van|w|u|ve|в|у|la|na|en)\s+(\p{Lu}[\p{Ll}&-]+ \p{Lu}[\p{Ll}&-]+)/gu;

/**
 * Common first names of the programme's countries that are rarely words, cities or products, for people named
 * without a relation.
 */
const FIRST_NAMES =
  'Adam|Agata|Agnieszka|Ahmed|Ahmet|Aisha|Aleksandra|Alena|Alessandro|Alexandra|Alexandre|Alice|Alicja|Alina|Amélie|Amina|Ana|Andrea|Andreas|Andrei|Andrzej|Ángel|Anita|Ann|Anna|Anne|Annette|Antoine|Antonio|Anton|Antonia|Barbara|Beata|Béatrice|Beatriz|Bernd|Bianca|Birgit|Bogdan|Bożena|Brigitte|Camille|Carla|Carlos|Carmen|Carolina|Caroline|Cătălina|Catherine|Céline|Charlotte|Chiara|Christian|Christine|Christoph|Claire|Claudia|Cristina|Dagmar|Dana|Daniel|Daniela|Danuta|David|Denise|Diana|Diego|Dirk|Dominika|Dorota|Eduardo|Elena|Elif|Elisabeth|Élodie|Emily|Emine|Emma|Emre|Ester|Eva|Ewa|Fatima|Fatma|Federica|Felipe|Fernanda|Fernando|Florian|Francesca|Francesco|Franziska|Frédéric|Gabriela|Georg|Gesine|Giorgia|Giovanni|Giulia|Grażyna|Grzegorz|Guillaume|Halina|Hana|Hanna|Hannah|Hans|Heike|Helen|Helena|Ioana|Irena|Iryna|Isabel|Isabelle|Ivana|Iveta|Jacques|Jakub|Jan|Jana|Javier|Jean|Jeanne|Jelena|Jennifer|Jessica|Jiří|Joana|João|Johanna|Johannes|John|José|Juan|Julia|Julie|Julien|Jürgen|Justyna|Karin|Karolina|Katarína|Katarzyna|Kateřina|Katharina|Kathrin|Katja|Kinga|Klaus|Krzysztof|Laura|Léa|Lena|Lenka|Lisa|Lorenzo|Lucía|Lucie|Luisa|Lukas|Łukasz|Magda|Magdalena|Maja|Małgorzata|Manon|Manuel|Marcin|Marek|Margarida|María|Maria|Mariana|Marie|Marina|Mario|Mariusz|Markéta|Markus|Marta|Martin|Martina|Mary|Matej|Mateusz|Matteo|Matthias|Maud|Mehmet|Michael|Michal|Michał|Miguel|Mihai|Monika|Mustafa|Nadia|Natalia|Nathalie|Nicole|Nicolas|Nina|Oksana|Olena|Olga|Olivier|Paola|Pascal|Patricia|Paulina|Pavel|Pedro|Peter|Petra|Philippe|Pierre|Piotr|Rachel|Raquel|Raúl|Renate|Ricardo|Robert|Roberta|Rosa|Sabine|Samira|Sandra|Sara|Sarah|Sébastien|Sergio|Silvia|Simona|Sophie|Stefan|Stefano|Steffi|Stéphane|Stéphanie|Susanne|Svetlana|Sylvie|Tatiana|Teresa|Thierry|Thomas|Tomáš|Tomasz|Tomek|Torsten|Ulrike|Ute|Valentina|Valérie|Veronika|Virginie|Wojciech|Yasmin|Zuzana|Zeynep|Анна|Александр|Алексей|Алина|Андрей|Валентина|Вера|Галина|Дарья|Денис|Дмитрий|Екатерина|Елена|Иван|Ирина|Ірина|Катерина|Катя|Ксения|Лена|Людмила|Марина|Мария|Марія|Маша|Михаил|Наталья|Наталія|Оксана|Олена|Ольга|Павел|Сергей|Сергій|Светлана|Світлана|Тарас|Татьяна|Тетяна|Юлия|Юлія';
const FIRST_NAME = new RegExp(
  `(?<![\\p{L}])(?:${FIRST_NAMES})(?: \\p{Lu}[\\p{Ll}\\p{M}-]+)?(?![\\p{L}])`,
  'gu',
);

/** The names of people and employers in a wish, as they are written there. */
export function namesIn(input: string): string[] {
  const ofNames = input.match(/[^.!?\n]+/gu)?.filter((sentence) => OF_NAMES.test(sentence)) ?? [];
  const named = [
    ...[PERSON, EMPLOYER, AT_WORK].flatMap((pattern) => [...input.matchAll(pattern)]),
    ...ofNames.flatMap((sentence) => [...sentence.matchAll(PAIR)]),
  ].map(([, name = '']) => name.trim());
  const first = [...input.matchAll(FIRST_NAME)].map(([name]) => name);
  return [...new Set([...named, ...first])].filter((name) => /^\p{Lu}/u.test(name));
}

/** Whether a goal has a private item: an address, or a name from the wish, whole or a part of it, in any form. */
export function isPrivate(goal: string, names: readonly string[]): boolean {
  if (ADDRESS.test(goal)) return true;
  // Beside a number stands a month.
  const words = goal.match(/(?<![\p{L}\p{M}])(?<!\p{N}[.]? )\p{Lu}[\p{L}\p{M}]+(?! ?\p{N})/gu) ?? [];
  return names
    .flatMap((name) => name.split(/[ -]/))
    .filter((part) => /^\p{Lu}\p{Ll}/u.test(part) && !IS_COMPANY_END.test(part))
    .some((part) => words.some((word) => isForm(word, part)));
}

/** The most letters that an ending takes from a name, and adds. */
const MAX_TAKEN = 3;
const MAX_ADDED = 4;
const MIN_SHARED = 4;

/** Whether a word is a form of a name: `Annę` of `Anna`, `Morawiakowi` of `Morawiak`. */
function isForm(word: string, name: string): boolean {
  let shared = 0;
  while (shared < name.length && word[shared] === name[shared]) shared++;
  if (shared === name.length) return shared >= MIN_SHARED ? word.length - shared <= MAX_ADDED : word === name;
  if (shared < Math.max(name.length - MAX_TAKEN, MIN_SHARED)) return false;
  return word.length - shared <= MAX_ADDED;
}
