/**
 * The texts of the page for mentees in each language, without assuming anybody's gender. Polish, Spanish,
 * Italian and Dutch use the familiar form (ty, tú, tu, je), as such programmes do; the others are polite,
 * with polite pronouns in lower case, since a page is not a letter.
 */

import type { Language } from '../domain/languages.ts';

/** The texts of the page in English. */
const ENGLISH = {
  /** The language in its own words. */
  name: 'English',
  /** The label of the language menu. */
  languages: 'Language',
  skip: 'Skip to the content',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  title: 'Write my goals',
  intro:
    'Write in your own words what you hope to achieve. You get one to five goals that you can check yourself against later.',
  label: 'What do you hope to achieve?',
  limit: 'At most {limit} characters.',
  /** How wishes are read best where no goal server writes. */
  eachWish: 'Begin each wish on a new line and write it as a whole sentence: “I want to\u00A0…”.',
  forExample: 'For example:',
  /** An example of a text with a wish. */
  example:
    'I want to speak with confidence in front of 20 people by the end of June. I can practise two hours a week.',
  write: 'Write my goals',
  privacy: {
    title: 'What happens to your text',
    stored:
      'Nothing is stored until you choose to keep the goals. Then your text and the goals are stored together.',
    readers:
      'The programme managers can read what is stored. So can anybody who has the private link that you get.',
    /** In place of the former on the page behind a personal link. */
    ownReaders:
      'The programme managers can read what is stored. They see that it is yours only if you agree on your page, which anybody with the link to it can read.',
    untilErased: 'It is kept until it is erased. You can erase it yourself.',
    /** With {months}: a number of months in words, such as `18 months`. */
    months: 'It is kept for {months}. You can erase it yourself before that.',
    /** If a goal server writes. */
    server: 'To write the goals, your text is sent to a server with a language model.',
  },
  /** Goals that are not stored yet. */
  written: {
    title: 'Your goals',
    notStored:
      'Nothing is stored yet. Keep the goals if you like them. Otherwise, ask for another wording, or change your text below.',
    keep: 'Keep these goals',
    another: 'Another wording',
  },
  /** Goals at their private address. */
  kept: {
    title: 'Your goals are kept',
    address:
      'Save this private link: it is the only way back to your goals, and it is not shown anywhere else. Anybody who has it can read and erase them.',
    label: 'Private link',
    copy: 'Click the goals, or hold a finger on them, to select them all and copy them. To print them, use the print command of your browser.',
    input: 'What you wrote',
    writeNew: 'Write new goals',
    erase: 'Erase',
    warning: 'Your text and the goals are removed for good. This cannot be undone.',
    eraseForGood: 'Erase for good',
  },
  erased: { title: 'Erased', text: 'Your text and the goals were removed.' },
  unknown: { title: 'There is nothing here', text: 'The goals were erased, or the link is incomplete.' },
  empty: 'Write something first.',
  tooLong: 'Your text is too long: it has {count} characters. Shorten it to at most {limit}.',
  noWish: {
    title: 'Your text does not yet say what you hope to achieve',
    text: 'Write in one or two sentences what you want to achieve, learn or change. Nothing was stored.',
  },
  /** If the text is in none of the supported languages; a list of them follows. */
  unsupported:
    'Your text was not read: its language is not supported here, or was not recognized. Write in one of these languages:',
  failed: {
    title: 'This did not work just now',
    text: 'Your text is still here, and nothing was stored. Try again in a minute.',
    again: 'Try again',
  },
  throttled:
    'There were many requests in a short time. Wait a minute, then try again. Your text is still here.',
};

/** The texts of a language. */
export type WriteTexts = typeof ENGLISH;

export const WRITE_TEXTS: Readonly<Record<Language, WriteTexts>> = {
  en: ENGLISH,
  de: {
    name: 'Deutsch',
    languages: 'Sprache',
    skip: 'Zum Inhalt',
    signedInAs: 'Angemeldet als',
    signOut: 'Abmelden',
    title: 'Meine Ziele',
    intro:
      'Schreiben Sie mit eigenen Worten, was Sie erreichen möchten. Daraus entstehen ein bis fünf Ziele, die Sie später überprüfen können.',
    label: 'Was möchten Sie erreichen?',
    limit: 'Höchstens {limit} Zeichen.',
    eachWish:
      'Beginnen Sie jeden Wunsch in einer neuen Zeile und schreiben Sie ihn als ganzen Satz: „Ich möchte\u00A0…“.',
    forExample: 'Zum Beispiel:',
    example:
      'Ich möchte bis Ende Juni einen Vortrag vor 20 Menschen halten. Ich kann zwei Stunden pro Woche üben.',
    write: 'Meine Ziele formulieren',
    privacy: {
      title: 'Was mit Ihrem Text geschieht',
      stored:
        'Nichts wird gespeichert, solange Sie sich nicht entscheiden, die Ziele zu behalten. Dann werden Ihr Text und die Ziele zusammen gespeichert.',
      readers:
        'Was gespeichert ist, kann die Programmleitung lesen, ebenso alle, die den persönlichen Link haben, den Sie erhalten.',
      ownReaders:
        'Was gespeichert ist, kann die Programmleitung lesen. Dass es von Ihnen ist, sieht sie nur, wenn Sie auf Ihrer Seite zustimmen. Die Seite können alle lesen, die den Link dazu haben.',
      untilErased: 'Es bleibt gespeichert, bis es gelöscht wird. Sie können es selbst löschen.',
      months: 'Speicherdauer: {months}. Sie können alles auch vorher selbst löschen.',
      server: 'Damit die Ziele entstehen, wird Ihr Text an einen Server mit einem Sprachmodell gesendet.',
    },
    written: {
      title: 'Ihre Ziele',
      notStored:
        'Noch ist nichts gespeichert. Behalten Sie die Ziele, wenn sie Ihnen gefallen. Sonst lassen Sie sie anders formulieren oder ändern Sie unten Ihren Text.',
      keep: 'Diese Ziele behalten',
      another: 'Anders formulieren',
    },
    kept: {
      title: 'Ihre Ziele sind gespeichert',
      address:
        'Bewahren Sie diesen persönlichen Link auf: Nur er führt zu Ihren Zielen zurück, und er wird sonst nirgends angezeigt. Wer ihn hat, kann die Ziele lesen und löschen.',
      label: 'Persönlicher Link',
      copy: 'Klicken Sie auf die Ziele oder halten Sie einen Finger darauf, um alle zu markieren und zu kopieren. Zum Drucken nutzen Sie die Druckfunktion Ihres Browsers.',
      input: 'Ihr Text',
      writeNew: 'Neue Ziele formulieren',
      erase: 'Löschen',
      warning: 'Ihr Text und die Ziele werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
      eraseForGood: 'Endgültig löschen',
    },
    erased: { title: 'Gelöscht', text: 'Ihr Text und die Ziele wurden gelöscht.' },
    unknown: {
      title: 'Hier ist nichts',
      text: 'Die Ziele wurden gelöscht, oder der Link ist unvollständig.',
    },
    empty: 'Schreiben Sie zuerst etwas.',
    tooLong: 'Ihr Text ist zu lang: Er hat {count} Zeichen. Kürzen Sie ihn auf höchstens {limit}.',
    noWish: {
      title: 'In Ihrem Text steht noch nicht, was Sie erreichen möchten',
      text: 'Schreiben Sie in ein oder zwei Sätzen, was Sie erreichen, lernen oder ändern möchten. Es wurde nichts gespeichert.',
    },
    unsupported:
      'Ihr Text wurde nicht gelesen: Seine Sprache wird hier nicht unterstützt oder wurde nicht erkannt. Schreiben Sie in einer dieser Sprachen:',
    failed: {
      title: 'Das hat gerade nicht geklappt',
      text: 'Ihr Text ist noch da, und es wurde nichts gespeichert. Versuchen Sie es in einer Minute noch einmal.',
      again: 'Noch einmal versuchen',
    },
    throttled:
      'Das waren viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal. Ihr Text ist noch da.',
  },
  pl: {
    name: 'Polski',
    languages: 'Język',
    skip: 'Przejdź do treści',
    signedInAs: 'Konto:',
    signOut: 'Wyloguj się',
    title: 'Moje cele',
    intro:
      'Napisz własnymi słowami, co chcesz osiągnąć. Powstanie z\u00A0tego od jednego do pięciu celów, których wykonanie możesz później sprawdzić.',
    label: 'Co chcesz osiągnąć?',
    limit: 'Najwyżej {limit} znaków.',
    eachWish: 'Każde życzenie zacznij od nowej linii i\u00A0zapisz je całym zdaniem: „Chcę\u00A0…”.',
    forExample: 'Na przykład:',
    example:
      'Chcę do końca czerwca swobodnie przemawiać przed 20 osobami. Mogę ćwiczyć dwie godziny w\u00A0tygodniu.',
    write: 'Sformułuj moje cele',
    privacy: {
      title: 'Co się stanie z\u00A0twoim tekstem',
      stored:
        'Dopóki nie zachowasz celów, nic nie jest zapisywane. Potem twój tekst i\u00A0cele są zapisywane razem.',
      readers:
        'Zapisany tekst i\u00A0cele mogą czytać osoby kierujące programem, a\u00A0także każda osoba mająca prywatny link, który otrzymasz.',
      ownReaders:
        'Zapisany tekst i\u00A0cele mogą czytać osoby kierujące programem. To, że są twoje, widzą tylko za twoją zgodą, którą dajesz na swojej stronie. Stronę może czytać każda osoba, która ma do niej link.',
      untilErased: 'Są przechowywane do chwili usunięcia. Możesz je usunąć samodzielnie.',
      months: 'Okres przechowywania: {months}. Możesz wszystko wcześniej usunąć samodzielnie.',
      server: 'Aby powstały cele, twój tekst jest wysyłany na serwer z\u00A0modelem językowym.',
    },
    written: {
      title: 'Twoje cele',
      notStored:
        'Nic jeszcze nie jest zapisane. Jeśli cele ci odpowiadają, zachowaj je. Jeśli nie, poproś o\u00A0inne sformułowanie lub zmień tekst poniżej.',
      keep: 'Zachowaj te cele',
      another: 'Sformułuj inaczej',
    },
    kept: {
      title: 'Twoje cele są zapisane',
      address:
        'Zachowaj ten prywatny link: tylko on prowadzi z\u00A0powrotem do celów i\u00A0nie pojawia się nigdzie indziej. Każda osoba, która go ma, może cele przeczytać i\u00A0usunąć.',
      label: 'Prywatny link',
      copy: 'Kliknij cele lub przytrzymaj na nich palec, aby zaznaczyć wszystkie i\u00A0je skopiować. Aby je wydrukować, użyj polecenia drukowania w\u00A0przeglądarce.',
      input: 'Twój tekst',
      writeNew: 'Sformułuj nowe cele',
      erase: 'Usuń',
      warning: 'Twój tekst i\u00A0cele zostaną usunięte na zawsze. Nie da się tego cofnąć.',
      eraseForGood: 'Usuń na zawsze',
    },
    erased: { title: 'Usunięto', text: 'Twój tekst i\u00A0cele zostały usunięte.' },
    unknown: { title: 'Nic tu nie ma', text: 'Cele zostały usunięte albo link jest niepełny.' },
    empty: 'Najpierw coś napisz.',
    tooLong: 'Tekst jest za długi, liczba znaków: {count}. Skróć go do najwyżej {limit}.',
    noWish: {
      title: 'Z\u00A0tekstu jeszcze nie wynika, co chcesz osiągnąć',
      text: 'Napisz w\u00A0jednym lub dwóch zdaniach, co chcesz osiągnąć, czego się nauczyć albo co zmienić. Nic nie zostało zapisane.',
    },
    unsupported:
      'Twój tekst nie został odczytany: jego język nie jest tu obsługiwany albo nie został rozpoznany. Napisz w\u00A0jednym z\u00A0tych języków:',
    failed: {
      title: 'Tym razem się nie udało',
      text: 'Twój tekst wciąż tu jest i\u00A0nic nie zostało zapisane. Spróbuj ponownie za minutę.',
      again: 'Spróbuj ponownie',
    },
    throttled:
      'W\u00A0krótkim czasie było zbyt wiele prób. Odczekaj minutę i\u00A0spróbuj ponownie. Twój tekst wciąż tu jest.',
  },
  cs: {
    name: 'Čeština',
    languages: 'Jazyk',
    skip: 'Přejít k\u00A0obsahu',
    signedInAs: 'Účet:',
    signOut: 'Odhlásit se',
    title: 'Moje cíle',
    intro:
      'Napište vlastními slovy, čeho chcete dosáhnout. Dostanete jeden až pět cílů a\u00A0později si můžete ověřit, zda se je podařilo splnit.',
    label: 'Čeho chcete dosáhnout?',
    limit: 'Nejvýše {limit} znaků.',
    eachWish: 'Každé přání napište na nový řádek celou větou: „Chci\u00A0…“.',
    forExample: 'Například:',
    example: 'Chci do konce června bez ostychu mluvit před 20 lidmi. Cvičit můžu dvě hodiny týdně.',
    write: 'Napsat moje cíle',
    privacy: {
      title: 'Co se stane s\u00A0vaším textem',
      stored:
        'Dokud se nerozhodnete cíle ponechat, nic se neukládá. Pak se uloží váš text spolu s\u00A0cíli.',
      readers:
        'Co je uloženo, mohou číst lidé, kteří program vedou, a\u00A0také každý, kdo má soukromý odkaz, který dostanete.',
      ownReaders:
        'Co je uloženo, mohou číst lidé, kteří program vedou. Že je to vaše, vidí jen tehdy, když s\u00A0tím na své stránce souhlasíte. Stránku může číst každý, kdo má odkaz na ni.',
      untilErased: 'Zůstane to uloženo až do vymazání. Vymazat to můžete i\u00A0vy.',
      months: 'Doba uložení: {months}. Vymazat to můžete i\u00A0dříve.',
      server: 'Aby cíle mohly vzniknout, odešle se váš text na server s\u00A0jazykovým modelem.',
    },
    written: {
      title: 'Vaše cíle',
      notStored:
        'Zatím není nic uloženo. Pokud se vám cíle líbí, ponechte si je. Jinak si vyžádejte jiné znění nebo níže změňte svůj text.',
      keep: 'Ponechat tyto cíle',
      another: 'Jiné znění',
    },
    kept: {
      title: 'Vaše cíle jsou uloženy',
      address:
        'Uschovejte si tento soukromý odkaz: jen on vede zpět k\u00A0vašim cílům a\u00A0nikde jinde se nezobrazí. Každý, kdo ho má, může cíle číst a\u00A0vymazat.',
      label: 'Soukromý odkaz',
      copy: 'Kliknutím na cíle nebo podržením prstu je označíte všechny a\u00A0můžete je zkopírovat. Vytisknete je příkazem k\u00A0tisku ve svém prohlížeči.',
      input: 'Váš text',
      writeNew: 'Napsat nové cíle',
      erase: 'Vymazat',
      warning: 'Váš text i\u00A0cíle budou natrvalo vymazány. Nelze to vrátit zpět.',
      eraseForGood: 'Natrvalo vymazat',
    },
    erased: { title: 'Vymazáno', text: 'Váš text i\u00A0cíle byly vymazány.' },
    unknown: { title: 'Nic tu není', text: 'Cíle byly vymazány, nebo je odkaz neúplný.' },
    empty: 'Nejdříve něco napište.',
    tooLong: 'Váš text je příliš dlouhý, počet znaků: {count}. Zkraťte jej na nejvýše {limit}.',
    noWish: {
      title: 'Z\u00A0vašeho textu zatím není poznat, čeho chcete dosáhnout',
      text: 'Napište jednou nebo dvěma větami, čeho chcete dosáhnout, co se naučit nebo co změnit. Nic se neuložilo.',
    },
    unsupported:
      'Váš text nebyl přečten: jeho jazyk zde není podporován nebo nebyl rozpoznán. Napište ho v\u00A0jednom z\u00A0těchto jazyků:',
    failed: {
      title: 'Tentokrát se to nepodařilo',
      text: 'Váš text tu zůstal a\u00A0nic se neuložilo. Zkuste to za minutu znovu.',
      again: 'Zkusit znovu',
    },
    throttled:
      'Během krátké doby přišlo příliš mnoho požadavků. Počkejte minutu a\u00A0zkuste to znovu. Váš text tu zůstal.',
  },
  sk: {
    name: 'Slovenčina',
    languages: 'Jazyk',
    skip: 'Prejsť na obsah',
    signedInAs: 'Účet:',
    signOut: 'Odhlásiť sa',
    title: 'Moje ciele',
    intro:
      'Napíšte vlastnými slovami, čo chcete dosiahnuť. Dostanete jeden až päť cieľov a\u00A0neskôr si môžete overiť, či sa ich podarilo splniť.',
    label: 'Čo chcete dosiahnuť?',
    limit: 'Najviac {limit} znakov.',
    eachWish: 'Každé želanie napíšte na nový riadok celou vetou: „Chcem\u00A0…“.',
    forExample: 'Napríklad:',
    example: 'Chcem do konca júna bez ostychu hovoriť pred 20 ľuďmi. Cvičiť môžem dve hodiny týždenne.',
    write: 'Napísať moje ciele',
    privacy: {
      title: 'Čo sa stane s\u00A0vaším textom',
      stored:
        'Kým sa nerozhodnete ciele ponechať, nič sa neukladá. Potom sa uloží váš text spolu s\u00A0cieľmi.',
      readers:
        'Čo je uložené, môžu čítať ľudia, ktorí program vedú, a\u00A0tiež každý, kto má súkromný odkaz, ktorý dostanete.',
      ownReaders:
        'Čo je uložené, môžu čítať ľudia, ktorí program vedú. Že je to vaše, vidia len vtedy, keď s\u00A0tým na svojej stránke súhlasíte. Stránku môže čítať každý, kto má odkaz na ňu.',
      untilErased: 'Zostane to uložené až do vymazania. Vymazať to môžete aj vy.',
      months: 'Čas uloženia: {months}. Vymazať to môžete aj skôr.',
      server: 'Aby ciele mohli vzniknúť, váš text sa odošle na server s\u00A0jazykovým modelom.',
    },
    written: {
      title: 'Vaše ciele',
      notStored:
        'Zatiaľ nie je nič uložené. Ak sa vám ciele páčia, ponechajte si ich. Inak si vyžiadajte iné znenie alebo nižšie zmeňte svoj text.',
      keep: 'Ponechať tieto ciele',
      another: 'Iné znenie',
    },
    kept: {
      title: 'Vaše ciele sú uložené',
      address:
        'Uschovajte si tento súkromný odkaz: len on vedie späť k\u00A0vašim cieľom a\u00A0nikde inde sa nezobrazí. Každý, kto ho má, môže ciele čítať a\u00A0vymazať.',
      label: 'Súkromný odkaz',
      copy: 'Kliknutím na ciele alebo podržaním prsta ich označíte všetky a\u00A0môžete ich skopírovať. Vytlačíte ich príkazom na tlač vo svojom prehliadači.',
      input: 'Váš text',
      writeNew: 'Napísať nové ciele',
      erase: 'Vymazať',
      warning: 'Váš text aj ciele budú natrvalo vymazané. Nedá sa to vrátiť späť.',
      eraseForGood: 'Natrvalo vymazať',
    },
    erased: { title: 'Vymazané', text: 'Váš text aj ciele boli vymazané.' },
    unknown: { title: 'Nič tu nie je', text: 'Ciele boli vymazané alebo je odkaz neúplný.' },
    empty: 'Najprv niečo napíšte.',
    tooLong: 'Váš text je príliš dlhý, počet znakov: {count}. Skráťte ho na najviac {limit}.',
    noWish: {
      title: 'Z\u00A0vášho textu zatiaľ nie je jasné, čo chcete dosiahnuť',
      text: 'Napíšte jednou alebo dvoma vetami, čo chcete dosiahnuť, čo sa naučiť alebo čo zmeniť. Nič sa neuložilo.',
    },
    unsupported:
      'Váš text nebol prečítaný: jeho jazyk tu nie je podporovaný alebo nebol rozpoznaný. Napíšte ho v\u00A0jednom z\u00A0týchto jazykov:',
    failed: {
      title: 'Tentoraz sa to nepodarilo',
      text: 'Váš text tu zostal a\u00A0nič sa neuložilo. Skúste to o\u00A0minútu znova.',
      again: 'Skúsiť znova',
    },
    throttled:
      'Za krátky čas prišlo príliš veľa požiadaviek. Počkajte minútu a\u00A0skúste to znova. Váš text tu zostal.',
  },
  uk: {
    name: 'Українська',
    languages: 'Мова',
    skip: 'Перейти до вмісту',
    signedInAs: 'Обліковий запис:',
    signOut: 'Вийти',
    title: 'Мої цілі',
    intro:
      'Напишіть своїми словами, чого ви хочете досягти. Ви отримаєте від однієї до п’яти цілей, виконання яких згодом можна перевірити.',
    label: 'Чого ви хочете досягти?',
    limit: 'Не більше ніж {limit} символів.',
    eachWish: 'Кожне бажання пишіть з нового рядка цілим реченням: «Хочу\u00A0…».',
    forExample: 'Наприклад:',
    example:
      'Хочу до кінця червня впевнено виступати перед 20 людьми. Можу тренуватися дві години на тиждень.',
    write: 'Сформулювати мої цілі',
    privacy: {
      title: 'Що буде з вашим текстом',
      stored: 'Нічого не зберігається, доки ви не збережете цілі. Тоді ваш текст зберігається разом із ними.',
      readers:
        'Збережене можуть читати ті, хто керує програмою, а також усі, хто має особисте посилання, яке ви отримаєте.',
      ownReaders:
        'Збережене можуть читати ті, хто керує програмою. Те, що воно ваше, вони бачать, лише якщо ви погодитеся на своїй сторінці. Сторінку можуть читати всі, хто має посилання на неї.',
      untilErased: 'Усе зберігається, доки його не видалять. Ви можете зробити це самостійно.',
      months: 'Строк зберігання: {months}. Ви можете видалити все й раніше.',
      server: 'Щоб сформулювати цілі, ваш текст надсилають на сервер із мовною моделлю.',
    },
    written: {
      title: 'Ваші цілі',
      notStored:
        'Поки що нічого не збережено. Якщо цілі вам подобаються, збережіть їх. Якщо ні, попросіть сформулювати інакше або змініть свій текст нижче.',
      keep: 'Зберегти ці цілі',
      another: 'Сформулювати інакше',
    },
    kept: {
      title: 'Ваші цілі збережено',
      address:
        'Збережіть це особисте посилання: лише воно веде назад до ваших цілей, і більше ніде його не показано. Усі, хто його має, можуть прочитати й видалити цілі.',
      label: 'Особисте посилання',
      copy: 'Натисніть на цілі або затримайте на них палець, щоб виділити всі й скопіювати. Для друку скористайтеся відповідною командою браузера.',
      input: 'Ваш текст',
      writeNew: 'Сформулювати нові цілі',
      erase: 'Видалити',
      warning: 'Ваш текст і цілі буде видалено назавжди. Цього не можна скасувати.',
      eraseForGood: 'Видалити назавжди',
    },
    erased: { title: 'Видалено', text: 'Ваш текст і цілі видалено.' },
    unknown: { title: 'Тут нічого немає', text: 'Цілі видалено або посилання неповне.' },
    empty: 'Спочатку щось напишіть.',
    tooLong: 'Ваш текст задовгий, кількість символів: {count}. Скоротіть його до {limit} або менше.',
    noWish: {
      title: 'З вашого тексту ще не зрозуміло, чого ви хочете досягти',
      text: 'Напишіть одним або двома реченнями, чого ви хочете досягти, чого навчитися або що змінити. Нічого не збережено.',
    },
    unsupported:
      'Ваш текст не прочитано: його мова тут не підтримується або її не вдалося розпізнати. Напишіть однією з цих мов:',
    failed: {
      title: 'Цього разу не вдалося',
      text: 'Ваш текст лишився тут, і нічого не збережено. Спробуйте ще раз за хвилину.',
      again: 'Спробувати ще раз',
    },
    throttled:
      'За короткий час було забагато запитів. Зачекайте хвилину й спробуйте ще раз. Ваш текст лишився тут.',
  },
  ru: {
    name: 'Русский',
    languages: 'Язык',
    skip: 'Перейти к содержанию',
    signedInAs: 'Учётная запись:',
    signOut: 'Выйти',
    title: 'Мои цели',
    intro:
      'Напишите своими словами, чего вы хотите достичь. Вы получите от одной до пяти целей, выполнение которых потом можно проверить.',
    label: 'Чего вы хотите достичь?',
    limit: 'Не более {limit} символов.',
    eachWish: 'Каждое желание пишите с новой строки целым предложением: «Хочу\u00A0…».',
    forExample: 'Например:',
    example: 'Хочу до конца июня уверенно выступать перед 20 людьми. Могу тренироваться два часа в неделю.',
    write: 'Сформулировать мои цели',
    privacy: {
      title: 'Что будет с вашим текстом',
      stored: 'Ничего не сохраняется, пока вы не сохраните цели. Тогда ваш текст сохраняется вместе с ними.',
      readers:
        'Сохранённое могут читать те, кто руководит программой, а также все, у кого есть личная ссылка, которую вы получите.',
      ownReaders:
        'Сохранённое могут читать те, кто руководит программой. То, что оно ваше, они видят, только если вы согласитесь на своей странице. Страницу могут читать все, у кого есть ссылка на неё.',
      untilErased: 'Всё хранится, пока не будет удалено. Вы можете сделать это самостоятельно.',
      months: 'Срок хранения: {months}. Вы можете удалить всё и раньше.',
      server: 'Чтобы сформулировать цели, ваш текст отправляют на сервер с языковой моделью.',
    },
    written: {
      title: 'Ваши цели',
      notStored:
        'Пока ничего не сохранено. Если цели вам нравятся, сохраните их. Если нет, попросите сформулировать иначе или измените свой текст ниже.',
      keep: 'Сохранить эти цели',
      another: 'Сформулировать иначе',
    },
    kept: {
      title: 'Ваши цели сохранены',
      address:
        'Сохраните эту личную ссылку: только она ведёт обратно к вашим целям, и больше нигде она не показана. Все, у кого она есть, могут прочитать и удалить цели.',
      label: 'Личная ссылка',
      copy: 'Нажмите на цели или задержите на них палец, чтобы выделить все и скопировать. Для печати используйте команду печати в браузере.',
      input: 'Ваш текст',
      writeNew: 'Сформулировать новые цели',
      erase: 'Удалить',
      warning: 'Ваш текст и цели будут удалены навсегда. Это нельзя отменить.',
      eraseForGood: 'Удалить навсегда',
    },
    erased: { title: 'Удалено', text: 'Ваш текст и цели удалены.' },
    unknown: { title: 'Здесь ничего нет', text: 'Цели удалены или ссылка неполная.' },
    empty: 'Сначала что-нибудь напишите.',
    tooLong: 'Ваш текст слишком длинный, количество символов: {count}. Сократите его до {limit} или меньше.',
    noWish: {
      title: 'Из вашего текста пока не ясно, чего вы хотите достичь',
      text: 'Напишите в одном или двух предложениях, чего вы хотите достичь, чему научиться или что изменить. Ничего не сохранено.',
    },
    unsupported:
      'Ваш текст не прочитан: его язык здесь не поддерживается или не распознан. Напишите на одном из этих языков:',
    failed: {
      title: 'В этот раз не получилось',
      text: 'Ваш текст остался здесь, и ничего не сохранено. Попробуйте ещё раз через минуту.',
      again: 'Попробовать ещё раз',
    },
    throttled:
      'За короткое время было слишком много запросов. Подождите минуту и попробуйте ещё раз. Ваш текст остался здесь.',
  },
  ro: {
    name: 'Română',
    languages: 'Limba',
    skip: 'Mergi la conținut',
    signedInAs: 'Cont:',
    signOut: 'Deconectare',
    title: 'Obiectivele mele',
    intro:
      'Scrieți cu propriile cuvinte ce doriți să realizați. Veți primi între unu și cinci obiective, a căror îndeplinire o puteți verifica mai târziu.',
    label: 'Ce doriți să realizați?',
    limit: 'Cel mult {limit} de caractere.',
    eachWish: 'Scrieți fiecare dorință pe un rând nou, ca propoziție întreagă: „Vreau să\u00A0…”.',
    forExample: 'De exemplu:',
    example:
      'Vreau să vorbesc cu încredere în fața a 20 de oameni până la sfârșitul lunii iunie. Pot exersa două ore pe săptămână.',
    write: 'Formulează obiectivele mele',
    privacy: {
      title: 'Ce se întâmplă cu textul dumneavoastră',
      stored:
        'Nu se salvează nimic până când nu alegeți să păstrați obiectivele. Atunci textul și obiectivele se salvează împreună.',
      readers:
        'Ce s-a salvat poate fi citit de persoanele care conduc programul și de oricine are linkul privat pe care îl primiți.',
      ownReaders:
        'Ce s-a salvat poate fi citit de persoanele care conduc programul. Ele văd că este al dumneavoastră numai dacă sunteți de acord pe pagina dumneavoastră. Pagina poate fi citită de oricine are linkul către ea.',
      untilErased: 'Totul rămâne salvat până la ștergere. Puteți șterge totul chiar dumneavoastră.',
      months: 'Durata păstrării: {months}. Puteți șterge totul și mai devreme.',
      server:
        'Pentru a scrie obiectivele, textul dumneavoastră este trimis unui server cu un model lingvistic.',
    },
    written: {
      title: 'Obiectivele dumneavoastră',
      notStored:
        'Încă nu s-a salvat nimic. Dacă vă plac obiectivele, păstrați-le. Dacă nu, cereți o altă formulare sau modificați textul de mai jos.',
      keep: 'Păstrează aceste obiective',
      another: 'Altă formulare',
    },
    kept: {
      title: 'Obiectivele dumneavoastră sunt salvate',
      address:
        'Păstrați acest link privat: numai el duce înapoi la obiectivele dumneavoastră și nu mai apare în altă parte. Oricine îl are poate citi și șterge obiectivele.',
      label: 'Link privat',
      copy: 'Faceți clic pe obiective sau țineți degetul pe ele pentru a le selecta pe toate și a le copia. Pentru tipărire, folosiți comanda de tipărire a browserului.',
      input: 'Textul dumneavoastră',
      writeNew: 'Formulează obiective noi',
      erase: 'Șterge',
      warning: 'Textul și obiectivele se șterg definitiv. Acțiunea nu poate fi anulată.',
      eraseForGood: 'Șterge definitiv',
    },
    erased: { title: 'S-a șters', text: 'Textul și obiectivele au fost șterse.' },
    unknown: { title: 'Aici nu este nimic', text: 'Obiectivele au fost șterse sau linkul este incomplet.' },
    empty: 'Scrieți mai întâi ceva.',
    tooLong: 'Textul este prea lung, număr de caractere: {count}. Scurtați-l la cel mult {limit}.',
    noWish: {
      title: 'Din text nu reiese încă ce doriți să realizați',
      text: 'Scrieți în una sau două propoziții ce doriți să realizați, să învățați sau să schimbați. Nu s-a salvat nimic.',
    },
    unsupported:
      'Textul dumneavoastră nu a fost citit: limba lui nu este acceptată aici sau nu a fost recunoscută. Scrieți într-una dintre aceste limbi:',
    failed: {
      title: 'De data aceasta nu a reușit',
      text: 'Textul este încă aici și nu s-a salvat nimic. Încercați din nou peste un minut.',
      again: 'Încearcă din nou',
    },
    throttled:
      'Au fost prea multe cereri într-un timp scurt. Așteptați un minut și încercați din nou. Textul este încă aici.',
  },
  tr: {
    name: 'Türkçe',
    languages: 'Dil',
    skip: 'İçeriğe geç',
    signedInAs: 'Hesap:',
    signOut: 'Oturumu kapat',
    title: 'Hedeflerim',
    intro:
      'Neye ulaşmak istediğinizi kendi sözlerinizle yazın. Gerçekleşip gerçekleşmediğini sonradan görebileceğiniz bir ila beş hedef hazırlanır.',
    label: 'Neye ulaşmak istiyorsunuz?',
    limit: 'En fazla {limit} karakter.',
    eachWish: 'Her isteğinizi yeni bir satıra tam bir cümle olarak yazın: “…\u00A0istiyorum.”',
    forExample: 'Örneğin:',
    example:
      'Haziran sonuna kadar 20 kişinin önünde rahatça konuşmak istiyorum. Haftada iki saat çalışabilirim.',
    write: 'Hedeflerimi yaz',
    privacy: {
      title: 'Metninize ne olacak?',
      stored:
        'Siz hedefleri saklayana kadar hiçbir şey kaydedilmez. Sakladığınızda metniniz ve hedefler birlikte kaydedilir.',
      readers:
        'Kaydedilenleri program yöneticileri okuyabilir. Size verilecek özel bağlantıyı bilen herkes de okuyabilir.',
      ownReaders:
        'Kaydedilenleri program yöneticileri okuyabilir. Bunların size ait olduğunu yalnızca sayfanızda onay verirseniz görürler. Sayfanızı, bağlantısı olan herkes okuyabilir.',
      untilErased: 'Silinene kadar saklanır. Kendiniz de silebilirsiniz.',
      months: 'Saklama süresi: {months}. Daha önce kendiniz de silebilirsiniz.',
      server: 'Hedefleri yazmak için metniniz, dil modeli olan bir sunucuya gönderilir.',
    },
    written: {
      title: 'Hedefleriniz',
      notStored:
        'Henüz hiçbir şey kaydedilmedi. Hedefleri beğendiyseniz saklayın. Beğenmediyseniz başka sözlerle yazdırın ya da aşağıda metninizi değiştirin.',
      keep: 'Bu hedefleri sakla',
      another: 'Başka sözlerle yaz',
    },
    kept: {
      title: 'Hedefleriniz saklandı',
      address:
        'Bu özel bağlantıyı saklayın: Hedeflerinize ancak bununla dönebilirsiniz; başka hiçbir yerde gösterilmez. Bağlantıyı bilen herkes hedefleri okuyabilir ve silebilir.',
      label: 'Özel bağlantı',
      copy: 'Hepsini seçip kopyalamak için hedeflere tıklayın ya da parmağınızı üzerlerinde tutun. Yazdırmak için tarayıcınızın yazdırma komutunu kullanın.',
      input: 'Metniniz',
      writeNew: 'Yeni hedefler yaz',
      erase: 'Sil',
      warning: 'Metniniz ve hedefler kalıcı olarak silinir. Bu geri alınamaz.',
      eraseForGood: 'Kalıcı olarak sil',
    },
    erased: { title: 'Silindi', text: 'Metniniz ve hedefler silindi.' },
    unknown: { title: 'Burada bir şey yok', text: 'Hedefler silinmiş ya da bağlantı eksik.' },
    empty: 'Önce bir şey yazın.',
    tooLong: 'Metniniz çok uzun: {count} karakter. Metni en fazla {limit} karaktere indirin.',
    noWish: {
      title: 'Metninizden neye ulaşmak istediğiniz henüz anlaşılmıyor',
      text: 'Neyi başarmak, öğrenmek ya da değiştirmek istediğinizi bir iki cümleyle yazın. Hiçbir şey kaydedilmedi.',
    },
    unsupported:
      'Metniniz okunmadı: Dili burada desteklenmiyor ya da tanınamadı. Şu dillerden birinde yazın:',
    failed: {
      title: 'Bu kez olmadı',
      text: 'Metniniz hâlâ burada ve hiçbir şey kaydedilmedi. Bir dakika sonra yeniden deneyin.',
      again: 'Yeniden dene',
    },
    throttled: 'Kısa sürede çok fazla istek oldu. Bir dakika bekleyip yeniden deneyin. Metniniz hâlâ burada.',
  },
  es: {
    name: 'Español',
    languages: 'Idioma',
    skip: 'Ir al contenido',
    signedInAs: 'Cuenta:',
    signOut: 'Cerrar sesión',
    title: 'Mis objetivos',
    intro:
      'Escribe con tus propias palabras lo que quieres conseguir. Recibirás de uno a cinco objetivos y más adelante podrás comprobar si los has cumplido.',
    label: '¿Qué quieres conseguir?',
    limit: 'Máximo: {limit} caracteres.',
    eachWish: 'Escribe cada deseo en una línea nueva y con una frase completa: «Quiero\u00A0…».',
    forExample: 'Por ejemplo:',
    example:
      'Quiero hablar con soltura ante 20 personas antes de finales de junio. Puedo practicar dos horas por semana.',
    write: 'Formular mis objetivos',
    privacy: {
      title: 'Qué pasa con tu texto',
      stored:
        'No se guarda nada hasta que decides conservar los objetivos. Entonces se guardan juntos tu texto y los objetivos.',
      readers:
        'Lo que se guarda lo pueden leer quienes coordinan el programa, y también quien tenga el enlace privado que recibirás.',
      ownReaders:
        'Lo que se guarda lo pueden leer quienes coordinan el programa. Solo ven que es tuyo si das tu permiso en tu página, que puede leer quien tenga su enlace.',
      untilErased: 'Se conserva hasta que se borre. También puedes borrarlo tú.',
      months: 'Tiempo de conservación: {months}. Puedes borrarlo antes.',
      server: 'Para formular los objetivos, tu texto se envía a un servidor con un modelo de lenguaje.',
    },
    written: {
      title: 'Tus objetivos',
      notStored:
        'Todavía no se ha guardado nada. Si te gustan los objetivos, consérvalos. Si no, pide otra redacción o cambia tu texto más abajo.',
      keep: 'Conservar estos objetivos',
      another: 'Otra redacción',
    },
    kept: {
      title: 'Tus objetivos están guardados',
      address:
        'Guarda este enlace privado: es la única forma de volver a tus objetivos y no aparece en ningún otro lugar. Quien lo tenga puede leerlos y borrarlos.',
      label: 'Enlace privado',
      copy: 'Haz clic en los objetivos, o mantén el dedo sobre ellos, para seleccionarlos todos y copiarlos. Para imprimirlos, usa la función de impresión de tu navegador.',
      input: 'Tu texto',
      writeNew: 'Formular otros objetivos',
      erase: 'Borrar',
      warning: 'Tu texto y los objetivos se borrarán definitivamente. No se puede deshacer.',
      eraseForGood: 'Borrar definitivamente',
    },
    erased: { title: 'Borrado', text: 'Tu texto y los objetivos se han borrado.' },
    unknown: {
      title: 'Aquí no hay nada',
      text: 'Los objetivos se han borrado o el enlace está incompleto.',
    },
    empty: 'Primero escribe algo.',
    tooLong: 'Tu texto es demasiado largo: tiene {count} caracteres. Redúcelo a {limit} como máximo.',
    noWish: {
      title: 'Tu texto aún no dice lo que quieres conseguir',
      text: 'Escribe en una o dos frases lo que quieres conseguir, aprender o cambiar. No se ha guardado nada.',
    },
    unsupported:
      'No se ha leído tu texto: su idioma no se admite aquí o no se ha reconocido. Escribe en uno de estos idiomas:',
    failed: {
      title: 'Esta vez no ha funcionado',
      text: 'Tu texto sigue aquí y no se ha guardado nada. Inténtalo de nuevo dentro de un minuto.',
      again: 'Intentar de nuevo',
    },
    throttled:
      'Ha habido demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo de nuevo. Tu texto sigue aquí.',
  },
  fr: {
    name: 'Français',
    languages: 'Langue',
    skip: 'Aller au contenu',
    signedInAs: 'Compte\u00A0:',
    signOut: 'Se déconnecter',
    title: 'Mes objectifs',
    intro:
      'Écrivez avec vos propres mots ce que vous souhaitez accomplir. Vous obtiendrez un à cinq objectifs, dont vous pourrez vérifier plus tard s’ils sont atteints.',
    label: 'Que souhaitez-vous accomplir\u202F?',
    limit: '{limit} caractères au maximum.',
    eachWish:
      'Écrivez chaque souhait sur une nouvelle ligne, en une phrase entière\u00A0: «\u00A0Je voudrais\u00A0…\u00A0».',
    forExample: 'Par exemple\u00A0:',
    example:
      'Je veux prendre la parole avec aisance devant 20 personnes d’ici fin juin. Je peux m’entraîner deux heures par semaine.',
    write: 'Formuler mes objectifs',
    privacy: {
      title: 'Ce que devient votre texte',
      stored:
        'Rien n’est enregistré tant que vous n’avez pas choisi de garder les objectifs. Votre texte et les objectifs sont alors enregistrés ensemble.',
      readers:
        'Les responsables du programme peuvent lire ce qui est enregistré, de même que toute personne disposant du lien privé que vous recevrez.',
      ownReaders:
        'Les responsables du programme peuvent lire ce qui est enregistré. Ils ne voient que cela vient de vous que si vous donnez votre accord sur votre page, que peut lire toute personne disposant de son lien.',
      untilErased: 'Tout est conservé jusqu’à ce qu’on l’efface. Vous pouvez le faire vous-même.',
      months: 'Durée de conservation\u00A0: {months}. Vous pouvez tout effacer plus tôt.',
      server: 'Pour formuler les objectifs, votre texte est envoyé à un serveur doté d’un modèle de langage.',
    },
    written: {
      title: 'Vos objectifs',
      notStored:
        'Rien n’est encore enregistré. Gardez les objectifs s’ils vous plaisent. Sinon, demandez une autre formulation ou modifiez votre texte ci-dessous.',
      keep: 'Garder ces objectifs',
      another: 'Autre formulation',
    },
    kept: {
      title: 'Vos objectifs sont enregistrés',
      address:
        'Conservez ce lien privé\u00A0: lui seul ramène à vos objectifs, et il n’apparaît nulle part ailleurs. Toute personne qui en dispose peut les lire et les effacer.',
      label: 'Lien privé',
      copy: 'Cliquez sur les objectifs, ou gardez le doigt dessus, pour les sélectionner tous et les copier. Pour les imprimer, utilisez la commande d’impression de votre navigateur.',
      input: 'Votre texte',
      writeNew: 'Formuler d’autres objectifs',
      erase: 'Effacer',
      warning:
        'Votre texte et les objectifs seront effacés définitivement. Il sera impossible de revenir en arrière.',
      eraseForGood: 'Effacer définitivement',
    },
    erased: { title: 'C’est effacé', text: 'Votre texte et les objectifs ont été effacés.' },
    unknown: {
      title: 'Il n’y a rien ici',
      text: 'Les objectifs ont été effacés, ou le lien est incomplet.',
    },
    empty: 'Écrivez d’abord quelque chose.',
    tooLong:
      'Votre texte est trop long\u00A0: il compte {count} caractères. Ramenez-le à {limit} au maximum.',
    noWish: {
      title: 'Votre texte ne dit pas encore ce que vous souhaitez accomplir',
      text: 'Écrivez en une ou deux phrases ce que vous voulez accomplir, apprendre ou changer. Rien n’a été enregistré.',
    },
    unsupported:
      'Votre texte n’a pas été lu\u00A0: sa langue n’est pas prise en charge ici ou n’a pas été reconnue. Écrivez dans l’une de ces langues\u00A0:',
    failed: {
      title: 'Cela n’a pas fonctionné cette fois',
      text: 'Votre texte est toujours là et rien n’a été enregistré. Réessayez dans une minute.',
      again: 'Réessayer',
    },
    throttled:
      'Il y a eu trop de demandes en peu de temps. Attendez une minute, puis réessayez. Votre texte est toujours là.',
  },
  it: {
    name: 'Italiano',
    languages: 'Lingua',
    skip: 'Vai al contenuto',
    signedInAs: 'Account:',
    signOut: 'Esci',
    title: 'I miei obiettivi',
    intro:
      'Scrivi con parole tue che cosa vuoi raggiungere. Riceverai da uno a cinque obiettivi che potrai verificare in seguito.',
    label: 'Che cosa vuoi raggiungere?',
    limit: 'Al massimo {limit} caratteri.',
    eachWish: 'Scrivi ogni desiderio su una nuova riga, con una frase intera: «Vorrei\u00A0…».',
    forExample: 'Per esempio:',
    example:
      'Voglio fare una presentazione davanti a 20 persone entro la fine di giugno. Ho due ore alla settimana per prepararla.',
    write: 'Formula i miei obiettivi',
    privacy: {
      title: 'Che cosa succede al tuo testo',
      stored:
        'Non viene salvato nulla finché non scegli di conservare gli obiettivi. A quel punto il testo e gli obiettivi vengono salvati insieme.',
      readers:
        'Ciò che viene salvato può essere letto da chi gestisce il programma e da chiunque abbia il link privato che riceverai.',
      ownReaders:
        'Ciò che viene salvato può essere letto da chi gestisce il programma. Vede che è tuo solo se dai il consenso sulla tua pagina, che può leggere chiunque ne abbia il link.',
      untilErased: 'Tutto resta salvato finché non viene cancellato. Puoi cancellarlo anche tu.',
      months: 'Durata della conservazione: {months}. Puoi cancellare tutto anche prima.',
      server:
        'Per formulare gli obiettivi, il tuo testo viene inviato a un server con un modello linguistico.',
    },
    written: {
      title: 'I tuoi obiettivi',
      notStored:
        'Non è ancora stato salvato nulla. Se gli obiettivi ti piacciono, conservali. Altrimenti chiedi un’altra formulazione o cambia il testo qui sotto.',
      keep: 'Conserva questi obiettivi',
      another: 'Altra formulazione',
    },
    kept: {
      title: 'I tuoi obiettivi sono salvati',
      address:
        'Conserva questo link privato: è l’unico modo per tornare ai tuoi obiettivi e non compare da nessun’altra parte. Chiunque lo abbia può leggerli e cancellarli.',
      label: 'Link privato',
      copy: 'Fai clic sugli obiettivi, o tieni premuto il dito, per selezionarli tutti e copiarli. Per stamparli usa il comando di stampa del browser.',
      input: 'Il tuo testo',
      writeNew: 'Formula nuovi obiettivi',
      erase: 'Cancella',
      warning:
        'Il testo e gli obiettivi saranno cancellati definitivamente. L’operazione non si può annullare.',
      eraseForGood: 'Cancella definitivamente',
    },
    erased: { title: 'Cancellato', text: 'Il testo e gli obiettivi sono stati cancellati.' },
    unknown: {
      title: 'Qui non c’è nulla',
      text: 'Gli obiettivi sono stati cancellati oppure il link è incompleto.',
    },
    empty: 'Prima scrivi qualcosa.',
    tooLong: 'Il testo è troppo lungo: ha {count} caratteri. Accorcialo a {limit} al massimo.',
    noWish: {
      title: 'Il testo non dice ancora che cosa vuoi raggiungere',
      text: 'Scrivi in una o due frasi che cosa vuoi raggiungere, imparare o cambiare. Non è stato salvato nulla.',
    },
    unsupported:
      'Il tuo testo non è stato letto: la sua lingua non è supportata qui o non è stata riconosciuta. Scrivi in una di queste lingue:',
    failed: {
      title: 'Questa volta non ha funzionato',
      text: 'Il tuo testo è ancora qui e non è stato salvato nulla. Riprova tra un minuto.',
      again: 'Riprova',
    },
    throttled:
      'Ci sono state troppe richieste in poco tempo. Aspetta un minuto e poi riprova. Il tuo testo è ancora qui.',
  },
  nl: {
    name: 'Nederlands',
    languages: 'Taal',
    skip: 'Naar de inhoud',
    signedInAs: 'Ingelogd als',
    signOut: 'Uitloggen',
    title: 'Mijn doelen',
    intro:
      'Schrijf in je eigen woorden wat je wilt bereiken. Je krijgt één tot vijf doelen en kunt later nagaan of je ze hebt gehaald.',
    label: 'Wat wil je bereiken?',
    limit: 'Maximaal {limit} tekens.',
    eachWish: 'Begin elke wens op een nieuwe regel en schrijf die als hele zin: ‘Ik wil\u00A0…’.',
    forExample: 'Bijvoorbeeld:',
    example: 'Ik wil eind juni een presentatie geven voor 20 mensen. Ik kan twee uur per week oefenen.',
    write: 'Formuleer mijn doelen',
    privacy: {
      title: 'Wat er met je tekst gebeurt',
      stored:
        'Er wordt niets opgeslagen totdat je ervoor kiest de doelen te bewaren. Dan worden je tekst en de doelen samen opgeslagen.',
      readers:
        'De programmaleiding kan lezen wat is opgeslagen. Dat kan ook iedereen die de privélink heeft die je krijgt.',
      ownReaders:
        'De programmaleiding kan lezen wat is opgeslagen. Dat het van jou is, ziet ze alleen als je daar op je pagina mee instemt. Iedereen die de link naar je pagina heeft, kan die lezen.',
      untilErased: 'Alles blijft bewaard totdat het wordt gewist. Je kunt het zelf wissen.',
      months: 'Bewaartermijn: {months}. Je kunt alles zelf eerder wissen.',
      server: 'Om de doelen te formuleren, wordt je tekst naar een server met een taalmodel gestuurd.',
    },
    written: {
      title: 'Je doelen',
      notStored:
        'Er is nog niets opgeslagen. Bewaar de doelen als je ze goed vindt. Vraag anders om een andere formulering of pas hieronder je tekst aan.',
      keep: 'Bewaar deze doelen',
      another: 'Andere formulering',
    },
    kept: {
      title: 'Je doelen zijn bewaard',
      address:
        'Bewaar deze privélink: alleen zo kom je terug bij je doelen, en hij wordt nergens anders getoond. Iedereen die hem heeft, kan je doelen lezen en wissen.',
      label: 'Privélink',
      copy: 'Klik op de doelen, of houd je vinger erop, om ze allemaal te selecteren en te kopiëren. Afdrukken kan met de afdrukfunctie van je browser.',
      input: 'Je tekst',
      writeNew: 'Formuleer nieuwe doelen',
      erase: 'Wissen',
      warning: 'Je tekst en de doelen worden definitief gewist. Dit kan niet ongedaan worden gemaakt.',
      eraseForGood: 'Definitief wissen',
    },
    erased: { title: 'Gewist', text: 'Je tekst en de doelen zijn gewist.' },
    unknown: { title: 'Hier is niets', text: 'De doelen zijn gewist, of de link is onvolledig.' },
    empty: 'Schrijf eerst iets.',
    tooLong: 'Je tekst is te lang: hij telt {count} tekens. Kort hem in tot maximaal {limit}.',
    noWish: {
      title: 'In je tekst staat nog niet wat je wilt bereiken',
      text: 'Schrijf in een of twee zinnen wat je wilt bereiken, leren of veranderen. Er is niets opgeslagen.',
    },
    unsupported:
      'Je tekst is niet gelezen: de taal wordt hier niet ondersteund of is niet herkend. Schrijf in een van deze talen:',
    failed: {
      title: 'Dat lukte even niet',
      text: 'Je tekst staat er nog en er is niets opgeslagen. Probeer het over een minuut opnieuw.',
      again: 'Opnieuw proberen',
    },
    throttled:
      'Er waren te veel verzoeken in korte tijd. Wacht een minuut en probeer het dan opnieuw. Je tekst staat er nog.',
  },
  pt: {
    name: 'Português',
    languages: 'Idioma',
    skip: 'Ir para o conteúdo',
    signedInAs: 'Conta:',
    signOut: 'Terminar sessão',
    title: 'Os meus objetivos',
    intro:
      'Escreva por palavras suas o que quer alcançar. Vai receber entre um e cinco objetivos, cujo cumprimento pode verificar mais tarde.',
    label: 'O que quer alcançar?',
    limit: 'No máximo {limit} caracteres.',
    eachWish: 'Escreva cada desejo numa nova linha, com uma frase completa: «Quero\u00A0…».',
    forExample: 'Por exemplo:',
    example:
      'Quero fazer uma apresentação para 20 pessoas até ao fim de junho. Posso praticar duas horas por semana.',
    write: 'Formular os meus objetivos',
    privacy: {
      title: 'O que acontece ao seu texto',
      stored:
        'Nada fica guardado enquanto não escolher guardar os objetivos. Nessa altura, o seu texto e os objetivos são guardados em conjunto.',
      readers:
        'A coordenação do programa pode ler o que fica guardado, assim como qualquer pessoa que tenha a ligação privada que vai receber.',
      ownReaders:
        'A coordenação do programa pode ler o que fica guardado. Só vê que é seu se der o seu consentimento na sua página, que qualquer pessoa com a ligação para ela pode ler.',
      untilErased: 'Tudo fica guardado até ser apagado. Pode apagá-lo a qualquer momento.',
      months: 'Prazo de conservação: {months}. Pode apagar tudo antes.',
      server: 'Para formular os objetivos, o seu texto é enviado a um servidor com um modelo de linguagem.',
    },
    written: {
      title: 'Os seus objetivos',
      notStored:
        'Ainda não foi guardado nada. Se gostar dos objetivos, guarde-os. Caso contrário, peça outra redação ou altere o seu texto abaixo.',
      keep: 'Guardar estes objetivos',
      another: 'Outra redação',
    },
    kept: {
      title: 'Os seus objetivos estão guardados',
      address:
        'Guarde esta ligação privada: é a única forma de voltar aos seus objetivos e não aparece em mais nenhum lugar. Quem a tiver pode lê-los e apagá-los.',
      label: 'Ligação privada',
      copy: 'Clique nos objetivos, ou mantenha o dedo sobre eles, para os selecionar todos e os copiar. Para imprimir, use o comando de impressão do seu navegador.',
      input: 'O seu texto',
      writeNew: 'Formular novos objetivos',
      erase: 'Apagar',
      warning: 'O seu texto e os objetivos serão apagados definitivamente. Não é possível anular.',
      eraseForGood: 'Apagar definitivamente',
    },
    erased: { title: 'Apagado', text: 'O seu texto e os objetivos foram apagados.' },
    unknown: {
      title: 'Não há nada aqui',
      text: 'Os objetivos foram apagados ou a ligação está incompleta.',
    },
    empty: 'Primeiro escreva alguma coisa.',
    tooLong: 'O seu texto é demasiado longo: tem {count} caracteres. Reduza-o para {limit}, no máximo.',
    noWish: {
      title: 'O seu texto ainda não diz o que quer alcançar',
      text: 'Escreva numa ou duas frases o que quer alcançar, aprender ou mudar. Não foi guardado nada.',
    },
    unsupported:
      'O seu texto não foi lido: o idioma não é suportado aqui ou não foi reconhecido. Escreva num destes idiomas:',
    failed: {
      title: 'Desta vez não resultou',
      text: 'O seu texto continua aqui e não foi guardado nada. Tente de novo dentro de um minuto.',
      again: 'Tentar de novo',
    },
    throttled:
      'Houve demasiados pedidos em pouco tempo. Espere um minuto e tente de novo. O seu texto continua aqui.',
  },
};
