/**
 * What is sent in each language, until a manager sets a template of their own. Without a guess at anybody's gender. Spanish, Italian and
 * Dutch are familiar (tú, tu, je), Polish addresses nobody in letters, and the others are polite.
 */

import { type RoundTitles, titlesIn } from '../domain/feedback-selection.ts';
import type { Language } from '../domain/languages.ts';
import type { TemplateKind } from '../domain/outbox.ts';
import type { Template, TemplateFields } from './template.ts';

/** The fields of each kind of message. */
export const TEMPLATE_FIELDS: Readonly<Record<TemplateKind, TemplateFields>> = {
  reminder: {
    fields: {
      name: 'the name of the recipient',
      owed: 'the list of owed feedback: round, the other person, due date',
      manager: 'the name of the manager',
      stop_link: 'the link that stops reminders',
      page_link: 'the link to the personal page of the recipient',
    },
    required: ['owed', 'stop_link'],
  },
  digest: {
    fields: {
      name: 'the name of the manager',
      count: 'the number of owed feedback items',
      owed: 'the list of owed feedback: person, round, the other person, due date',
      undelivered: 'the list of the reminders that could not be delivered',
    },
    required: ['owed'],
  },
};

/** Those of messages from a manager's own mail program, which need no link that stops the reminders of the service. */
export const OWN_MAIL_FIELDS: TemplateFields = { ...TEMPLATE_FIELDS.reminder, required: ['owed'] };

/** The words of English; each language has the same. */
const ENGLISH = {
  greeting: 'Hello {name},',
  reminder: 'Your mentoring feedback',
  missing: 'Thank you for taking part in the mentoring programme. We are still missing feedback from you:',
  request:
    'Please send it to us in the next few days. If you have already done so, no further action is needed. If you have any questions, simply reply to this message.',
  page: 'Your dates, what is open, and what you can set:',
  regards: 'Kind regards,',
  unwanted: 'If you no longer want to receive these reminders:',
  digest: 'Mentoring: feedback still owed ({count})',
  owed: 'This feedback is still owed in your pairs today:',
  undelivered: 'Reminders that could not be delivered:',
  due: '{round} – {partner} – due on {date}',
  none: 'none',
  link: 'Your sign-in link',
  beforeLink:
    'This link signs you in to the mentoring programme’s site. It is valid for {lifetime} and works only once:',
  afterLink: 'If you did not ask for it, ignore this message: nobody can sign in without the link.',
  title: 'Stop reminders',
  question: 'Do you want to stop receiving reminders from the mentoring programme?',
  button: 'Stop reminders',
  done: 'You will receive no more reminders from the mentoring programme.',
  unknown: 'This link is not valid. Please reply to the message instead.',
};

type Wording = Readonly<Record<keyof typeof ENGLISH, string>>;

const template = (subject: string, ...paragraphs: readonly string[]): Template => ({
  subject,
  body: paragraphs.join('\n\n'),
});

/** Returns the texts of a language from its words: the fields follow the same paragraphs in every language. */
function textsOf({
  reminder,
  missing,
  request,
  page,
  unwanted,
  digest,
  owed,
  undelivered,
  ...words
}: Wording) {
  const { greeting, regards, due, none, link, beforeLink, afterLink, ...stop } = words;
  return {
    reminder: template(
      reminder,
      greeting,
      missing,
      '{owed}',
      request,
      `${page} {page_link}`,
      `${regards}\n{manager}`,
      `${unwanted} {stop_link}`,
    ),
    digest: template(digest, greeting, owed, '{owed}', undelivered, '{undelivered}'),
    /** The message with a sign-in link. */
    link: template(link, beforeLink, '{link}', afterLink),
    /** A line of what is owed, with {round}, {partner} and {date}. */
    due,
    /** The digest's sentence in place of an empty list of reminders. */
    none,
    /** The page of the stop link. */
    stop,
  };
}

/** The texts of all languages. */
export const MAIL_TEXTS: Readonly<Record<Language, ReturnType<typeof textsOf>>> = {
  en: textsOf(ENGLISH),
  de: textsOf({
    greeting: 'Guten Tag {name},',
    reminder: 'Ihr Feedback zum Mentoring',
    missing: 'vielen Dank, dass Sie beim Mentoring-Programm mitmachen. Uns fehlt noch Feedback von Ihnen:',
    request:
      'Bitte senden Sie es uns in den nächsten Tagen. Falls das schon geschehen ist, brauchen Sie nichts weiter zu tun. Bei Fragen antworten Sie einfach auf diese Nachricht.',
    page: 'Ihre Termine, was noch offen ist und was Sie einstellen können:',
    regards: 'Freundliche Grüße',
    unwanted: 'Wenn Sie keine Erinnerungen mehr erhalten möchten:',
    digest: 'Mentoring: noch offenes Feedback ({count})',
    owed: 'in Ihren Mentoring-Paaren steht heute noch dieses Feedback aus:',
    undelivered: 'Erinnerungen, die nicht zugestellt werden konnten:',
    due: '{round} – {partner} – fällig am {date}',
    none: 'keine',
    link: 'Ihr Anmeldelink',
    beforeLink:
      'Mit diesem Link melden Sie sich auf der Seite des Mentoring-Programms an. Er ist {lifetime} gültig und funktioniert nur einmal:',
    afterLink:
      'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ohne den Link kann sich niemand anmelden.',
    title: 'Erinnerungen abbestellen',
    question: 'Möchten Sie die Erinnerungen des Mentoring-Programms abbestellen?',
    button: 'Erinnerungen abbestellen',
    done: 'Sie erhalten keine Erinnerungen des Mentoring-Programms mehr.',
    unknown: 'Dieser Link ist nicht gültig. Bitte antworten Sie stattdessen auf die Nachricht.',
  }),
  pl: textsOf({
    greeting: 'Dzień dobry,',
    reminder: 'Prosimy o opinię o mentoringu',
    missing: 'dziękujemy za udział w programie mentoringowym. Wciąż czekamy na następujące opinie:',
    request:
      'Prosimy o ich przesłanie w najbliższych dniach. Jeśli opinie są już wysłane, nie trzeba robić nic więcej. W razie pytań wystarczy odpowiedzieć na tę wiadomość.',
    page: 'Terminy, co jest jeszcze do zrobienia i co można ustawić:',
    regards: 'Z poważaniem',
    unwanted: 'Rezygnacja z przypomnień:',
    digest: 'Mentoring: brakujące opinie ({count})',
    owed: 'oto opinie, na które dziś jeszcze czekamy:',
    undelivered: 'Przypomnienia, których nie udało się dostarczyć:',
    due: '{round} – {partner} – termin: {date}',
    none: 'brak',
    link: 'Link do logowania',
    beforeLink:
      'Ten link umożliwia zalogowanie się w serwisie programu mentoringowego. Jest ważny {lifetime} i działa tylko raz:',
    afterLink:
      'Jeśli ta wiadomość przyszła bez prośby o link, wystarczy ją zignorować: bez linku nikt się nie zaloguje.',
    title: 'Rezygnacja z przypomnień',
    question: 'Czy zrezygnować z przypomnień programu mentoringowego?',
    button: 'Zrezygnuj z przypomnień',
    done: 'Nie będziemy już wysyłać przypomnień z programu mentoringowego.',
    unknown: 'Ten link jest nieprawidłowy. Zamiast tego prosimy odpowiedzieć na wiadomość.',
  }),
  cs: textsOf({
    greeting: 'Dobrý den,',
    reminder: 'Vaše zpětná vazba k mentoringu',
    missing: 'děkujeme za Vaši účast v mentoringovém programu. Stále nám od Vás chybí tato zpětná vazba:',
    request:
      'Pošlete nám ji prosím v nejbližších dnech. Pokud se tak už stalo, není třeba dělat nic dalšího. S případnými dotazy stačí odpovědět na tuto zprávu.',
    page: 'Vaše termíny, co je třeba udělat a co si můžete nastavit:',
    regards: 'S pozdravem',
    unwanted: 'Pokud už tato připomenutí nechcete dostávat:',
    digest: 'Mentoring: chybějící zpětná vazba ({count})',
    owed: 've Vašich dvojicích dnes ještě chybí tato zpětná vazba:',
    undelivered: 'Připomenutí, která se nepodařilo doručit:',
    due: '{round} – {partner} – termín: {date}',
    none: 'žádná',
    link: 'Váš přihlašovací odkaz',
    beforeLink:
      'Tímto odkazem se přihlásíte na web mentoringového programu. Platí {lifetime} a lze ho použít jen jednou:',
    afterLink:
      'Pokud Vám odkaz přišel bez Vaší žádosti, tuto zprávu prosím ignorujte: bez odkazu se nikdo nepřihlásí.',
    title: 'Zrušení připomenutí',
    question: 'Chcete zrušit zasílání připomenutí z mentoringového programu?',
    button: 'Zrušit připomenutí',
    done: 'Připomenutí z mentoringového programu vám už nebudeme posílat.',
    unknown: 'Tento odkaz není platný. Odpovězte prosím místo toho na zprávu.',
  }),
  sk: textsOf({
    greeting: 'Dobrý deň,',
    reminder: 'Vaša spätná väzba k mentoringu',
    missing: 'ďakujeme za Vašu účasť v mentoringovom programe. Stále nám od Vás chýba táto spätná väzba:',
    request:
      'Pošlite nám ju, prosím, v najbližších dňoch. Ak sa tak už stalo, netreba robiť nič viac. Ak máte otázky, stačí odpovedať na túto správu.',
    page: 'Vaše termíny, čo treba urobiť a čo si môžete nastaviť:',
    regards: 'S pozdravom',
    unwanted: 'Ak už tieto pripomenutia nechcete dostávať:',
    digest: 'Mentoring: chýbajúca spätná väzba ({count})',
    owed: 'vo Vašich dvojiciach dnes ešte chýba táto spätná väzba:',
    undelivered: 'Pripomenutia, ktoré sa nepodarilo doručiť:',
    due: '{round} – {partner} – termín: {date}',
    none: 'žiadne',
    link: 'Váš prihlasovací odkaz',
    beforeLink:
      'Týmto odkazom sa prihlásite na web mentoringového programu. Platí {lifetime} a dá sa použiť iba raz:',
    afterLink: 'Ak ste oň nežiadali, túto správu, prosím, ignorujte: bez odkazu sa nikto neprihlási.',
    title: 'Zrušenie pripomenutí',
    question: 'Chcete zrušiť zasielanie pripomenutí z mentoringového programu?',
    button: 'Zrušiť pripomenutia',
    done: 'Pripomenutia z mentoringového programu vám už nebudeme posielať.',
    unknown: 'Tento odkaz nie je platný. Odpovedzte, prosím, namiesto toho na správu.',
  }),
  uk: textsOf({
    greeting: 'Добрий день!',
    reminder: 'Ваш відгук про менторство',
    missing: 'Дякуємо Вам за участь у менторській програмі. Ми ще чекаємо від Вас на такі відгуки:',
    request:
      'Будь ласка, надішліть їх найближчими днями. Якщо Ви вже це зробили, більше нічого робити не потрібно. Якщо маєте запитання, просто дайте відповідь на цей лист.',
    page: 'Ваші дати, що потрібно зробити і що можна налаштувати:',
    regards: 'З повагою',
    unwanted: 'Якщо Ви більше не хочете отримувати нагадування:',
    digest: 'Менторство: відгуки, яких ще бракує ({count})',
    owed: 'У Ваших парах сьогодні ще бракує таких відгуків:',
    undelivered: 'Нагадування, які не вдалося доставити:',
    due: '{round} – {partner} – термін: {date}',
    none: 'немає',
    link: 'Ваше посилання для входу',
    beforeLink:
      'За цим посиланням Ви ввійдете на сайт менторської програми. Воно дійсне {lifetime} і спрацює лише один раз:',
    afterLink:
      'Якщо Ви його не запитували, просто проігноруйте цей лист: без посилання ніхто не зможе ввійти.',
    title: 'Відмова від нагадувань',
    question: 'Відмовитися від нагадувань менторської програми?',
    button: 'Відмовитися від нагадувань',
    done: 'Ви більше не отримуватимете нагадувань від менторської програми.',
    unknown: 'Це посилання недійсне. Будь ласка, дайте натомість відповідь на лист.',
  }),
  ru: textsOf({
    greeting: 'Добрый день!',
    reminder: 'Ваш отзыв о менторстве',
    missing: 'Благодарим Вас за участие в менторской программе. Мы ещё ждём от Вас следующие отзывы:',
    request:
      'Пожалуйста, пришлите их в ближайшие дни. Если Вы уже это сделали, больше ничего делать не нужно. Если у Вас есть вопросы, просто ответьте на это письмо.',
    page: 'Ваши даты, что нужно сделать и что можно настроить:',
    regards: 'С уважением,',
    unwanted: 'Если Вы больше не хотите получать напоминания:',
    digest: 'Менторство: недостающие отзывы ({count})',
    owed: 'Сегодня в Ваших парах ещё не хватает следующих отзывов:',
    undelivered: 'Напоминания, которые не удалось доставить:',
    due: '{round} – {partner} – срок: {date}',
    none: 'нет',
    link: 'Ваша ссылка для входа',
    beforeLink:
      'По этой ссылке Вы войдёте на сайт менторской программы. Она действует {lifetime} и сработает только один раз:',
    afterLink:
      'Если Вы её не запрашивали, просто проигнорируйте это письмо: без ссылки никто не сможет войти.',
    title: 'Отказ от напоминаний',
    question: 'Отказаться от напоминаний менторской программы?',
    button: 'Отказаться от напоминаний',
    done: 'Вы больше не будете получать напоминания от менторской программы.',
    unknown: 'Эта ссылка недействительна. Пожалуйста, ответьте вместо этого на письмо.',
  }),
  ro: textsOf({
    greeting: 'Bună ziua,',
    reminder: 'Feedbackul dumneavoastră despre mentorat',
    missing:
      'vă mulțumim că participați la programul de mentorat. Mai așteptăm de la dumneavoastră următorul feedback:',
    request:
      'Vă rugăm să ni-l trimiteți în zilele următoare. Dacă l-ați trimis deja, nu mai trebuie să faceți nimic. Dacă aveți întrebări, este suficient să răspundeți la acest mesaj.',
    page: 'Datele dumneavoastră, ce mai este de făcut și ce puteți seta:',
    regards: 'Cu stimă,',
    unwanted: 'Dacă nu mai doriți să primiți astfel de mesaje:',
    digest: 'Mentorat: feedback lipsă ({count})',
    owed: 'astăzi mai lipsește următorul feedback din perechile de care vă ocupați:',
    undelivered: 'Mesaje de reamintire care nu au putut fi livrate:',
    due: '{round} – {partner} – termen: {date}',
    none: 'niciunul',
    link: 'Linkul dumneavoastră de autentificare',
    beforeLink:
      'Cu acest link vă autentificați pe site-ul programului de mentorat. Este valabil {lifetime} și funcționează o singură dată:',
    afterLink:
      'Dacă nu l-ați cerut, vă rugăm să ignorați acest mesaj: fără link nu se poate autentifica nimeni.',
    title: 'Oprirea mesajelor de reamintire',
    question: 'Doriți să opriți mesajele de reamintire de la programul de mentorat?',
    button: 'Oprește mesajele',
    done: 'Nu veți mai primi mesaje de reamintire de la programul de mentorat.',
    unknown: 'Acest link nu este valid. Vă rugăm să răspundeți în schimb la mesaj.',
  }),
  tr: textsOf({
    greeting: 'Merhaba {name},',
    reminder: 'Mentorluk geri bildiriminiz',
    missing:
      'Mentorluk programına katıldığınız için teşekkür ederiz. Sizden hâlâ şu geri bildirimleri bekliyoruz:',
    request:
      'Lütfen önümüzdeki günlerde gönderin. Gönderdiyseniz başka bir şey yapmanıza gerek yok. Sorularınız varsa bu iletiyi yanıtlamanız yeterli.',
    page: 'Tarihleriniz, bekleyenler ve ayarlarınız:',
    regards: 'Saygılarımızla,',
    unwanted: 'Artık hatırlatma almak istemiyorsanız:',
    digest: 'Mentorluk: eksik geri bildirimler ({count})',
    owed: 'İlgilendiğiniz eşleşmelerde bugün hâlâ eksik olan geri bildirimler:',
    undelivered: 'İletilemeyen hatırlatmalar:',
    due: '{round} – {partner} – son tarih: {date}',
    none: 'yok',
    link: 'Oturum açma bağlantınız',
    beforeLink:
      'Bu bağlantıyla mentorluk programının sitesinde oturum açabilirsiniz. Bağlantı {lifetime} geçerlidir ve yalnızca bir kez kullanılabilir:',
    afterLink:
      'Bağlantıyı siz istemediyseniz bu iletiyi dikkate almayın: Bağlantı olmadan kimse oturum açamaz.',
    title: 'Hatırlatmaları durdurma',
    question: 'Mentorluk programından gelen hatırlatmaları durdurmak istiyor musunuz?',
    button: 'Hatırlatmaları durdur',
    done: 'Mentorluk programından artık hatırlatma almayacaksınız.',
    unknown: 'Bu bağlantı geçerli değil. Lütfen bunun yerine iletiyi yanıtlayın.',
  }),
  es: textsOf({
    greeting: 'Hola, {name}:',
    reminder: 'Tus comentarios sobre la mentoría',
    missing: 'Gracias por participar en el programa de mentoría. Todavía nos faltan estos comentarios tuyos:',
    request:
      'Por favor, envíanoslos en los próximos días. Si ya lo has hecho, no hace falta nada más. Si tienes alguna pregunta, basta con que respondas a este mensaje.',
    page: 'Tus fechas, lo que queda pendiente y lo que puedes ajustar:',
    regards: 'Un cordial saludo,',
    unwanted: 'Si no quieres recibir más recordatorios:',
    digest: 'Mentoría: comentarios pendientes ({count})',
    owed: 'Estos son los comentarios que faltan hoy en las parejas a tu cargo:',
    undelivered: 'Recordatorios que no se pudieron entregar:',
    due: '{round} – {partner} – fecha límite: {date}',
    none: 'ninguno',
    link: 'Tu enlace para iniciar sesión',
    beforeLink:
      'Con este enlace inicias sesión en el sitio del programa de mentoría. Es válido durante {lifetime} y funciona una sola vez:',
    afterLink: 'Si no lo has pedido, ignora este mensaje: sin el enlace nadie puede iniciar sesión.',
    title: 'Dejar de recibir recordatorios',
    question: '¿Quieres dejar de recibir recordatorios del programa de mentoría?',
    button: 'Dejar de recibir recordatorios',
    done: 'Ya no recibirás recordatorios del programa de mentoría.',
    unknown: 'Este enlace no es válido. En su lugar, responde al mensaje.',
  }),
  fr: textsOf({
    greeting: 'Bonjour {name},',
    reminder: 'Votre retour sur le mentorat',
    missing:
      'Merci pour votre participation au programme de mentorat. Il nous manque encore vos retours\u00A0:',
    request:
      'Pourriez-vous nous les envoyer dans les prochains jours\u202F? Si c’est déjà fait, vous n’avez rien d’autre à faire. Pour toute question, il suffit de répondre à ce message.',
    page: 'Vos dates, ce qui reste à faire et ce que vous pouvez régler\u00A0:',
    regards: 'Cordialement,',
    unwanted: 'Si vous ne souhaitez plus recevoir ces rappels\u00A0:',
    digest: 'Mentorat\u00A0: retours manquants ({count})',
    owed: 'Voici ce qui manque encore aujourd’hui dans les binômes que vous suivez\u00A0:',
    undelivered: 'Rappels qui n’ont pas pu être remis\u00A0:',
    due: '{round} – {partner} – échéance\u00A0: {date}',
    none: 'aucun',
    link: 'Votre lien de connexion',
    beforeLink:
      'Ce lien vous permet de vous connecter au site du programme de mentorat. Il est valable {lifetime} et ne fonctionne qu’une seule fois\u00A0:',
    afterLink:
      'Si vous ne l’avez pas demandé, ignorez ce message\u00A0: sans le lien, personne ne peut se connecter.',
    title: 'Ne plus recevoir de rappels',
    question: 'Souhaitez-vous ne plus recevoir de rappels du programme de mentorat\u202F?',
    button: 'Ne plus recevoir de rappels',
    done: 'Vous ne recevrez plus de rappels du programme de mentorat.',
    unknown: 'Ce lien n’est pas valide. Répondez plutôt au message, s’il vous plaît.',
  }),
  it: textsOf({
    greeting: 'Ciao {name},',
    reminder: 'Il tuo feedback sul mentoring',
    missing: 'grazie per la partecipazione al programma di mentoring. Ci manca ancora questo tuo feedback:',
    request:
      'Ti chiediamo di inviarcelo nei prossimi giorni. Se l’hai già fatto, non occorre altro. Per qualsiasi domanda basta rispondere a questo messaggio.',
    page: 'Le tue date, che cosa resta da fare e che cosa puoi impostare:',
    regards: 'Un cordiale saluto',
    unwanted: 'Se non vuoi più ricevere promemoria:',
    digest: 'Mentoring: feedback mancanti ({count})',
    owed: 'ecco i feedback che oggi mancano ancora nelle coppie che segui:',
    undelivered: 'Promemoria che non è stato possibile consegnare:',
    due: '{round} – {partner} – scadenza: {date}',
    none: 'nessuno',
    link: 'Il tuo link di accesso',
    beforeLink:
      'Con questo link accedi al sito del programma di mentoring. È valido per {lifetime} e funziona una volta sola:',
    afterLink: 'Se non l’hai chiesto, ignora questo messaggio: senza il link nessuno può accedere.',
    title: 'Interrompere i promemoria',
    question: 'Vuoi smettere di ricevere promemoria dal programma di mentoring?',
    button: 'Interrompi i promemoria',
    done: 'Non riceverai più promemoria dal programma di mentoring.',
    unknown: 'Questo link non è valido. Rispondi invece al messaggio.',
  }),
  nl: textsOf({
    greeting: 'Beste {name},',
    reminder: 'Je feedback over de mentoring',
    missing: 'Bedankt voor je deelname aan het mentorprogramma. We missen nog feedback van je:',
    request:
      'Wil je die in de komende dagen sturen? Als je dat al hebt gedaan, hoef je niets meer te doen. Heb je vragen, beantwoord dan gewoon dit bericht.',
    page: 'Je data, wat nog openstaat en wat je kunt instellen:',
    regards: 'Met vriendelijke groet,',
    unwanted: 'Geen herinneringen meer ontvangen:',
    digest: 'Mentoring: ontbrekende feedback ({count})',
    owed: 'Deze feedback ontbreekt vandaag nog bij de koppels die je begeleidt:',
    undelivered: 'Herinneringen die niet konden worden bezorgd:',
    due: '{round} – {partner} – uiterlijk {date}',
    none: 'geen',
    link: 'Je inloglink',
    beforeLink:
      'Met deze link log je in op de site van het mentorprogramma. De link is {lifetime} geldig en werkt maar één keer:',
    afterLink: 'Heb je er niet om gevraagd? Negeer dit bericht dan: zonder de link kan niemand inloggen.',
    title: 'Herinneringen stopzetten',
    question: 'Wil je de herinneringen van het mentorprogramma stopzetten?',
    button: 'Herinneringen stopzetten',
    done: 'Je ontvangt geen herinneringen van het mentorprogramma meer.',
    unknown: 'Deze link is niet geldig. Beantwoord in plaats daarvan het bericht.',
  }),
  pt: textsOf({
    greeting: 'Olá, {name}:',
    reminder: 'O seu feedback sobre a mentoria',
    missing:
      'Agradecemos a sua participação no programa de mentoria. Ainda nos falta este feedback da sua parte:',
    request:
      'Pedimos-lhe que o envie nos próximos dias. Se já o fez, não precisa de fazer mais nada. Em caso de dúvida, basta responder a esta mensagem.',
    page: 'As suas datas, o que está pendente e o que pode configurar:',
    regards: 'Com os melhores cumprimentos,',
    unwanted: 'Se não quiser receber mais lembretes:',
    digest: 'Mentoria: feedback em falta ({count})',
    owed: 'Eis o feedback que hoje ainda falta nos pares que acompanha:',
    undelivered: 'Lembretes que não foi possível entregar:',
    due: '{round} – {partner} – prazo: {date}',
    none: 'nenhum',
    link: 'A sua ligação para iniciar sessão',
    beforeLink:
      'Com esta ligação inicia sessão no site do programa de mentoria. É válida durante {lifetime} e só funciona uma vez:',
    afterLink: 'Se não a pediu, ignore esta mensagem: sem a ligação, ninguém consegue iniciar sessão.',
    title: 'Deixar de receber lembretes',
    question: 'Quer deixar de receber lembretes do programa de mentoria?',
    button: 'Deixar de receber lembretes',
    done: 'Não voltará a receber lembretes do programa de mentoria.',
    unknown: 'Esta ligação não é válida. Em vez disso, responda, por favor, à mensagem.',
  }),
};

// The titles of the shipped rounds in each language, unless the programme has one of its own.

/** The rounds that a new database has, by their titles in English. */
const SHIPPED: readonly [string, string, string] = ['Chemistry', 'Mid Program', 'Final'];

const TITLES: Readonly<Record<Language, readonly [chemistry: string, midProgram: string, final: string]>> = {
  en: SHIPPED,
  de: ['Erster Eindruck', 'Zwischenbilanz', 'Abschlussbilanz'],
  pl: ['Pierwsze wrażenia', 'Połowa programu', 'Zakończenie programu'],
  cs: ['První dojmy', 'Polovina programu', 'Závěr programu'],
  sk: ['Prvé dojmy', 'Polovica programu', 'Záver programu'],
  uk: ['Перші враження', 'Середина програми', 'Завершення програми'],
  ru: ['Первые впечатления', 'Середина программы', 'Завершение программы'],
  ro: ['Primele impresii', 'Mijlocul programului', 'Încheierea programului'],
  tr: ['İlk izlenimler', 'Program ortası', 'Program sonu'],
  es: ['Primeras impresiones', 'Mitad del programa', 'Cierre del programa'],
  fr: ['Premières impressions', 'Bilan à mi-parcours', 'Bilan de fin de parcours'],
  it: ['Prime impressioni', 'Bilancio di metà percorso', 'Bilancio di fine percorso'],
  nl: ['Eerste indruk', 'Halverwege', 'Afronding'],
  pt: ['Primeiras impressões', 'Meio do programa', 'Fim do programa'],
};

/** The title of a round as messages in a language name it. */
export function roundTitle({ title, titles }: RoundTitles, language: Language): string {
  const index = SHIPPED.indexOf(title);
  return titlesIn(titles)?.get(language) ?? TITLES[language][index] ?? title;
}
