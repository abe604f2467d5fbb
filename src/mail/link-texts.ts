/**
 * The message with a sign-in link in each language. The forms of address are those of the reminders (texts.ts). No text
 * guesses at anybody's gender, so the Czech and the Polish one have no past tense of the reader.
 */

import { LINK_LIFETIME } from '../domain/account.ts';
import type { Language } from '../domain/languages.ts';
import type { Template, TemplateFields } from './template.ts';

/** The fields of the message. */
export const LINK_FIELDS: TemplateFields = {
  fields: { link: 'the link that signs in', lifetime: 'how long it is valid, such as “15 minutes”' },
  required: ['link', 'lifetime'],
};

/** The texts. */
export const LINK_TEXTS: Readonly<Record<Language, Template>> = {
  en: {
    subject: 'Your sign-in link',
    body: `This link signs you in to the mentoring programme’s site. It is valid for {lifetime} and works only once:

{link}

If you did not ask for it, ignore this message: nobody can sign in without the link.`,
  },
  de: {
    subject: 'Ihr Anmeldelink',
    body: `Mit diesem Link melden Sie sich auf der Seite des Mentoring-Programms an. Er ist {lifetime} gültig und funktioniert nur einmal:

{link}

Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ohne den Link kann sich niemand anmelden.`,
  },
  pl: {
    subject: 'Link do logowania',
    body: `Ten link umożliwia zalogowanie się w serwisie programu mentoringowego. Jest ważny {lifetime} i działa tylko raz:

{link}

Jeśli ta wiadomość przyszła bez prośby o link, wystarczy ją zignorować: bez linku nikt się nie zaloguje.`,
  },
  cs: {
    subject: 'Váš přihlašovací odkaz',
    body: `Tímto odkazem se přihlásíte na web mentoringového programu. Platí {lifetime} a lze ho použít jen jednou:

{link}

Pokud Vám odkaz přišel bez Vaší žádosti, tuto zprávu prosím ignorujte: bez odkazu se nikdo nepřihlásí.`,
  },
  sk: {
    subject: 'Váš prihlasovací odkaz',
    body: `Týmto odkazom sa prihlásite na web mentoringového programu. Platí {lifetime} a dá sa použiť iba raz:

{link}

Ak ste oň nežiadali, túto správu, prosím, ignorujte: bez odkazu sa nikto neprihlási.`,
  },
  uk: {
    subject: 'Ваше посилання для входу',
    body: `За цим посиланням Ви ввійдете на сайт менторської програми. Воно дійсне {lifetime} і спрацює лише один раз:

{link}

Якщо Ви його не запитували, просто проігноруйте цей лист: без посилання ніхто не зможе ввійти.`,
  },
  ru: {
    subject: 'Ваша ссылка для входа',
    body: `По этой ссылке Вы войдёте на сайт менторской программы. Она действует {lifetime} и сработает только один раз:

{link}

Если Вы её не запрашивали, просто проигнорируйте это письмо: без ссылки никто не сможет войти.`,
  },
  ro: {
    subject: 'Linkul dumneavoastră de autentificare',
    body: `Cu acest link vă autentificați pe site-ul programului de mentorat. Este valabil {lifetime} și funcționează o singură dată:

{link}

Dacă nu l-ați cerut, vă rugăm să ignorați acest mesaj: fără link nu se poate autentifica nimeni.`,
  },
  tr: {
    subject: 'Giriş bağlantınız',
    body: `Bu bağlantıyla mentorluk programının sitesine giriş yapabilirsiniz. Bağlantı {lifetime} geçerlidir ve yalnızca bir kez kullanılabilir:

{link}

Bağlantıyı siz istemediyseniz bu iletiyi dikkate almayın: bağlantı olmadan kimse giriş yapamaz.`,
  },
  es: {
    subject: 'Tu enlace para iniciar sesión',
    body: `Con este enlace inicias sesión en el sitio del programa de mentoría. Es válido durante {lifetime} y funciona una sola vez:

{link}

Si no lo has pedido, ignora este mensaje: sin el enlace nadie puede iniciar sesión.`,
  },
  fr: {
    subject: 'Votre lien de connexion',
    body: `Ce lien vous permet de vous connecter au site du programme de mentorat. Il est valable {lifetime} et ne fonctionne qu’une seule fois\u00A0:

{link}

Si vous ne l’avez pas demandé, ignorez ce message\u00A0: sans le lien, personne ne peut se connecter.`,
  },
  it: {
    subject: 'Il tuo link di accesso',
    body: `Con questo link accedi al sito del programma di mentoring. È valido per {lifetime} e funziona una volta sola:

{link}

Se non l’hai chiesto, ignora questo messaggio: senza il link nessuno può accedere.`,
  },
  nl: {
    subject: 'Je inloglink',
    body: `Met deze link log je in op de site van het mentorprogramma. De link is {lifetime} geldig en werkt maar één keer:

{link}

Heb je er niet om gevraagd? Negeer dit bericht dan: zonder de link kan niemand inloggen.`,
  },
  pt: {
    subject: 'A sua ligação para iniciar sessão',
    body: `Com esta ligação inicia sessão no site do programa de mentoria. É válida durante {lifetime} e só funciona uma vez:

{link}

Se não a pediu, ignore esta mensagem: sem a ligação, ninguém consegue iniciar sessão.`,
  },
};

/** How long a link is valid, in the words of a language, such as “15 Minuten”. */
export const linkLifetime = (language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    LINK_LIFETIME / 60,
  );
