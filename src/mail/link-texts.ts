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

/** The message by its subject and the paragraphs before and after the link. */
const letter = (subject: string, before: string, after: string): Template => ({
  subject,
  body: `${before}\n\n{link}\n\n${after}`,
});

/** The texts of all languages. */
export const LINK_TEXTS: Readonly<Record<Language, Template>> = {
  en: letter(
    'Your sign-in link',
    'This link signs you in to the mentoring programme’s site. It is valid for {lifetime} and works only once:',
    'If you did not ask for it, ignore this message: nobody can sign in without the link.',
  ),
  de: letter(
    'Ihr Anmeldelink',
    'Mit diesem Link melden Sie sich auf der Seite des Mentoring-Programms an. Er ist {lifetime} gültig und funktioniert nur einmal:',
    'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ohne den Link kann sich niemand anmelden.',
  ),
  pl: letter(
    'Link do logowania',
    'Ten link umożliwia zalogowanie się w serwisie programu mentoringowego. Jest ważny {lifetime} i działa tylko raz:',
    'Jeśli ta wiadomość przyszła bez prośby o link, wystarczy ją zignorować: bez linku nikt się nie zaloguje.',
  ),
  cs: letter(
    'Váš přihlašovací odkaz',
    'Tímto odkazem se přihlásíte na web mentoringového programu. Platí {lifetime} a lze ho použít jen jednou:',
    'Pokud Vám odkaz přišel bez Vaší žádosti, tuto zprávu prosím ignorujte: bez odkazu se nikdo nepřihlásí.',
  ),
  sk: letter(
    'Váš prihlasovací odkaz',
    'Týmto odkazom sa prihlásite na web mentoringového programu. Platí {lifetime} a dá sa použiť iba raz:',
    'Ak ste oň nežiadali, túto správu, prosím, ignorujte: bez odkazu sa nikto neprihlási.',
  ),
  uk: letter(
    'Ваше посилання для входу',
    'За цим посиланням Ви ввійдете на сайт менторської програми. Воно дійсне {lifetime} і спрацює лише один раз:',
    'Якщо Ви його не запитували, просто проігноруйте цей лист: без посилання ніхто не зможе ввійти.',
  ),
  ru: letter(
    'Ваша ссылка для входа',
    'По этой ссылке Вы войдёте на сайт менторской программы. Она действует {lifetime} и сработает только один раз:',
    'Если Вы её не запрашивали, просто проигнорируйте это письмо: без ссылки никто не сможет войти.',
  ),
  ro: letter(
    'Linkul dumneavoastră de autentificare',
    'Cu acest link vă autentificați pe site-ul programului de mentorat. Este valabil {lifetime} și funcționează o singură dată:',
    'Dacă nu l-ați cerut, vă rugăm să ignorați acest mesaj: fără link nu se poate autentifica nimeni.',
  ),
  tr: letter(
    'Giriş bağlantınız',
    'Bu bağlantıyla mentorluk programının sitesine giriş yapabilirsiniz. Bağlantı {lifetime} geçerlidir ve yalnızca bir kez kullanılabilir:',
    'Bağlantıyı siz istemediyseniz bu iletiyi dikkate almayın: bağlantı olmadan kimse giriş yapamaz.',
  ),
  es: letter(
    'Tu enlace para iniciar sesión',
    'Con este enlace inicias sesión en el sitio del programa de mentoría. Es válido durante {lifetime} y funciona una sola vez:',
    'Si no lo has pedido, ignora este mensaje: sin el enlace nadie puede iniciar sesión.',
  ),
  fr: letter(
    'Votre lien de connexion',
    'Ce lien vous permet de vous connecter au site du programme de mentorat. Il est valable {lifetime} et ne fonctionne qu’une seule fois\u00A0:',
    'Si vous ne l’avez pas demandé, ignorez ce message\u00A0: sans le lien, personne ne peut se connecter.',
  ),
  it: letter(
    'Il tuo link di accesso',
    'Con questo link accedi al sito del programma di mentoring. È valido per {lifetime} e funziona una volta sola:',
    'Se non l’hai chiesto, ignora questo messaggio: senza il link nessuno può accedere.',
  ),
  nl: letter(
    'Je inloglink',
    'Met deze link log je in op de site van het mentorprogramma. De link is {lifetime} geldig en werkt maar één keer:',
    'Heb je er niet om gevraagd? Negeer dit bericht dan: zonder de link kan niemand inloggen.',
  ),
  pt: letter(
    'A sua ligação para iniciar sessão',
    'Com esta ligação inicia sessão no site do programa de mentoria. É válida durante {lifetime} e só funciona uma vez:',
    'Se não a pediu, ignore esta mensagem: sem a ligação, ninguém consegue iniciar sessão.',
  ),
};

/** How long a link is valid, in the words of a language, such as “15 Minuten”. */
export const linkLifetime = (language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    LINK_LIFETIME / 60,
  );
