/**
 * Finds private data of a wish that must not reach a goal: names of people, employers, addresses, links, long
 * numbers.
 */

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
