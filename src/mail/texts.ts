/** What is sent in each language, until a manager sets a template of their own. Polite, and without a guess at anybody's gender. */

import type { Language } from '../domain/languages.ts';
import type { TemplateKind } from '../domain/outbox.ts';
import type { Template, TemplateFields } from './template.ts';

/** The texts of a language. */
export interface MailTexts {
  readonly reminder: Template;
  readonly digest: Template;
  /** A line of what is owed, with {round}, {partner} and {date}. */
  readonly due: string;
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

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    reminder: {
      subject: 'Your mentoring feedback',
      body: `Hello {name},

thank you for taking part in the mentoring programme. We are still missing feedback from you:

{owed}

Please send it in the next few days. If you have already done so, no further action is needed. If you have any questions, simply reply to this message.

Kind regards
{manager}

If you no longer want to receive these reminders: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: feedback still owed ({count})',
      body: `Hello {name},

this is what is still owed in your relations today:

{owed}

Reminders that could not be delivered:

{undelivered}`,
    },
    due: '{round} – {partner} – due on {date}',
    stop: {
      title: 'Stop reminders',
      question: 'Do you want to stop receiving reminders from the mentoring programme?',
      button: 'Stop reminders',
      done: 'You will receive no more reminders from the mentoring programme.',
      unknown: 'This link is not valid. Please reply to the message instead.',
    },
  },
  de: {
    reminder: {
      subject: 'Ihr Feedback zum Mentoring',
      body: `Guten Tag, {name},

vielen Dank, dass Sie beim Mentoring-Programm mitmachen. Uns fehlt noch Feedback von Ihnen:

{owed}

Bitte senden Sie es uns in den nächsten Tagen. Falls das schon geschehen ist, brauchen Sie nichts weiter zu tun. Bei Fragen antworten Sie einfach auf diese Nachricht.

Freundliche Grüße
{manager}

Wenn Sie keine Erinnerungen mehr erhalten möchten: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: noch offenes Feedback ({count})',
      body: `Guten Tag, {name},

in Ihren Mentoring-Paaren steht heute noch aus:

{owed}

Erinnerungen, die nicht zugestellt werden konnten:

{undelivered}`,
    },
    due: '{round} – {partner} – fällig am {date}',
    stop: {
      title: 'Erinnerungen beenden',
      question: 'Möchten Sie keine Erinnerungen des Mentoring-Programms mehr erhalten?',
      button: 'Erinnerungen beenden',
      done: 'Sie erhalten keine Erinnerungen des Mentoring-Programms mehr.',
      unknown: 'Dieser Link ist nicht gültig. Bitte antworten Sie stattdessen auf die Nachricht.',
    },
  },
  pl: {
    reminder: {
      subject: 'Opinia o mentoringu',
      body: `Dzień dobry,

dziękujemy za udział w programie mentoringowym. Wciąż czekamy na następujące opinie:

{owed}

Prosimy o ich przesłanie w najbliższych dniach. Jeśli to już nastąpiło, nie trzeba robić nic więcej. W razie pytań wystarczy odpowiedzieć na tę wiadomość.

Z poważaniem
{manager}

Rezygnacja z przypomnień: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: brakujące opinie ({count})',
      body: `Dzień dobry,

oto opinie, których dziś jeszcze brakuje:

{owed}

Przypomnienia, których nie udało się dostarczyć:

{undelivered}`,
    },
    due: '{round} – {partner} – termin: {date}',
    stop: {
      title: 'Rezygnacja z przypomnień',
      question: 'Czy zrezygnować z przypomnień z programu mentoringowego?',
      button: 'Zrezygnuj z przypomnień',
      done: 'Przypomnienia z programu mentoringowego nie będą już wysyłane.',
      unknown: 'Ten link jest nieprawidłowy. Prosimy odpowiedzieć na wiadomość.',
    },
  },
  cs: {
    reminder: {
      subject: 'Vaše zpětná vazba k mentoringu',
      body: `Dobrý den,

děkujeme za Vaši účast v mentoringovém programu. Stále nám od Vás chybí zpětná vazba:

{owed}

Pošlete nám ji prosím v nejbližších dnech. Pokud se tak už stalo, není třeba dělat nic dalšího. S případnými dotazy stačí odpovědět na tuto zprávu.

S pozdravem
{manager}

Pokud si už připomínky nepřejete dostávat: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: chybějící zpětná vazba ({count})',
      body: `Dobrý den,

ve Vašich dvojicích dnes ještě chybí:

{owed}

Připomínky, které se nepodařilo doručit:

{undelivered}`,
    },
    due: '{round} – {partner} – termín: {date}',
    stop: {
      title: 'Ukončení připomínek',
      question: 'Přejete si už nedostávat připomínky z mentoringového programu?',
      button: 'Ukončit připomínky',
      done: 'Připomínky z mentoringového programu Vám už nebudeme posílat.',
      unknown: 'Tento odkaz není platný. Odpovězte prosím na zprávu.',
    },
  },
  sk: {
    reminder: {
      subject: 'Vaša spätná väzba k mentoringu',
      body: `Dobrý deň,

ďakujeme za Vašu účasť v mentoringovom programe. Stále nám od Vás chýba spätná väzba:

{owed}

Pošlite nám ju, prosím, v najbližších dňoch. Ak sa tak už stalo, netreba robiť nič ďalšie. Ak máte otázky, stačí odpovedať na túto správu.

S pozdravom
{manager}

Ak si už pripomienky neželáte dostávať: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: chýbajúca spätná väzba ({count})',
      body: `Dobrý deň,

vo Vašich dvojiciach dnes ešte chýba:

{owed}

Pripomienky, ktoré sa nepodarilo doručiť:

{undelivered}`,
    },
    due: '{round} – {partner} – termín: {date}',
    stop: {
      title: 'Ukončenie pripomienok',
      question: 'Želáte si už nedostávať pripomienky z mentoringového programu?',
      button: 'Ukončiť pripomienky',
      done: 'Pripomienky z mentoringového programu Vám už nebudeme posielať.',
      unknown: 'Tento odkaz nie je platný. Odpovedzte, prosím, na správu.',
    },
  },
  uk: {
    reminder: {
      subject: 'Ваш відгук про менторство',
      body: `Добрий день!

Дякуємо Вам за участь у менторській програмі. Ми ще чекаємо на Ваші відгуки:

{owed}

Будь ласка, надішліть їх найближчими днями. Якщо Ви вже це зробили, більше нічого робити не потрібно. Якщо маєте запитання, просто дайте відповідь на цей лист.

З повагою
{manager}

Якщо Ви більше не бажаєте отримувати нагадування: {stop_link}`,
    },
    digest: {
      subject: 'Менторство: відгуки, яких ще бракує ({count})',
      body: `Добрий день!

У Ваших парах сьогодні ще бракує таких відгуків:

{owed}

Нагадування, які не вдалося доставити:

{undelivered}`,
    },
    due: '{round} – {partner} – термін: {date}',
    stop: {
      title: 'Відмова від нагадувань',
      question: 'Ви більше не бажаєте отримувати нагадування від менторської програми?',
      button: 'Відмовитися від нагадувань',
      done: 'Ви більше не отримуватимете нагадувань від менторської програми.',
      unknown: 'Це посилання недійсне. Будь ласка, дайте відповідь на лист.',
    },
  },
  ru: {
    reminder: {
      subject: 'Ваш отзыв о менторстве',
      body: `Добрый день!

Благодарим Вас за участие в менторской программе. Мы ещё ждём от Вас отзывы:

{owed}

Пожалуйста, пришлите их в ближайшие дни. Если Вы уже это сделали, больше ничего делать не нужно. Если у Вас есть вопросы, просто ответьте на это письмо.

С уважением
{manager}

Если Вы больше не хотите получать напоминания: {stop_link}`,
    },
    digest: {
      subject: 'Менторство: недостающие отзывы ({count})',
      body: `Добрый день!

В Ваших парах сегодня ещё нет следующих отзывов:

{owed}

Напоминания, которые не удалось доставить:

{undelivered}`,
    },
    due: '{round} – {partner} – срок: {date}',
    stop: {
      title: 'Отказ от напоминаний',
      question: 'Вы больше не хотите получать напоминания от менторской программы?',
      button: 'Отказаться от напоминаний',
      done: 'Вы больше не будете получать напоминания от менторской программы.',
      unknown: 'Эта ссылка недействительна. Пожалуйста, ответьте на письмо.',
    },
  },
  ro: {
    reminder: {
      subject: 'Feedbackul dumneavoastră despre mentorat',
      body: `Bună ziua,

vă mulțumim că participați la programul de mentorat. Mai așteptăm de la dumneavoastră următoarele:

{owed}

Vă rugăm să ni le trimiteți în zilele următoare. Dacă ați făcut-o deja, nu mai trebuie să faceți nimic. Dacă aveți întrebări, răspundeți pur și simplu la acest mesaj.

Cu stimă,
{manager}

Dacă nu mai doriți să primiți astfel de mesaje: {stop_link}`,
    },
    digest: {
      subject: 'Mentorat: feedback lipsă ({count})',
      body: `Bună ziua,

astăzi mai lipsesc, din relațiile de care vă ocupați:

{owed}

Mesaje de reamintire care nu au putut fi livrate:

{undelivered}`,
    },
    due: '{round} – {partner} – termen: {date}',
    stop: {
      title: 'Oprirea mesajelor de reamintire',
      question: 'Doriți să nu mai primiți mesaje de reamintire de la programul de mentorat?',
      button: 'Opriți mesajele',
      done: 'Nu veți mai primi mesaje de reamintire de la programul de mentorat.',
      unknown: 'Acest link nu este valid. Vă rugăm să răspundeți la mesaj.',
    },
  },
  tr: {
    reminder: {
      subject: 'Mentorluk geri bildiriminiz',
      body: `Merhaba {name},

mentorluk programına katıldığınız için teşekkür ederiz. Sizden şu geri bildirimleri bekliyoruz:

{owed}

Lütfen önümüzdeki günlerde gönderin. Gönderdiyseniz başka bir şey yapmanıza gerek yok. Sorularınız varsa bu iletiyi yanıtlamanız yeterli.

Saygılarımızla
{manager}

Artık hatırlatma almak istemiyorsanız: {stop_link}`,
    },
    digest: {
      subject: 'Mentorluk: eksik geri bildirimler ({count})',
      body: `Merhaba {name},

ilgilendiğiniz eşleşmelerde bugün hâlâ eksik olanlar:

{owed}

Teslim edilemeyen hatırlatmalar:

{undelivered}`,
    },
    due: '{round} – {partner} – son tarih: {date}',
    stop: {
      title: 'Hatırlatmaları durdurma',
      question: 'Mentorluk programından artık hatırlatma almak istemiyor musunuz?',
      button: 'Hatırlatmaları durdur',
      done: 'Mentorluk programından artık hatırlatma almayacaksınız.',
      unknown: 'Bu bağlantı geçerli değil. Lütfen iletiyi yanıtlayın.',
    },
  },
  es: {
    reminder: {
      subject: 'Sus comentarios sobre la mentoría',
      body: `Buenos días, {name}:

Gracias por participar en el programa de mentoría. Todavía nos faltan sus comentarios:

{owed}

Le rogamos que nos los envíe en los próximos días. Si ya lo ha hecho, no es necesario que haga nada más. Si tiene alguna pregunta, responda simplemente a este mensaje.

Un cordial saludo,
{manager}

Si no desea recibir más recordatorios: {stop_link}`,
    },
    digest: {
      subject: 'Mentoría: comentarios pendientes ({count})',
      body: `Buenos días, {name}:

Esto es lo que falta hoy en las relaciones a su cargo:

{owed}

Recordatorios que no se pudieron entregar:

{undelivered}`,
    },
    due: '{round} – {partner} – fecha límite: {date}',
    stop: {
      title: 'Dejar de recibir recordatorios',
      question: '¿Desea dejar de recibir recordatorios del programa de mentoría?',
      button: 'Dejar de recibir recordatorios',
      done: 'Ya no recibirá recordatorios del programa de mentoría.',
      unknown: 'Este enlace no es válido. Por favor, responda al mensaje.',
    },
  },
  fr: {
    reminder: {
      subject: 'Votre retour sur le mentorat',
      body: `Bonjour {name},

Merci de participer au programme de mentorat. Il nous manque encore vos retours :

{owed}

Merci de nous les envoyer dans les prochains jours. Si c’est déjà fait, vous n’avez rien d’autre à faire. Pour toute question, il suffit de répondre à ce message.

Cordialement,
{manager}

Si vous ne souhaitez plus recevoir ces rappels : {stop_link}`,
    },
    digest: {
      subject: 'Mentorat : retours manquants ({count})',
      body: `Bonjour {name},

Voici ce qui manque encore aujourd’hui dans les binômes que vous suivez :

{owed}

Rappels qui n’ont pas pu être remis :

{undelivered}`,
    },
    due: '{round} – {partner} – échéance : {date}',
    stop: {
      title: 'Ne plus recevoir de rappels',
      question: 'Souhaitez-vous ne plus recevoir de rappels du programme de mentorat ?',
      button: 'Ne plus recevoir de rappels',
      done: 'Vous ne recevrez plus de rappels du programme de mentorat.',
      unknown: 'Ce lien n’est pas valide. Merci de répondre au message.',
    },
  },
  it: {
    reminder: {
      subject: 'Il suo feedback sul mentoring',
      body: `Buongiorno {name},

grazie per la partecipazione al programma di mentoring. Ci manca ancora il suo feedback:

{owed}

La preghiamo di inviarcelo nei prossimi giorni. Se lo ha già fatto, non occorre altro. Per qualsiasi domanda basta rispondere a questo messaggio.

Cordiali saluti
{manager}

Se non desidera più ricevere promemoria: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: feedback mancanti ({count})',
      body: `Buongiorno {name},

ecco che cosa manca ancora oggi nelle coppie che segue:

{owed}

Promemoria che non è stato possibile consegnare:

{undelivered}`,
    },
    due: '{round} – {partner} – scadenza: {date}',
    stop: {
      title: 'Interrompere i promemoria',
      question: 'Desidera non ricevere più promemoria dal programma di mentoring?',
      button: 'Interrompi i promemoria',
      done: 'Non riceverà più promemoria dal programma di mentoring.',
      unknown: 'Questo link non è valido. La preghiamo di rispondere al messaggio.',
    },
  },
  nl: {
    reminder: {
      subject: 'Uw feedback over de mentoring',
      body: `Goedendag {name},

bedankt voor uw deelname aan het mentorprogramma. Wij missen nog feedback van u:

{owed}

Wilt u die in de komende dagen sturen? Als u dat al hebt gedaan, hoeft u niets meer te doen. Hebt u vragen, beantwoord dan gewoon dit bericht.

Met vriendelijke groet
{manager}

Wilt u geen herinneringen meer ontvangen: {stop_link}`,
    },
    digest: {
      subject: 'Mentoring: ontbrekende feedback ({count})',
      body: `Goedendag {name},

dit ontbreekt vandaag nog in de koppels die u begeleidt:

{owed}

Herinneringen die niet konden worden bezorgd:

{undelivered}`,
    },
    due: '{round} – {partner} – uiterlijk {date}',
    stop: {
      title: 'Herinneringen stoppen',
      question: 'Wilt u geen herinneringen van het mentorprogramma meer ontvangen?',
      button: 'Herinneringen stoppen',
      done: 'U ontvangt geen herinneringen van het mentorprogramma meer.',
      unknown: 'Deze link is niet geldig. Beantwoord in plaats daarvan het bericht.',
    },
  },
  pt: {
    reminder: {
      subject: 'O seu feedback sobre a mentoria',
      body: `Bom dia, {name}:

Agradecemos a sua participação no programa de mentoria. Ainda nos falta o seu feedback:

{owed}

Pedimos que o envie nos próximos dias. Se já o fez, não precisa de fazer mais nada. Em caso de dúvida, basta responder a esta mensagem.

Com os melhores cumprimentos,
{manager}

Se não quiser receber mais lembretes: {stop_link}`,
    },
    digest: {
      subject: 'Mentoria: feedback em falta ({count})',
      body: `Bom dia, {name}:

Eis o que ainda falta hoje nas relações que acompanha:

{owed}

Lembretes que não foi possível entregar:

{undelivered}`,
    },
    due: '{round} – {partner} – prazo: {date}',
    stop: {
      title: 'Deixar de receber lembretes',
      question: 'Quer deixar de receber lembretes do programa de mentoria?',
      button: 'Deixar de receber lembretes',
      done: 'Não voltará a receber lembretes do programa de mentoria.',
      unknown: 'Esta ligação não é válida. Responda, por favor, à mensagem.',
    },
  },
};
