/** What the mentees' own page says in each language. Polite, and without a guess at anybody's gender. */

import type { Language } from '../domain/languages.ts';

/** The texts of a language. */
export interface WriteTexts {
  /** The language in its own words. */
  readonly name: string;
  /** What the choice of languages is called. */
  readonly languages: string;
  readonly skip: string;
  readonly signedInAs: string;
  readonly signOut: string;
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  /** With {limit}. */
  readonly limit: string;
  readonly forExample: string;
  /** A text with a wish, as somebody could write it. */
  readonly example: string;
  readonly write: string;
  readonly privacy: {
    readonly title: string;
    readonly stored: string;
    readonly readers: string;
    readonly untilErased: string;
    /** With {months}. */
    readonly months: string;
    /** Where a goal server writes. */
    readonly server: string;
  };
  /** Goals that were written and are not stored. */
  readonly written: {
    readonly title: string;
    readonly notStored: string;
    readonly keep: string;
    readonly another: string;
  };
  /** Goals at their private address. */
  readonly kept: {
    readonly title: string;
    readonly address: string;
    readonly label: string;
    readonly copy: string;
    readonly input: string;
    readonly writeNew: string;
    readonly erase: string;
    readonly warning: string;
    readonly eraseForGood: string;
  };
  readonly erased: { readonly title: string; readonly text: string };
  readonly unknown: { readonly title: string; readonly text: string };
  readonly empty: string;
  /** With {count} and {limit}. */
  readonly tooLong: string;
  readonly unreadable: string;
  readonly noWish: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly text: string; readonly again: string };
  readonly throttled: string;
  readonly expired: string;
  readonly signedOut: { readonly text: string; readonly link: string };
  readonly forbidden: string;
}

export const WRITE_TEXTS: Readonly<Record<Language, WriteTexts>> = {
  en: {
    name: 'English',
    languages: 'Language',
    skip: 'Skip to the content',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    title: 'Write my goals',
    intro: 'Write in your own words what you hope for. You get one to five goals that you can check later.',
    label: 'What do you hope for?',
    limit: 'At most {limit} characters.',
    forExample: 'For example:',
    example:
      'I want to speak freely in front of 20 people by the end of June. I can practise two hours a week.',
    write: 'Write my goals',
    privacy: {
      title: 'What happens to your text',
      stored:
        'Nothing is stored until you choose to keep the goals. Then your text and the goals are stored together.',
      readers:
        'The programme managers can read what is stored. So can anybody who has the private address that you get.',
      untilErased: 'It is kept until it is erased. You can erase it yourself.',
      months: 'It is kept for a limited time, in months: {months}. You can erase it yourself before that.',
      server: 'To write the goals, your text is sent to a server with a language model.',
    },
    written: {
      title: 'Your goals',
      notStored:
        'Nothing is stored yet. Keep the goals if you like them. Otherwise, ask for another wording or change your text below.',
      keep: 'Keep these goals',
      another: 'Another wording',
    },
    kept: {
      title: 'Your goals are kept',
      address:
        'Save this private address: it is the way back to your goals, and it is not shown anywhere else. Anybody who has it can read and erase them.',
      label: 'Private address',
      copy: 'Click the goals, or hold a finger on them, to select them all and copy them. To print them, use the print command of your browser.',
      input: 'What you wrote',
      writeNew: 'Write new goals',
      erase: 'Erase',
      warning: 'Your text and the goals are removed for good. This cannot be undone.',
      eraseForGood: 'Erase for good',
    },
    erased: { title: 'Erased', text: 'Your text and the goals were removed.' },
    unknown: { title: 'Nothing is here', text: 'The goals were erased, or the address is incomplete.' },
    empty: 'Write something first.',
    tooLong: 'Your text is too long: it has {count} characters. Shorten it to at most {limit}.',
    unreadable: 'Your text contains a character that cannot be stored. Type the text again.',
    noWish: {
      title: 'Your text does not say yet what you hope for',
      text: 'Write in one or two sentences what you want to achieve, learn or change. Nothing was stored.',
    },
    failed: {
      title: 'This did not work just now',
      text: 'Your text is still here, and nothing was stored. Try again in a minute.',
      again: 'Try again',
    },
    throttled:
      'There were many requests in a short time. Wait a minute, then try again. Your text is still here.',
    expired:
      'These goals were written too long ago to be kept. Have them written again: your text is still here.',
    signedOut: { text: 'You are signed out. Your text is still here.', link: 'Sign in in a new window' },
    forbidden: 'You may not write goals here. Ask the programme managers.',
  },
  de: {
    name: 'Deutsch',
    languages: 'Sprache',
    skip: 'Zum Inhalt',
    signedInAs: 'Angemeldet als',
    signOut: 'Abmelden',
    title: 'Meine Ziele schreiben',
    intro:
      'Schreiben Sie mit eigenen Worten, was Sie sich wünschen. Sie erhalten ein bis fünf Ziele, die Sie später überprüfen können.',
    label: 'Was wünschen Sie sich?',
    limit: 'Höchstens {limit} Zeichen.',
    forExample: 'Zum Beispiel:',
    example:
      'Ich möchte bis Ende Juni einen Vortrag vor 20 Menschen halten. Ich kann zwei Stunden pro Woche üben.',
    write: 'Meine Ziele schreiben',
    privacy: {
      title: 'Was mit Ihrem Text geschieht',
      stored:
        'Gespeichert wird erst etwas, wenn Sie die Ziele behalten. Dann werden Ihr Text und die Ziele zusammen gespeichert.',
      readers:
        'Lesen kann das Gespeicherte die Programmleitung und außerdem, wer die private Adresse hat, die Sie erhalten.',
      untilErased: 'Es bleibt gespeichert, bis es gelöscht wird. Sie können es selbst löschen.',
      months: 'Speicherdauer in Monaten: {months}. Sie können es selbst früher löschen.',
      server: 'Um die Ziele zu schreiben, wird Ihr Text an einen Server mit einem Sprachmodell gesendet.',
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
        'Bewahren Sie diese private Adresse auf: Sie führt zu Ihren Zielen zurück und wird sonst nirgends angezeigt. Wer sie hat, kann die Ziele lesen und löschen.',
      label: 'Private Adresse',
      copy: 'Klicken Sie auf die Ziele oder halten Sie einen Finger darauf, um alle zu markieren und zu kopieren. Zum Drucken dient die Druckfunktion Ihres Browsers.',
      input: 'Ihr Text',
      writeNew: 'Neue Ziele schreiben',
      erase: 'Löschen',
      warning: 'Ihr Text und die Ziele werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
      eraseForGood: 'Endgültig löschen',
    },
    erased: { title: 'Gelöscht', text: 'Ihr Text und die Ziele wurden gelöscht.' },
    unknown: {
      title: 'Hier ist nichts',
      text: 'Die Ziele wurden gelöscht, oder die Adresse ist unvollständig.',
    },
    empty: 'Schreiben Sie zuerst etwas.',
    tooLong: 'Ihr Text ist zu lang: Er hat {count} Zeichen. Kürzen Sie ihn auf höchstens {limit}.',
    unreadable:
      'Ihr Text enthält ein Zeichen, das sich nicht speichern lässt. Tippen Sie den Text bitte neu.',
    noWish: {
      title: 'In Ihrem Text steht noch nicht, was Sie sich wünschen',
      text: 'Schreiben Sie in ein oder zwei Sätzen, was Sie erreichen, lernen oder ändern möchten. Es wurde nichts gespeichert.',
    },
    failed: {
      title: 'Das hat gerade nicht geklappt',
      text: 'Ihr Text ist noch da, und es wurde nichts gespeichert. Versuchen Sie es in einer Minute noch einmal.',
      again: 'Noch einmal versuchen',
    },
    throttled:
      'Das waren viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal. Ihr Text ist noch da.',
    expired:
      'Diese Ziele wurden vor zu langer Zeit geschrieben, um sie zu speichern. Lassen Sie sie neu schreiben: Ihr Text ist noch da.',
    signedOut: {
      text: 'Sie sind abgemeldet. Ihr Text ist noch da.',
      link: 'In einem neuen Fenster anmelden',
    },
    forbidden: 'Sie dürfen hier keine Ziele schreiben. Fragen Sie die Programmleitung.',
  },
  pl: {
    name: 'Polski',
    languages: 'Język',
    skip: 'Przejdź do treści',
    signedInAs: 'Konto:',
    signOut: 'Wyloguj',
    title: 'Moje cele',
    intro:
      'Proszę opisać własnymi słowami swoje oczekiwania. W odpowiedzi pojawi się od jednego do pięciu celów, które później można sprawdzić.',
    label: 'Moje oczekiwania',
    limit: 'Najwyżej {limit} znaków.',
    forExample: 'Na przykład:',
    example:
      'Chcę do końca czerwca swobodnie przemawiać przed 20 osobami. Mogę ćwiczyć dwie godziny w tygodniu.',
    write: 'Napisz moje cele',
    privacy: {
      title: 'Co się dzieje z tekstem',
      stored:
        'Nic nie jest zapisywane, dopóki cele nie zostaną zachowane. Wtedy tekst i cele są zapisywane razem.',
      readers:
        'Zapisane cele mogą czytać osoby kierujące programem, a także każda osoba, która ma prywatny adres.',
      untilErased: 'Są przechowywane do chwili usunięcia. Można je usunąć samodzielnie.',
      months: 'Okres przechowywania w miesiącach: {months}. Można je wcześniej usunąć samodzielnie.',
      server: 'Aby napisać cele, tekst jest wysyłany na serwer z modelem językowym.',
    },
    written: {
      title: 'Cele',
      notStored:
        'Nic jeszcze nie jest zapisane. Jeśli cele są dobre, proszę je zachować. Można też poprosić o inne słowa lub zmienić tekst poniżej.',
      keep: 'Zachowaj te cele',
      another: 'Napisz innymi słowami',
    },
    kept: {
      title: 'Cele są zapisane',
      address:
        'Proszę zachować ten prywatny adres: prowadzi z powrotem do celów i nie pojawia się nigdzie indziej. Każda osoba, która go ma, może je przeczytać i usunąć.',
      label: 'Prywatny adres',
      copy: 'Kliknięcie celów lub przytrzymanie na nich palca zaznacza je wszystkie, aby można je było skopiować. Do drukowania służy polecenie drukowania w przeglądarce.',
      input: 'Tekst',
      writeNew: 'Napisz nowe cele',
      erase: 'Usuń',
      warning: 'Tekst i cele zostaną usunięte na zawsze. Nie da się tego cofnąć.',
      eraseForGood: 'Usuń na zawsze',
    },
    erased: { title: 'Usunięto', text: 'Tekst i cele zostały usunięte.' },
    unknown: { title: 'Nic tu nie ma', text: 'Cele zostały usunięte albo adres jest niepełny.' },
    empty: 'Proszę najpierw coś napisać.',
    tooLong: 'Tekst jest za długi, liczba znaków: {count}. Proszę go skrócić do najwyżej {limit}.',
    unreadable: 'Tekst zawiera znak, którego nie można zapisać. Proszę wpisać tekst jeszcze raz.',
    noWish: {
      title: 'Z tekstu jeszcze nie wynika, czego dotyczą oczekiwania',
      text: 'Proszę napisać w jednym lub dwóch zdaniach, co warto osiągnąć, czego się nauczyć albo co zmienić. Nic nie zostało zapisane.',
    },
    failed: {
      title: 'Tym razem się nie udało',
      text: 'Tekst wciąż tu jest i nic nie zostało zapisane. Proszę spróbować ponownie za minutę.',
      again: 'Spróbuj ponownie',
    },
    throttled:
      'W krótkim czasie było wiele prób. Proszę odczekać minutę i spróbować ponownie. Tekst wciąż tu jest.',
    expired:
      'Te cele powstały zbyt dawno, aby je zachować. Proszę poprosić o nie jeszcze raz: tekst wciąż tu jest.',
    signedOut: { text: 'Sesja się skończyła. Tekst wciąż tu jest.', link: 'Zaloguj się w nowym oknie' },
    forbidden: 'To konto nie pozwala tu pisać celów. Proszę zwrócić się do osób kierujących programem.',
  },
  cs: {
    name: 'Čeština',
    languages: 'Jazyk',
    skip: 'Přejít k obsahu',
    signedInAs: 'Účet:',
    signOut: 'Odhlásit se',
    title: 'Moje cíle',
    intro:
      'Napište vlastními slovy, co si přejete. Dostanete jeden až pět cílů, které můžete později ověřit.',
    label: 'Co si přejete?',
    limit: 'Nejvýše {limit} znaků.',
    forExample: 'Například:',
    example: 'Chci do konce června volně mluvit před 20 lidmi. Cvičit mohu dvě hodiny týdně.',
    write: 'Napsat moje cíle',
    privacy: {
      title: 'Co se stane s Vaším textem',
      stored: 'Dokud se nerozhodnete cíle ponechat, nic se neukládá. Pak se uloží Váš text spolu s cíli.',
      readers:
        'Uložené mohou číst lidé, kteří program vedou, a také každý, kdo má soukromou adresu, kterou dostanete.',
      untilErased: 'Zůstává uloženo, dokud se to nevymaže. Můžete to vymazat i Vy.',
      months: 'Doba uložení v měsících: {months}. Můžete to vymazat i dříve.',
      server: 'Aby cíle vznikly, posílá se Váš text na server s jazykovým modelem.',
    },
    written: {
      title: 'Vaše cíle',
      notStored:
        'Zatím není nic uloženo. Pokud se Vám cíle líbí, ponechte si je. Jinak si vyžádejte jiné znění nebo níže změňte svůj text.',
      keep: 'Ponechat tyto cíle',
      another: 'Jiné znění',
    },
    kept: {
      title: 'Vaše cíle jsou uloženy',
      address:
        'Uschovejte si tuto soukromou adresu: vede zpět k Vašim cílům a nikde jinde se nezobrazí. Každý, kdo ji má, je může číst a vymazat.',
      label: 'Soukromá adresa',
      copy: 'Klepnutím na cíle nebo podržením prstu je označíte všechny a můžete je zkopírovat. K tisku použijte příkaz prohlížeče.',
      input: 'Váš text',
      writeNew: 'Napsat nové cíle',
      erase: 'Vymazat',
      warning: 'Váš text i cíle budou natrvalo vymazány. Nelze to vrátit zpět.',
      eraseForGood: 'Natrvalo vymazat',
    },
    erased: { title: 'Vymazáno', text: 'Váš text i cíle byly vymazány.' },
    unknown: { title: 'Nic tu není', text: 'Cíle byly vymazány, nebo je adresa neúplná.' },
    empty: 'Nejdříve něco napište.',
    tooLong: 'Váš text je příliš dlouhý, počet znaků: {count}. Zkraťte jej na nejvýše {limit}.',
    unreadable: 'Váš text obsahuje znak, který nelze uložit. Napište text znovu.',
    noWish: {
      title: 'Z Vašeho textu zatím není poznat, co si přejete',
      text: 'Napište jednou nebo dvěma větami, čeho chcete dosáhnout, co se naučit nebo co změnit. Nic se neuložilo.',
    },
    failed: {
      title: 'Tentokrát se to nepodařilo',
      text: 'Váš text tu zůstal a nic se neuložilo. Zkuste to za minutu znovu.',
      again: 'Zkusit znovu',
    },
    throttled:
      'Během krátké doby přišlo mnoho požadavků. Počkejte minutu a zkuste to znovu. Váš text tu zůstal.',
    expired:
      'Tyto cíle vznikly příliš dávno na to, aby se daly uložit. Nechte si je napsat znovu: Váš text tu zůstal.',
    signedOut: { text: 'Nejste přihlášeni. Váš text tu zůstal.', link: 'Přihlásit se v novém okně' },
    forbidden: 'Zde nemůžete psát cíle. Obraťte se na vedení programu.',
  },
  sk: {
    name: 'Slovenčina',
    languages: 'Jazyk',
    skip: 'Prejsť na obsah',
    signedInAs: 'Účet:',
    signOut: 'Odhlásiť sa',
    title: 'Moje ciele',
    intro:
      'Napíšte vlastnými slovami, čo si želáte. Dostanete jeden až päť cieľov, ktoré môžete neskôr overiť.',
    label: 'Čo si želáte?',
    limit: 'Najviac {limit} znakov.',
    forExample: 'Napríklad:',
    example: 'Chcem do konca júna voľne hovoriť pred 20 ľuďmi. Cvičiť môžem dve hodiny týždenne.',
    write: 'Napísať moje ciele',
    privacy: {
      title: 'Čo sa stane s Vaším textom',
      stored: 'Kým sa nerozhodnete ciele ponechať, nič sa neukladá. Potom sa uloží Váš text spolu s cieľmi.',
      readers:
        'Uložené môžu čítať ľudia, ktorí program vedú, a tiež každý, kto má súkromnú adresu, ktorú dostanete.',
      untilErased: 'Zostáva uložené, kým sa to nevymaže. Môžete to vymazať aj Vy.',
      months: 'Čas uloženia v mesiacoch: {months}. Môžete to vymazať aj skôr.',
      server: 'Aby ciele vznikli, Váš text sa posiela na server s jazykovým modelom.',
    },
    written: {
      title: 'Vaše ciele',
      notStored:
        'Zatiaľ nie je nič uložené. Ak sa Vám ciele páčia, ponechajte si ich. Inak si vyžiadajte iné znenie alebo nižšie zmeňte svoj text.',
      keep: 'Ponechať tieto ciele',
      another: 'Iné znenie',
    },
    kept: {
      title: 'Vaše ciele sú uložené',
      address:
        'Uschovajte si túto súkromnú adresu: vedie späť k Vašim cieľom a nikde inde sa nezobrazí. Každý, kto ju má, ich môže čítať a vymazať.',
      label: 'Súkromná adresa',
      copy: 'Kliknutím na ciele alebo podržaním prsta ich označíte všetky a môžete ich skopírovať. Na tlač použite príkaz prehliadača.',
      input: 'Váš text',
      writeNew: 'Napísať nové ciele',
      erase: 'Vymazať',
      warning: 'Váš text aj ciele budú natrvalo vymazané. Nedá sa to vrátiť späť.',
      eraseForGood: 'Natrvalo vymazať',
    },
    erased: { title: 'Vymazané', text: 'Váš text aj ciele boli vymazané.' },
    unknown: { title: 'Nič tu nie je', text: 'Ciele boli vymazané alebo je adresa neúplná.' },
    empty: 'Najprv niečo napíšte.',
    tooLong: 'Váš text je príliš dlhý, počet znakov: {count}. Skráťte ho na najviac {limit}.',
    unreadable: 'Váš text obsahuje znak, ktorý sa nedá uložiť. Napíšte text znova.',
    noWish: {
      title: 'Z Vášho textu zatiaľ nie je jasné, čo si želáte',
      text: 'Napíšte jednou alebo dvoma vetami, čo chcete dosiahnuť, naučiť sa alebo zmeniť. Nič sa neuložilo.',
    },
    failed: {
      title: 'Tentoraz sa to nepodarilo',
      text: 'Váš text tu zostal a nič sa neuložilo. Skúste to o minútu znova.',
      again: 'Skúsiť znova',
    },
    throttled:
      'Za krátky čas prišlo veľa požiadaviek. Počkajte minútu a skúste to znova. Váš text tu zostal.',
    expired:
      'Tieto ciele vznikli príliš dávno na to, aby sa dali uložiť. Nechajte si ich napísať znova: Váš text tu zostal.',
    signedOut: { text: 'Nie ste prihlásení. Váš text tu zostal.', link: 'Prihlásiť sa v novom okne' },
    forbidden: 'Tu nemôžete písať ciele. Obráťte sa na vedenie programu.',
  },
  uk: {
    name: 'Українська',
    languages: 'Мова',
    skip: 'Перейти до змісту',
    signedInAs: 'Обліковий запис:',
    signOut: 'Вийти',
    title: 'Мої цілі',
    intro:
      'Напишіть своїми словами, чого Ви бажаєте. Ви отримаєте від однієї до п’яти цілей, які згодом можна перевірити.',
    label: 'Чого Ви бажаєте?',
    limit: 'Не більше ніж {limit} символів.',
    forExample: 'Наприклад:',
    example: 'Хочу до кінця червня вільно виступати перед 20 людьми. Можу тренуватися дві години на тиждень.',
    write: 'Написати мої цілі',
    privacy: {
      title: 'Що відбувається з Вашим текстом',
      stored:
        'Нічого не зберігається, доки Ви не вирішите залишити цілі. Тоді Ваш текст зберігається разом із цілями.',
      readers:
        'Збережене можуть читати керівники програми, а також кожен, хто має приватну адресу, яку Ви отримаєте.',
      untilErased: 'Воно зберігається, доки його не видалять. Ви можете видалити його самостійно.',
      months: 'Строк зберігання в місяцях: {months}. Ви можете видалити все раніше.',
      server: 'Щоб написати цілі, Ваш текст надсилається на сервер із мовною моделлю.',
    },
    written: {
      title: 'Ваші цілі',
      notStored:
        'Поки що нічого не збережено. Якщо цілі Вам подобаються, збережіть їх. Або попросіть сформулювати інакше чи змініть свій текст нижче.',
      keep: 'Зберегти ці цілі',
      another: 'Сформулювати інакше',
    },
    kept: {
      title: 'Ваші цілі збережено',
      address:
        'Збережіть цю приватну адресу: вона веде назад до Ваших цілей і більше ніде не показується. Кожен, хто її має, може їх прочитати й видалити.',
      label: 'Приватна адреса',
      copy: 'Натисніть на цілі або затримайте на них палець, щоб виділити всі й скопіювати. Для друку скористайтеся відповідною командою браузера.',
      input: 'Ваш текст',
      writeNew: 'Написати нові цілі',
      erase: 'Видалити',
      warning: 'Ваш текст і цілі буде видалено назавжди. Цього не можна скасувати.',
      eraseForGood: 'Видалити назавжди',
    },
    erased: { title: 'Видалено', text: 'Ваш текст і цілі видалено.' },
    unknown: { title: 'Тут нічого немає', text: 'Цілі видалено, або адреса неповна.' },
    empty: 'Спочатку щось напишіть.',
    tooLong: 'Ваш текст задовгий, кількість символів: {count}. Скоротіть його щонайбільше до {limit}.',
    unreadable: 'Ваш текст містить символ, який не можна зберегти. Введіть текст ще раз.',
    noWish: {
      title: 'З Вашого тексту ще не зрозуміло, чого Ви бажаєте',
      text: 'Напишіть одним або двома реченнями, чого Ви хочете досягти, навчитися або що змінити. Нічого не збережено.',
    },
    failed: {
      title: 'Цього разу не вдалося',
      text: 'Ваш текст лишився тут, і нічого не збережено. Спробуйте ще раз за хвилину.',
      again: 'Спробувати ще раз',
    },
    throttled:
      'За короткий час було багато запитів. Зачекайте хвилину й спробуйте ще раз. Ваш текст лишився тут.',
    expired:
      'Ці цілі написано надто давно, щоб їх зберегти. Попросіть написати їх ще раз: Ваш текст лишився тут.',
    signedOut: { text: 'Сеанс завершено. Ваш текст лишився тут.', link: 'Увійти в новому вікні' },
    forbidden: 'Ви не можете писати тут цілі. Зверніться до керівників програми.',
  },
  ru: {
    name: 'Русский',
    languages: 'Язык',
    skip: 'Перейти к содержанию',
    signedInAs: 'Учётная запись:',
    signOut: 'Выйти',
    title: 'Мои цели',
    intro:
      'Напишите своими словами, чего Вы хотите. Вы получите от одной до пяти целей, которые потом можно проверить.',
    label: 'Чего Вы хотите?',
    limit: 'Не более {limit} символов.',
    forExample: 'Например:',
    example: 'Хочу до конца июня свободно выступать перед 20 людьми. Могу тренироваться два часа в неделю.',
    write: 'Написать мои цели',
    privacy: {
      title: 'Что происходит с Вашим текстом',
      stored:
        'Ничего не сохраняется, пока Вы не решите оставить цели. Тогда Ваш текст сохраняется вместе с целями.',
      readers:
        'Сохранённое могут читать руководители программы, а также любой, у кого есть личный адрес, который Вы получите.',
      untilErased: 'Всё хранится, пока не будет удалено. Вы можете удалить это самостоятельно.',
      months: 'Срок хранения в месяцах: {months}. Вы можете удалить всё раньше.',
      server: 'Чтобы написать цели, Ваш текст отправляется на сервер с языковой моделью.',
    },
    written: {
      title: 'Ваши цели',
      notStored:
        'Пока ничего не сохранено. Если цели Вам нравятся, сохраните их. Или попросите сформулировать иначе либо измените свой текст ниже.',
      keep: 'Сохранить эти цели',
      another: 'Сформулировать иначе',
    },
    kept: {
      title: 'Ваши цели сохранены',
      address:
        'Сохраните этот личный адрес: он ведёт обратно к Вашим целям и больше нигде не показывается. Любой, у кого он есть, может их прочитать и удалить.',
      label: 'Личный адрес',
      copy: 'Нажмите на цели или задержите на них палец, чтобы выделить все и скопировать. Для печати используйте команду браузера.',
      input: 'Ваш текст',
      writeNew: 'Написать новые цели',
      erase: 'Удалить',
      warning: 'Ваш текст и цели будут удалены навсегда. Это нельзя отменить.',
      eraseForGood: 'Удалить навсегда',
    },
    erased: { title: 'Удалено', text: 'Ваш текст и цели удалены.' },
    unknown: { title: 'Здесь ничего нет', text: 'Цели удалены, или адрес неполный.' },
    empty: 'Сначала что-нибудь напишите.',
    tooLong:
      'Ваш текст слишком длинный, количество символов: {count}. Сократите его не более чем до {limit}.',
    unreadable: 'Ваш текст содержит символ, который нельзя сохранить. Введите текст ещё раз.',
    noWish: {
      title: 'Из Вашего текста пока не ясно, чего Вы хотите',
      text: 'Напишите в одном или двух предложениях, чего Вы хотите достичь, чему научиться или что изменить. Ничего не сохранено.',
    },
    failed: {
      title: 'В этот раз не получилось',
      text: 'Ваш текст остался здесь, и ничего не сохранено. Попробуйте ещё раз через минуту.',
      again: 'Попробовать ещё раз',
    },
    throttled:
      'За короткое время было много запросов. Подождите минуту и попробуйте ещё раз. Ваш текст остался здесь.',
    expired:
      'Эти цели написаны слишком давно, чтобы их сохранить. Попросите написать их ещё раз: Ваш текст остался здесь.',
    signedOut: { text: 'Сеанс завершён. Ваш текст остался здесь.', link: 'Войти в новом окне' },
    forbidden: 'Вы не можете писать здесь цели. Обратитесь к руководителям программы.',
  },
  ro: {
    name: 'Română',
    languages: 'Limba',
    skip: 'Mergi la conținut',
    signedInAs: 'Cont:',
    signOut: 'Deconectare',
    title: 'Obiectivele mele',
    intro:
      'Scrieți cu propriile cuvinte ce vă doriți. Primiți între unu și cinci obiective pe care le puteți verifica mai târziu.',
    label: 'Ce vă doriți?',
    limit: 'Cel mult {limit} de caractere.',
    forExample: 'De exemplu:',
    example:
      'Vreau să vorbesc liber în fața a 20 de oameni până la sfârșitul lunii iunie. Pot exersa două ore pe săptămână.',
    write: 'Scrie obiectivele mele',
    privacy: {
      title: 'Ce se întâmplă cu textul dumneavoastră',
      stored:
        'Nu se păstrează nimic până când nu alegeți să păstrați obiectivele. Atunci textul și obiectivele se salvează împreună.',
      readers:
        'Ce s-a salvat poate fi citit de persoanele care conduc programul și de oricine are adresa privată pe care o primiți.',
      untilErased: 'Rămâne salvat până când se șterge. Puteți șterge totul chiar dumneavoastră.',
      months: 'Durata păstrării, în luni: {months}. Puteți șterge totul mai devreme.',
      server:
        'Pentru a scrie obiectivele, textul dumneavoastră este trimis unui server cu un model lingvistic.',
    },
    written: {
      title: 'Obiectivele dumneavoastră',
      notStored:
        'Încă nu s-a salvat nimic. Dacă vă plac obiectivele, păstrați-le. Altfel, cereți o altă formulare sau schimbați mai jos textul.',
      keep: 'Păstrează aceste obiective',
      another: 'Altă formulare',
    },
    kept: {
      title: 'Obiectivele dumneavoastră sunt salvate',
      address:
        'Păstrați această adresă privată: duce înapoi la obiectivele dumneavoastră și nu mai apare în altă parte. Oricine o are le poate citi și șterge.',
      label: 'Adresă privată',
      copy: 'Faceți clic pe obiective sau țineți degetul pe ele pentru a le selecta pe toate și a le copia. Pentru tipărire, folosiți comanda browserului.',
      input: 'Textul dumneavoastră',
      writeNew: 'Scrie obiective noi',
      erase: 'Șterge',
      warning: 'Textul și obiectivele se șterg definitiv. Nu se poate reveni.',
      eraseForGood: 'Șterge definitiv',
    },
    erased: { title: 'S-a șters', text: 'Textul și obiectivele au fost șterse.' },
    unknown: { title: 'Aici nu este nimic', text: 'Obiectivele au fost șterse sau adresa este incompletă.' },
    empty: 'Scrieți mai întâi ceva.',
    tooLong: 'Textul este prea lung, număr de caractere: {count}. Scurtați-l la cel mult {limit}.',
    unreadable: 'Textul conține un caracter care nu poate fi salvat. Scrieți textul din nou.',
    noWish: {
      title: 'Din text încă nu reiese ce vă doriți',
      text: 'Scrieți în una sau două propoziții ce vreți să realizați, să învățați sau să schimbați. Nu s-a salvat nimic.',
    },
    failed: {
      title: 'De data aceasta nu a mers',
      text: 'Textul este încă aici și nu s-a salvat nimic. Încercați din nou peste un minut.',
      again: 'Încearcă din nou',
    },
    throttled:
      'Au fost multe cereri într-un timp scurt. Așteptați un minut și încercați din nou. Textul este încă aici.',
    expired:
      'Aceste obiective au fost scrise cu prea mult timp în urmă ca să fie păstrate. Cereți-le din nou: textul este încă aici.',
    signedOut: {
      text: 'Nu mai sunteți în cont. Textul este încă aici.',
      link: 'Autentificare într-o fereastră nouă',
    },
    forbidden: 'Nu puteți scrie obiective aici. Adresați-vă persoanelor care conduc programul.',
  },
  tr: {
    name: 'Türkçe',
    languages: 'Dil',
    skip: 'İçeriğe geç',
    signedInAs: 'Hesap:',
    signOut: 'Oturumu kapat',
    title: 'Hedeflerim',
    intro:
      'Ne istediğinizi kendi sözlerinizle yazın. Daha sonra kontrol edebileceğiniz bir ila beş hedef alırsınız.',
    label: 'Ne istiyorsunuz?',
    limit: 'En fazla {limit} karakter.',
    forExample: 'Örneğin:',
    example:
      'Haziran sonuna kadar 20 kişinin önünde rahatça konuşmak istiyorum. Haftada iki saat çalışabilirim.',
    write: 'Hedeflerimi yaz',
    privacy: {
      title: 'Metninize ne olur',
      stored:
        'Siz hedefleri saklamayı seçene kadar hiçbir şey kaydedilmez. Sonra metniniz ve hedefler birlikte kaydedilir.',
      readers:
        'Kaydedilenleri program yöneticileri okuyabilir. Size verilen özel adresi bilen herkes de okuyabilir.',
      untilErased: 'Silinene kadar saklanır. Kendiniz de silebilirsiniz.',
      months: 'Saklama süresi, ay olarak: {months}. Daha önce kendiniz de silebilirsiniz.',
      server: 'Hedefleri yazmak için metniniz, dil modeli olan bir sunucuya gönderilir.',
    },
    written: {
      title: 'Hedefleriniz',
      notStored:
        'Henüz hiçbir şey kaydedilmedi. Hedefleri beğendiyseniz saklayın. Beğenmediyseniz başka sözlerle isteyin ya da aşağıda metninizi değiştirin.',
      keep: 'Bu hedefleri sakla',
      another: 'Başka sözlerle yaz',
    },
    kept: {
      title: 'Hedefleriniz saklandı',
      address:
        'Bu özel adresi saklayın: hedeflerinize bununla dönersiniz ve başka hiçbir yerde gösterilmez. Adresi bilen herkes onları okuyabilir ve silebilir.',
      label: 'Özel adres',
      copy: 'Hepsini seçip kopyalamak için hedeflere tıklayın ya da parmağınızı üzerlerinde tutun. Yazdırmak için tarayıcınızın yazdırma komutunu kullanın.',
      input: 'Metniniz',
      writeNew: 'Yeni hedefler yaz',
      erase: 'Sil',
      warning: 'Metniniz ve hedefler kalıcı olarak silinir. Bu geri alınamaz.',
      eraseForGood: 'Kalıcı olarak sil',
    },
    erased: { title: 'Silindi', text: 'Metniniz ve hedefler silindi.' },
    unknown: { title: 'Burada bir şey yok', text: 'Hedefler silinmiş ya da adres eksik.' },
    empty: 'Önce bir şey yazın.',
    tooLong: 'Metniniz çok uzun: {count} karakter. En fazla {limit} karaktere kısaltın.',
    unreadable: 'Metninizde kaydedilemeyen bir karakter var. Metni yeniden yazın.',
    noWish: {
      title: 'Metninizden ne istediğiniz henüz anlaşılmıyor',
      text: 'Neyi başarmak, öğrenmek ya da değiştirmek istediğinizi bir iki cümleyle yazın. Hiçbir şey kaydedilmedi.',
    },
    failed: {
      title: 'Bu kez olmadı',
      text: 'Metniniz hâlâ burada ve hiçbir şey kaydedilmedi. Bir dakika sonra yeniden deneyin.',
      again: 'Yeniden dene',
    },
    throttled: 'Kısa sürede çok fazla istek oldu. Bir dakika bekleyip yeniden deneyin. Metniniz hâlâ burada.',
    expired:
      'Bu hedefler saklanamayacak kadar uzun süre önce yazıldı. Yeniden yazdırın: metniniz hâlâ burada.',
    signedOut: { text: 'Oturumunuz kapandı. Metniniz hâlâ burada.', link: 'Yeni pencerede oturum aç' },
    forbidden: 'Burada hedef yazamazsınız. Program yöneticilerine sorun.',
  },
  es: {
    name: 'Español',
    languages: 'Idioma',
    skip: 'Ir al contenido',
    signedInAs: 'Cuenta:',
    signOut: 'Cerrar sesión',
    title: 'Mis objetivos',
    intro:
      'Escriba con sus propias palabras lo que desea. Recibirá de uno a cinco objetivos que podrá comprobar más adelante.',
    label: '¿Qué desea?',
    limit: 'Como máximo {limit} caracteres.',
    forExample: 'Por ejemplo:',
    example:
      'Quiero hablar con soltura ante 20 personas antes de finales de junio. Puedo practicar dos horas por semana.',
    write: 'Escribir mis objetivos',
    privacy: {
      title: 'Qué ocurre con su texto',
      stored:
        'No se guarda nada hasta que usted decida conservar los objetivos. Entonces se guardan juntos su texto y los objetivos.',
      readers:
        'Lo guardado lo pueden leer quienes gestionan el programa, y también quien tenga la dirección privada que usted recibe.',
      untilErased: 'Se conserva hasta que se borre. Usted también puede borrarlo.',
      months: 'Tiempo de conservación, en meses: {months}. Usted puede borrarlo antes.',
      server: 'Para escribir los objetivos, su texto se envía a un servidor con un modelo de lenguaje.',
    },
    written: {
      title: 'Sus objetivos',
      notStored:
        'Todavía no se ha guardado nada. Si los objetivos le gustan, consérvelos. Si no, pida otra redacción o cambie su texto más abajo.',
      keep: 'Conservar estos objetivos',
      another: 'Otra redacción',
    },
    kept: {
      title: 'Sus objetivos están guardados',
      address:
        'Guarde esta dirección privada: es el camino de vuelta a sus objetivos y no aparece en ningún otro lugar. Quien la tenga puede leerlos y borrarlos.',
      label: 'Dirección privada',
      copy: 'Pulse los objetivos, o mantenga el dedo sobre ellos, para seleccionarlos todos y copiarlos. Para imprimirlos, use la función de su navegador.',
      input: 'Su texto',
      writeNew: 'Escribir otros objetivos',
      erase: 'Borrar',
      warning: 'Su texto y los objetivos se borrarán para siempre. No se puede deshacer.',
      eraseForGood: 'Borrar para siempre',
    },
    erased: { title: 'Borrado', text: 'Su texto y los objetivos se han borrado.' },
    unknown: {
      title: 'Aquí no hay nada',
      text: 'Los objetivos se han borrado o la dirección está incompleta.',
    },
    empty: 'Primero escriba algo.',
    tooLong: 'Su texto es demasiado largo: tiene {count} caracteres. Redúzcalo a {limit} como máximo.',
    unreadable: 'Su texto contiene un carácter que no se puede guardar. Escriba el texto de nuevo.',
    noWish: {
      title: 'Su texto aún no dice lo que desea',
      text: 'Escriba en una o dos frases lo que quiere lograr, aprender o cambiar. No se ha guardado nada.',
    },
    failed: {
      title: 'Esta vez no ha funcionado',
      text: 'Su texto sigue aquí y no se ha guardado nada. Inténtelo de nuevo dentro de un minuto.',
      again: 'Intentar de nuevo',
    },
    throttled:
      'Ha habido muchas peticiones en poco tiempo. Espere un minuto e inténtelo de nuevo. Su texto sigue aquí.',
    expired:
      'Estos objetivos se escribieron hace demasiado tiempo para conservarlos. Pídalos de nuevo: su texto sigue aquí.',
    signedOut: {
      text: 'La sesión está cerrada. Su texto sigue aquí.',
      link: 'Iniciar sesión en una ventana nueva',
    },
    forbidden: 'No puede escribir objetivos aquí. Pregunte a quienes gestionan el programa.',
  },
  fr: {
    name: 'Français',
    languages: 'Langue',
    skip: 'Aller au contenu',
    signedInAs: 'Compte :',
    signOut: 'Se déconnecter',
    title: 'Mes objectifs',
    intro:
      'Écrivez avec vos propres mots ce que vous souhaitez. Vous recevez d’un à cinq objectifs que vous pourrez vérifier plus tard.',
    label: 'Que souhaitez-vous ?',
    limit: 'Au plus {limit} caractères.',
    forExample: 'Par exemple :',
    example:
      'Je veux parler librement devant 20 personnes d’ici fin juin. Je peux m’entraîner deux heures par semaine.',
    write: 'Écrire mes objectifs',
    privacy: {
      title: 'Ce que devient votre texte',
      stored:
        'Rien n’est enregistré tant que vous ne choisissez pas de garder les objectifs. Votre texte et les objectifs sont alors enregistrés ensemble.',
      readers:
        'Les responsables du programme peuvent lire ce qui est enregistré, de même que toute personne qui a l’adresse privée que vous recevez.',
      untilErased: 'Tout est conservé jusqu’à son effacement. Vous pouvez l’effacer vous-même.',
      months: 'Durée de conservation, en mois : {months}. Vous pouvez tout effacer plus tôt.',
      server: 'Pour écrire les objectifs, votre texte est envoyé à un serveur doté d’un modèle de langage.',
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
        'Gardez cette adresse privée : elle ramène à vos objectifs et n’apparaît nulle part ailleurs. Toute personne qui l’a peut les lire et les effacer.',
      label: 'Adresse privée',
      copy: 'Cliquez sur les objectifs, ou gardez le doigt dessus, pour tous les sélectionner et les copier. Pour les imprimer, utilisez la commande de votre navigateur.',
      input: 'Votre texte',
      writeNew: 'Écrire d’autres objectifs',
      erase: 'Effacer',
      warning:
        'Votre texte et les objectifs seront effacés pour toujours. Il sera impossible de revenir en arrière.',
      eraseForGood: 'Effacer pour toujours',
    },
    erased: { title: 'C’est effacé', text: 'Votre texte et les objectifs ont été effacés.' },
    unknown: {
      title: 'Il n’y a rien ici',
      text: 'Les objectifs ont été effacés, ou l’adresse est incomplète.',
    },
    empty: 'Écrivez d’abord quelque chose.',
    tooLong: 'Votre texte est trop long : il compte {count} caractères. Réduisez-le à {limit} au plus.',
    unreadable: 'Votre texte contient un caractère qui ne peut pas être enregistré. Saisissez-le de nouveau.',
    noWish: {
      title: 'Votre texte ne dit pas encore ce que vous souhaitez',
      text: 'Écrivez en une ou deux phrases ce que vous voulez atteindre, apprendre ou changer. Rien n’a été enregistré.',
    },
    failed: {
      title: 'Cela n’a pas marché cette fois',
      text: 'Votre texte est toujours là et rien n’a été enregistré. Réessayez dans une minute.',
      again: 'Réessayer',
    },
    throttled:
      'Il y a eu beaucoup de demandes en peu de temps. Attendez une minute, puis réessayez. Votre texte est toujours là.',
    expired:
      'Ces objectifs ont été écrits il y a trop longtemps pour être gardés. Demandez-les de nouveau : votre texte est toujours là.',
    signedOut: {
      text: 'La session est terminée. Votre texte est toujours là.',
      link: 'Se connecter dans une nouvelle fenêtre',
    },
    forbidden: 'Vous ne pouvez pas écrire d’objectifs ici. Adressez-vous aux responsables du programme.',
  },
  it: {
    name: 'Italiano',
    languages: 'Lingua',
    skip: 'Vai al contenuto',
    signedInAs: 'Account:',
    signOut: 'Esci',
    title: 'I miei obiettivi',
    intro:
      'Scriva con parole sue che cosa desidera. Riceverà da uno a cinque obiettivi che potrà verificare in seguito.',
    label: 'Che cosa desidera?',
    limit: 'Al massimo {limit} caratteri.',
    forExample: 'Per esempio:',
    example:
      'Voglio fare una presentazione davanti a 20 persone entro la fine di giugno. Ho due ore alla settimana per prepararla.',
    write: 'Scrivi i miei obiettivi',
    privacy: {
      title: 'Che cosa succede al suo testo',
      stored:
        'Non si salva nulla finché lei non sceglie di conservare gli obiettivi. Allora il testo e gli obiettivi si salvano insieme.',
      readers:
        'Può leggere ciò che è salvato chi gestisce il programma, e anche chiunque abbia l’indirizzo privato che lei riceve.',
      untilErased: 'Resta salvato finché non viene cancellato. Può cancellarlo anche lei.',
      months: 'Durata della conservazione, in mesi: {months}. Può cancellare tutto anche prima.',
      server:
        'Per scrivere gli obiettivi, il suo testo viene inviato a un server con un modello linguistico.',
    },
    written: {
      title: 'I suoi obiettivi',
      notStored:
        'Non è ancora salvato nulla. Se gli obiettivi le piacciono, li conservi. Altrimenti chieda un’altra formulazione o cambi il testo qui sotto.',
      keep: 'Conserva questi obiettivi',
      another: 'Altra formulazione',
    },
    kept: {
      title: 'I suoi obiettivi sono salvati',
      address:
        'Conservi questo indirizzo privato: riporta ai suoi obiettivi e non compare da nessun’altra parte. Chiunque lo abbia può leggerli e cancellarli.',
      label: 'Indirizzo privato',
      copy: 'Faccia clic sugli obiettivi, o tenga il dito su di essi, per selezionarli tutti e copiarli. Per stamparli usi il comando del browser.',
      input: 'Il suo testo',
      writeNew: 'Scrivi nuovi obiettivi',
      erase: 'Cancella',
      warning: 'Il testo e gli obiettivi saranno cancellati per sempre. Non si può annullare.',
      eraseForGood: 'Cancella per sempre',
    },
    erased: { title: 'Cancellato', text: 'Il testo e gli obiettivi sono stati cancellati.' },
    unknown: {
      title: 'Qui non c’è nulla',
      text: 'Gli obiettivi sono stati cancellati oppure l’indirizzo è incompleto.',
    },
    empty: 'Prima scriva qualcosa.',
    tooLong: 'Il testo è troppo lungo: ha {count} caratteri. Lo accorci a {limit} al massimo.',
    unreadable: 'Il testo contiene un carattere che non si può salvare. Scriva di nuovo il testo.',
    noWish: {
      title: 'Il testo non dice ancora che cosa desidera',
      text: 'Scriva in una o due frasi che cosa vuole raggiungere, imparare o cambiare. Non è stato salvato nulla.',
    },
    failed: {
      title: 'Questa volta non ha funzionato',
      text: 'Il suo testo è ancora qui e non è stato salvato nulla. Riprovi tra un minuto.',
      again: 'Riprova',
    },
    throttled:
      'Ci sono state molte richieste in poco tempo. Aspetti un minuto e poi riprovi. Il suo testo è ancora qui.',
    expired:
      'Questi obiettivi sono stati scritti troppo tempo fa per essere conservati. Li chieda di nuovo: il suo testo è ancora qui.',
    signedOut: {
      text: 'La sessione è terminata. Il suo testo è ancora qui.',
      link: 'Accedi in una nuova finestra',
    },
    forbidden: 'Non può scrivere obiettivi qui. Si rivolga a chi gestisce il programma.',
  },
  nl: {
    name: 'Nederlands',
    languages: 'Taal',
    skip: 'Naar de inhoud',
    signedInAs: 'Aangemeld als',
    signOut: 'Afmelden',
    title: 'Mijn doelen',
    intro:
      'Schrijf in uw eigen woorden wat u wilt bereiken. U krijgt één tot vijf doelen die u later kunt controleren.',
    label: 'Wat hoopt u te bereiken?',
    limit: 'Hoogstens {limit} tekens.',
    forExample: 'Bijvoorbeeld:',
    example: 'Ik wil eind juni een presentatie geven voor 20 mensen. Ik kan twee uur per week oefenen.',
    write: 'Schrijf mijn doelen',
    privacy: {
      title: 'Wat er met uw tekst gebeurt',
      stored:
        'Er wordt niets opgeslagen totdat u ervoor kiest de doelen te bewaren. Dan worden uw tekst en de doelen samen opgeslagen.',
      readers:
        'De programmaleiding kan lezen wat is opgeslagen. Dat kan ook iedereen die het privéadres heeft dat u krijgt.',
      untilErased: 'Het blijft bewaard totdat het wordt gewist. U kunt het zelf wissen.',
      months: 'Bewaartijd in maanden: {months}. U kunt het zelf eerder wissen.',
      server: 'Om de doelen te schrijven, wordt uw tekst naar een server met een taalmodel gestuurd.',
    },
    written: {
      title: 'Uw doelen',
      notStored:
        'Er is nog niets opgeslagen. Bewaar de doelen als ze u bevallen. Vraag anders om een andere formulering of pas hieronder uw tekst aan.',
      keep: 'Bewaar deze doelen',
      another: 'Andere formulering',
    },
    kept: {
      title: 'Uw doelen zijn bewaard',
      address:
        'Bewaar dit privéadres: het brengt u terug naar uw doelen en wordt nergens anders getoond. Iedereen die het heeft, kan ze lezen en wissen.',
      label: 'Privéadres',
      copy: 'Klik op de doelen, of houd er een vinger op, om ze allemaal te selecteren en te kopiëren. Gebruik de afdrukfunctie van uw browser om ze af te drukken.',
      input: 'Uw tekst',
      writeNew: 'Schrijf nieuwe doelen',
      erase: 'Wissen',
      warning: 'Uw tekst en de doelen worden definitief gewist. Dit kan niet ongedaan worden gemaakt.',
      eraseForGood: 'Definitief wissen',
    },
    erased: { title: 'Gewist', text: 'Uw tekst en de doelen zijn gewist.' },
    unknown: { title: 'Hier is niets', text: 'De doelen zijn gewist, of het adres is onvolledig.' },
    empty: 'Schrijf eerst iets.',
    tooLong: 'Uw tekst is te lang: hij telt {count} tekens. Kort hem in tot hoogstens {limit}.',
    unreadable: 'Uw tekst bevat een teken dat niet kan worden opgeslagen. Typ de tekst opnieuw.',
    noWish: {
      title: 'In uw tekst staat nog niet wat u wilt bereiken',
      text: 'Schrijf in een of twee zinnen wat u wilt bereiken, leren of veranderen. Er is niets opgeslagen.',
    },
    failed: {
      title: 'Dit lukte nu niet',
      text: 'Uw tekst staat er nog en er is niets opgeslagen. Probeer het over een minuut opnieuw.',
      again: 'Opnieuw proberen',
    },
    throttled:
      'Er waren veel verzoeken in korte tijd. Wacht een minuut en probeer het dan opnieuw. Uw tekst staat er nog.',
    expired:
      'Deze doelen zijn te lang geleden geschreven om ze te bewaren. Laat ze opnieuw schrijven: uw tekst staat er nog.',
    signedOut: { text: 'U bent afgemeld. Uw tekst staat er nog.', link: 'Aanmelden in een nieuw venster' },
    forbidden: 'U mag hier geen doelen schrijven. Vraag het aan de programmaleiding.',
  },
  pt: {
    name: 'Português',
    languages: 'Idioma',
    skip: 'Ir para o conteúdo',
    signedInAs: 'Conta:',
    signOut: 'Terminar sessão',
    title: 'Os meus objetivos',
    intro:
      'Escreva por palavras suas o que deseja. Recebe de um a cinco objetivos que pode verificar mais tarde.',
    label: 'O que deseja?',
    limit: 'No máximo {limit} caracteres.',
    forExample: 'Por exemplo:',
    example:
      'Quero fazer uma apresentação para 20 pessoas até ao fim de junho. Posso praticar duas horas por semana.',
    write: 'Escrever os meus objetivos',
    privacy: {
      title: 'O que acontece ao seu texto',
      stored:
        'Nada é guardado até que escolha guardar os objetivos. Então o seu texto e os objetivos são guardados em conjunto.',
      readers:
        'A gestão do programa pode ler o que é guardado, assim como qualquer pessoa que tenha o endereço privado que recebe.',
      untilErased: 'Fica guardado até ser apagado. Também o pode apagar por si.',
      months: 'Tempo de conservação, em meses: {months}. Pode apagar tudo antes.',
      server: 'Para escrever os objetivos, o seu texto é enviado a um servidor com um modelo de linguagem.',
    },
    written: {
      title: 'Os seus objetivos',
      notStored:
        'Ainda nada foi guardado. Se gostar dos objetivos, guarde-os. Caso contrário, peça outra redação ou altere o seu texto abaixo.',
      keep: 'Guardar estes objetivos',
      another: 'Outra redação',
    },
    kept: {
      title: 'Os seus objetivos estão guardados',
      address:
        'Guarde este endereço privado: é o caminho de volta aos seus objetivos e não aparece em mais nenhum lugar. Quem o tiver pode lê-los e apagá-los.',
      label: 'Endereço privado',
      copy: 'Clique nos objetivos, ou mantenha o dedo sobre eles, para os selecionar todos e copiar. Para imprimir, use o comando do seu navegador.',
      input: 'O seu texto',
      writeNew: 'Escrever novos objetivos',
      erase: 'Apagar',
      warning: 'O seu texto e os objetivos são apagados para sempre. Não é possível desfazer.',
      eraseForGood: 'Apagar para sempre',
    },
    erased: { title: 'Apagado', text: 'O seu texto e os objetivos foram apagados.' },
    unknown: {
      title: 'Não há nada aqui',
      text: 'Os objetivos foram apagados ou o endereço está incompleto.',
    },
    empty: 'Escreva primeiro alguma coisa.',
    tooLong: 'O seu texto é demasiado longo: tem {count} caracteres. Reduza-o a {limit} no máximo.',
    unreadable: 'O seu texto contém um carácter que não pode ser guardado. Escreva o texto de novo.',
    noWish: {
      title: 'O seu texto ainda não diz o que deseja',
      text: 'Escreva numa ou duas frases o que quer alcançar, aprender ou mudar. Nada foi guardado.',
    },
    failed: {
      title: 'Desta vez não resultou',
      text: 'O seu texto continua aqui e nada foi guardado. Tente de novo dentro de um minuto.',
      again: 'Tentar de novo',
    },
    throttled:
      'Houve muitos pedidos em pouco tempo. Espere um minuto e tente de novo. O seu texto continua aqui.',
    expired:
      'Estes objetivos foram escritos há demasiado tempo para serem guardados. Peça-os de novo: o seu texto continua aqui.',
    signedOut: {
      text: 'A sessão terminou. O seu texto continua aqui.',
      link: 'Iniciar sessão numa nova janela',
    },
    forbidden: 'Não pode escrever objetivos aqui. Pergunte à gestão do programa.',
  },
};
