/**
 * What is sent in each language, until a manager sets a template of their own. Without a guess at anybody's gender. Spanish, Italian and
 * Dutch are familiar (tú, tu, je), Polish addresses nobody in letters, and the others are polite.
 */

import type { Language } from '../domain/languages.ts';
import type { TemplateKind } from '../domain/outbox.ts';
import type { Template, TemplateFields } from './template.ts';

/** The texts of a language. */
export interface MailTexts {
  readonly reminder: Template;
  readonly digest: Template;
  /** A line of what is owed, with {round}, {partner} and {date}. */
  readonly due: string;
  /** The digest's sentence in place of an empty list of reminders. */
  readonly none: string;
  /** The page of the stop link. */
  readonly stop: {
    readonly title: string;
    readonly question: string;
    readonly button: string;
    readonly done: string;
    readonly unknown: string;
  };
}

/** The fields of each kind of message. */
export const TEMPLATE_FIELDS: Readonly<Record<TemplateKind, TemplateFields>> = {
  reminder: {
    fields: {
      name: 'the name of the recipient',
      owed: 'the list of the feedbacks that are owed: round, the other person, due date',
      manager: 'the name of the manager',
      stop_link: 'the link that stops reminders',
    },
    required: ['owed', 'stop_link'],
  },
  digest: {
    fields: {
      name: 'the name of the manager',
      count: 'how many feedbacks are owed',
      owed: 'the list of the feedbacks that are owed: person, round, the other person, due date',
      undelivered: 'the list of the reminders that could not be delivered',
    },
    required: ['owed'],
  },
};

/** Those of messages from a manager's own mail program, which need no link that stops the reminders of the service. */
export const OWN_MAIL_FIELDS: TemplateFields = { ...TEMPLATE_FIELDS.reminder, required: ['owed'] };

/** A reminder by its paragraphs, which are followed by the same fields in every language. */
const reminder = (
  subject: string,
  greeting: string,
  missing: string,
  request: string,
  regards: string,
  stop: string,
): Template => ({
  subject,
  body: [greeting, missing, '{owed}', request, `${regards}\n{manager}`, `${stop} {stop_link}`].join('\n\n'),
});

/** A digest by its paragraphs. */
const digest = (subject: string, greeting: string, owed: string, undelivered: string): Template => ({
  subject,
  body: [greeting, owed, '{owed}', undelivered, '{undelivered}'].join('\n\n'),
});

/** The texts of all languages. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    reminder: reminder(
      'Your mentoring feedback',
      'Hello {name},',
      'Thank you for taking part in the mentoring programme. We are still missing feedback from you:',
      'Please send it to us in the next few days. If you have already done so, no further action is needed. If you have any questions, simply reply to this message.',
      'Kind regards,',
      'If you no longer want to receive these reminders:',
    ),
    digest: digest(
      'Mentoring: feedback still owed ({count})',
      'Hello {name},',
      'This feedback is still owed in your pairs today:',
      'Reminders that could not be delivered:',
    ),
    due: '{round} – {partner} – due on {date}',
    none: 'none',
    stop: {
      title: 'Stop reminders',
      question: 'Do you want to stop receiving reminders from the mentoring programme?',
      button: 'Stop reminders',
      done: 'You will receive no more reminders from the mentoring programme.',
      unknown: 'This link is not valid. Please reply to the message instead.',
    },
  },
  de: {
    reminder: reminder(
      'Ihr Feedback zum Mentoring',
      'Guten Tag {name},',
      'vielen Dank, dass Sie beim Mentoring-Programm mitmachen. Uns fehlt noch Feedback von Ihnen:',
      'Bitte senden Sie es uns in den nächsten Tagen. Falls das schon geschehen ist, brauchen Sie nichts weiter zu tun. Bei Fragen antworten Sie einfach auf diese Nachricht.',
      'Freundliche Grüße',
      'Wenn Sie keine Erinnerungen mehr erhalten möchten:',
    ),
    digest: digest(
      'Mentoring: noch offenes Feedback ({count})',
      'Guten Tag {name},',
      'in Ihren Mentoring-Paaren steht heute noch dieses Feedback aus:',
      'Erinnerungen, die nicht zugestellt werden konnten:',
    ),
    due: '{round} – {partner} – fällig am {date}',
    none: 'keine',
    stop: {
      title: 'Erinnerungen abbestellen',
      question: 'Möchten Sie die Erinnerungen des Mentoring-Programms abbestellen?',
      button: 'Erinnerungen abbestellen',
      done: 'Sie erhalten keine Erinnerungen des Mentoring-Programms mehr.',
      unknown: 'Dieser Link ist nicht gültig. Bitte antworten Sie stattdessen auf die Nachricht.',
    },
  },
  pl: {
    reminder: reminder(
      'Prosimy o opinię o mentoringu',
      'Dzień dobry,',
      'dziękujemy za udział w programie mentoringowym. Wciąż czekamy na następujące opinie:',
      'Prosimy o ich przesłanie w najbliższych dniach. Jeśli opinie są już wysłane, nie trzeba robić nic więcej. W razie pytań wystarczy odpowiedzieć na tę wiadomość.',
      'Z poważaniem',
      'Rezygnacja z przypomnień:',
    ),
    digest: digest(
      'Mentoring: brakujące opinie ({count})',
      'Dzień dobry,',
      'oto opinie, na które dziś jeszcze czekamy:',
      'Przypomnienia, których nie udało się dostarczyć:',
    ),
    due: '{round} – {partner} – termin: {date}',
    none: 'brak',
    stop: {
      title: 'Rezygnacja z przypomnień',
      question: 'Czy chcesz zrezygnować z przypomnień programu mentoringowego?',
      button: 'Zrezygnuj z przypomnień',
      done: 'Nie będziemy już wysyłać przypomnień z programu mentoringowego.',
      unknown: 'Ten link jest nieprawidłowy. Zamiast tego prosimy odpowiedzieć na wiadomość.',
    },
  },
  cs: {
    reminder: reminder(
      'Vaše zpětná vazba k mentoringu',
      'Dobrý den,',
      'děkujeme za Vaši účast v mentoringovém programu. Stále nám od Vás chybí tato zpětná vazba:',
      'Pošlete nám ji prosím v nejbližších dnech. Pokud se tak už stalo, není třeba dělat nic dalšího. S případnými dotazy stačí odpovědět na tuto zprávu.',
      'S pozdravem',
      'Pokud už tato připomenutí nechcete dostávat:',
    ),
    digest: digest(
      'Mentoring: chybějící zpětná vazba ({count})',
      'Dobrý den,',
      've Vašich dvojicích dnes ještě chybí tato zpětná vazba:',
      'Připomenutí, která se nepodařilo doručit:',
    ),
    due: '{round} – {partner} – termín: {date}',
    none: 'žádná',
    stop: {
      title: 'Zrušení připomenutí',
      question: 'Chcete zrušit zasílání připomenutí z mentoringového programu?',
      button: 'Zrušit připomenutí',
      done: 'Připomenutí z mentoringového programu vám už nebudeme posílat.',
      unknown: 'Tento odkaz není platný. Odpovězte prosím místo toho na zprávu.',
    },
  },
  sk: {
    reminder: reminder(
      'Vaša spätná väzba k mentoringu',
      'Dobrý deň,',
      'ďakujeme za Vašu účasť v mentoringovom programe. Stále nám od Vás chýba táto spätná väzba:',
      'Pošlite nám ju, prosím, v najbližších dňoch. Ak sa tak už stalo, netreba robiť nič viac. Ak máte otázky, stačí odpovedať na túto správu.',
      'S pozdravom',
      'Ak už tieto pripomenutia nechcete dostávať:',
    ),
    digest: digest(
      'Mentoring: chýbajúca spätná väzba ({count})',
      'Dobrý deň,',
      'vo Vašich dvojiciach dnes ešte chýba táto spätná väzba:',
      'Pripomenutia, ktoré sa nepodarilo doručiť:',
    ),
    due: '{round} – {partner} – termín: {date}',
    none: 'žiadne',
    stop: {
      title: 'Zrušenie pripomenutí',
      question: 'Chcete zrušiť zasielanie pripomenutí z mentoringového programu?',
      button: 'Zrušiť pripomenutia',
      done: 'Pripomenutia z mentoringového programu vám už nebudeme posielať.',
      unknown: 'Tento odkaz nie je platný. Odpovedzte, prosím, namiesto toho na správu.',
    },
  },
  uk: {
    reminder: reminder(
      'Ваш відгук про менторство',
      'Добрий день!',
      'Дякуємо Вам за участь у менторській програмі. Ми ще чекаємо від Вас на такі відгуки:',
      'Будь ласка, надішліть їх найближчими днями. Якщо Ви вже це зробили, більше нічого робити не потрібно. Якщо маєте запитання, просто дайте відповідь на цей лист.',
      'З повагою',
      'Якщо Ви більше не хочете отримувати нагадування:',
    ),
    digest: digest(
      'Менторство: відгуки, яких ще бракує ({count})',
      'Добрий день!',
      'У Ваших парах сьогодні ще бракує таких відгуків:',
      'Нагадування, які не вдалося доставити:',
    ),
    due: '{round} – {partner} – термін: {date}',
    none: 'немає',
    stop: {
      title: 'Відмова від нагадувань',
      question: 'Відмовитися від нагадувань менторської програми?',
      button: 'Відмовитися від нагадувань',
      done: 'Ви більше не отримуватимете нагадувань від менторської програми.',
      unknown: 'Це посилання недійсне. Будь ласка, дайте натомість відповідь на лист.',
    },
  },
  ru: {
    reminder: reminder(
      'Ваш отзыв о менторстве',
      'Добрый день!',
      'Благодарим Вас за участие в менторской программе. Мы ещё ждём от Вас следующие отзывы:',
      'Пожалуйста, пришлите их в ближайшие дни. Если Вы уже это сделали, больше ничего делать не нужно. Если у Вас есть вопросы, просто ответьте на это письмо.',
      'С уважением,',
      'Если Вы больше не хотите получать напоминания:',
    ),
    digest: digest(
      'Менторство: недостающие отзывы ({count})',
      'Добрый день!',
      'Сегодня в Ваших парах ещё не хватает следующих отзывов:',
      'Напоминания, которые не удалось доставить:',
    ),
    due: '{round} – {partner} – срок: {date}',
    none: 'нет',
    stop: {
      title: 'Отказ от напоминаний',
      question: 'Отказаться от напоминаний менторской программы?',
      button: 'Отказаться от напоминаний',
      done: 'Вы больше не будете получать напоминания от менторской программы.',
      unknown: 'Эта ссылка недействительна. Пожалуйста, ответьте вместо этого на письмо.',
    },
  },
  ro: {
    reminder: reminder(
      'Feedbackul dumneavoastră despre mentorat',
      'Bună ziua,',
      'vă mulțumim că participați la programul de mentorat. Mai așteptăm de la dumneavoastră următorul feedback:',
      'Vă rugăm să ni-l trimiteți în zilele următoare. Dacă l-ați trimis deja, nu mai trebuie să faceți nimic. Dacă aveți întrebări, este suficient să răspundeți la acest mesaj.',
      'Cu stimă,',
      'Dacă nu mai doriți să primiți astfel de mesaje:',
    ),
    digest: digest(
      'Mentorat: feedback lipsă ({count})',
      'Bună ziua,',
      'astăzi mai lipsește următorul feedback din perechile de care vă ocupați:',
      'Mesaje de reamintire care nu au putut fi livrate:',
    ),
    due: '{round} – {partner} – termen: {date}',
    none: 'niciunul',
    stop: {
      title: 'Oprirea mesajelor de reamintire',
      question: 'Doriți să opriți mesajele de reamintire de la programul de mentorat?',
      button: 'Oprește mesajele',
      done: 'Nu veți mai primi mesaje de reamintire de la programul de mentorat.',
      unknown: 'Acest link nu este valid. Vă rugăm să răspundeți în schimb la mesaj.',
    },
  },
  tr: {
    reminder: reminder(
      'Mentorluk geri bildiriminiz',
      'Merhaba {name},',
      'Mentorluk programına katıldığınız için teşekkür ederiz. Sizden hâlâ şu geri bildirimleri bekliyoruz:',
      'Lütfen önümüzdeki günlerde gönderin. Gönderdiyseniz başka bir şey yapmanıza gerek yok. Sorularınız varsa bu iletiyi yanıtlamanız yeterli.',
      'Saygılarımızla,',
      'Artık hatırlatma almak istemiyorsanız:',
    ),
    digest: digest(
      'Mentorluk: eksik geri bildirimler ({count})',
      'Merhaba {name},',
      'İlgilendiğiniz eşleşmelerde bugün hâlâ eksik olan geri bildirimler:',
      'İletilemeyen hatırlatmalar:',
    ),
    due: '{round} – {partner} – son tarih: {date}',
    none: 'yok',
    stop: {
      title: 'Hatırlatmaları durdurma',
      question: 'Mentorluk programından gelen hatırlatmaları durdurmak istiyor musunuz?',
      button: 'Hatırlatmaları durdur',
      done: 'Mentorluk programından artık hatırlatma almayacaksınız.',
      unknown: 'Bu bağlantı geçerli değil. Lütfen bunun yerine iletiyi yanıtlayın.',
    },
  },
  es: {
    reminder: reminder(
      'Tus comentarios sobre la mentoría',
      'Hola, {name}:',
      'Gracias por participar en el programa de mentoría. Todavía nos faltan estos comentarios tuyos:',
      'Por favor, envíanoslos en los próximos días. Si ya lo has hecho, no hace falta nada más. Si tienes alguna pregunta, basta con que respondas a este mensaje.',
      'Un cordial saludo,',
      'Si no quieres recibir más recordatorios:',
    ),
    digest: digest(
      'Mentoría: comentarios pendientes ({count})',
      'Hola, {name}:',
      'Estos son los comentarios que faltan hoy en las parejas a tu cargo:',
      'Recordatorios que no se pudieron entregar:',
    ),
    due: '{round} – {partner} – fecha límite: {date}',
    none: 'ninguno',
    stop: {
      title: 'Dejar de recibir recordatorios',
      question: '¿Quieres dejar de recibir recordatorios del programa de mentoría?',
      button: 'Dejar de recibir recordatorios',
      done: 'Ya no recibirás recordatorios del programa de mentoría.',
      unknown: 'Este enlace no es válido. En su lugar, responde al mensaje.',
    },
  },
  fr: {
    reminder: reminder(
      'Votre retour sur le mentorat',
      'Bonjour {name},',
      'Merci de participer au programme de mentorat. Il nous manque encore vos retours\u00A0:',
      'Pourriez-vous nous les envoyer dans les prochains jours\u00A0? Si c’est déjà fait, vous n’avez rien d’autre à faire. Pour toute question, il suffit de répondre à ce message.',
      'Cordialement,',
      'Si vous ne souhaitez plus recevoir ces rappels\u00A0:',
    ),
    digest: digest(
      'Mentorat\u00A0: retours manquants ({count})',
      'Bonjour {name},',
      'Voici ce qui manque encore aujourd’hui dans les binômes que vous suivez\u00A0:',
      'Rappels qui n’ont pas pu être remis\u00A0:',
    ),
    due: '{round} – {partner} – échéance\u00A0: {date}',
    none: 'aucun',
    stop: {
      title: 'Ne plus recevoir de rappels',
      question: 'Souhaitez-vous ne plus recevoir de rappels du programme de mentorat\u00A0?',
      button: 'Ne plus recevoir de rappels',
      done: 'Vous ne recevrez plus de rappels du programme de mentorat.',
      unknown: 'Ce lien n’est pas valide. Répondez plutôt au message, s’il vous plaît.',
    },
  },
  it: {
    reminder: reminder(
      'Il tuo feedback sul mentoring',
      'Buongiorno {name},',
      'grazie per la partecipazione al programma di mentoring. Ci manca ancora questo tuo feedback:',
      'Ti chiediamo di inviarcelo nei prossimi giorni. Se l’hai già fatto, non occorre altro. Per qualsiasi domanda basta rispondere a questo messaggio.',
      'Cordiali saluti',
      'Se non vuoi più ricevere promemoria:',
    ),
    digest: digest(
      'Mentoring: feedback mancanti ({count})',
      'Buongiorno {name},',
      'ecco i feedback che oggi mancano ancora nelle coppie che segui:',
      'Promemoria che non è stato possibile consegnare:',
    ),
    due: '{round} – {partner} – scadenza: {date}',
    none: 'nessuno',
    stop: {
      title: 'Interrompere i promemoria',
      question: 'Vuoi smettere di ricevere promemoria dal programma di mentoring?',
      button: 'Interrompi i promemoria',
      done: 'Non riceverai più promemoria dal programma di mentoring.',
      unknown: 'Questo link non è valido. Rispondi invece al messaggio.',
    },
  },
  nl: {
    reminder: reminder(
      'Je feedback over de mentoring',
      'Beste {name},',
      'Bedankt voor je deelname aan het mentorprogramma. We missen nog feedback van je:',
      'Wil je die in de komende dagen sturen? Als je dat al hebt gedaan, hoef je niets meer te doen. Heb je vragen, beantwoord dan gewoon dit bericht.',
      'Met vriendelijke groet,',
      'Geen herinneringen meer ontvangen:',
    ),
    digest: digest(
      'Mentoring: ontbrekende feedback ({count})',
      'Beste {name},',
      'Deze feedback ontbreekt vandaag nog bij de koppels die je begeleidt:',
      'Herinneringen die niet konden worden bezorgd:',
    ),
    due: '{round} – {partner} – uiterlijk {date}',
    none: 'geen',
    stop: {
      title: 'Herinneringen stopzetten',
      question: 'Wil je de herinneringen van het mentorprogramma stopzetten?',
      button: 'Herinneringen stopzetten',
      done: 'Je ontvangt geen herinneringen van het mentorprogramma meer.',
      unknown: 'Deze link is niet geldig. Beantwoord in plaats daarvan het bericht.',
    },
  },
  pt: {
    reminder: reminder(
      'O seu feedback sobre a mentoria',
      'Olá, {name}:',
      'Agradecemos a sua participação no programa de mentoria. Ainda nos falta este feedback da sua parte:',
      'Pedimos-lhe que o envie nos próximos dias. Se já o fez, não precisa de fazer mais nada. Em caso de dúvida, basta responder a esta mensagem.',
      'Com os melhores cumprimentos,',
      'Se não quiser receber mais lembretes:',
    ),
    digest: digest(
      'Mentoria: feedback em falta ({count})',
      'Olá, {name}:',
      'Eis o feedback que hoje ainda falta nos pares que acompanha:',
      'Lembretes que não foi possível entregar:',
    ),
    due: '{round} – {partner} – prazo: {date}',
    none: 'nenhum',
    stop: {
      title: 'Deixar de receber lembretes',
      question: 'Quer deixar de receber lembretes do programa de mentoria?',
      button: 'Deixar de receber lembretes',
      done: 'Não voltará a receber lembretes do programa de mentoria.',
      unknown: 'Esta ligação não é válida. Em vez disso, responda, por favor, à mensagem.',
    },
  },
};
