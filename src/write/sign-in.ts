/** The page for mentees who are not signed in: what they need, in their language, and the field for a code. */

import type { Language } from '../domain/languages.ts';
import { SIGN_IN_PATH } from '../domain/sign-in.ts';
import { html } from '../html/html.ts';
import { mustLoadAgain, ONCE } from '../http/auth/cross-origin.ts';
import { FAILED_AT, NEXT, REFUSED, signInHref } from '../http/auth/session.ts';
import type { RequestContext } from '../http/pipeline/endpoint.ts';
import { lastValue } from '../http/requests/target.ts';
import { renderHidden } from '../pages/field.ts';
import { chosenLanguage, LANGUAGE, languageOf, WRITE_PATH, type WritePage } from './frame.ts';

/**
 * The page.
 *
 * @param status of the response
 */
export function renderWriteSignIn(context: RequestContext, status: number): WritePage {
  const language = languageOf(context);
  const { title, text, label, submit, wrong, wait, others } = SIGN_IN_TEXTS[language];
  const address = writeAddress(context);
  const refused = lastValue(context.parameters, REFUSED);
  const problem = refused === undefined ? null : refused === 'token' ? wrong : wait;
  return {
    status,
    title,
    language,
    otherLanguages: { at: WRITE_PATH },
    content: html`<div class="opening">
<h1>${title}</h1>
<p class="description">${text}</p>
</div>
${problem !== null && html`<section class="notice wrong" id="notice" role="alert"><p>${problem}</p></section>`}
<form action="${SIGN_IN_PATH}" method="post" class="create">
${renderHidden({ name: NEXT, value: address })}
${renderHidden({ name: FAILED_AT, value: address })}
<div class="field"><label for="token">${label}</label>
<input type="password" id="token" name="token" autocomplete="current-password" spellcheck="false" aria-required="true"${problem !== null && html` aria-invalid="true" aria-describedby="notice" autofocus`}></div>
<button type="submit" class="primary">${submit}</button>
</form>
<p><a href="${signInHref({ method: 'GET', path: WRITE_PATH, target: address })}">${others}</a></p>`,
  };
}

/** The address of a page in the language that was chosen. */
export function addressIn(context: RequestContext, path: string): string {
  const chosen = chosenLanguage(context);
  return chosen === null ? path : `${path}?${LANGUAGE}=${chosen}`;
}

/** The address of the page that writes goals. */
export const writeAddress = (context: RequestContext): string => addressIn(context, WRITE_PATH);

/** The address at which the page has to load itself again; undefined where that would not help. */
export function addressOnceMore(context: RequestContext): string | undefined {
  if (!mustLoadAgain(context.raw, context.parameters)) return undefined;
  const address = writeAddress(context);
  return `${address}${address.includes('?') ? '&' : '?'}${ONCE}=1`;
}

// The texts of the page on which mentees sign in, in each language; forms of address as in `texts.ts`.

/** The texts of the page in English. */
const ENGLISH = {
  title: 'Sign in to write your goals',
  /** The token that is needed, and who gives it. */
  text: 'You need a link or a code from the mentoring programme. If you have a link, open it. If you have a code, enter it here. If you have neither, ask the people who run the programme.',
  label: 'Your code',
  submit: 'Continue',
  /** After a code that is none. */
  wrong: 'This code is not valid. Check that it is complete, or ask the programme for a new one.',
  /** After too many of them. */
  wait: 'Too many wrong codes. Wait a few minutes, then try again.',
  /** The way to sign in for people with an account. */
  others: 'Other ways to sign in (in English)',
};

/** The texts of a language. */
type WriteSignInTexts = typeof ENGLISH;

export const SIGN_IN_TEXTS: Readonly<Record<Language, WriteSignInTexts>> = {
  en: ENGLISH,
  de: {
    title: 'Anmelden, um Ziele zu formulieren',
    text: 'Sie brauchen einen Link oder einen Code des Mentoring-Programms. Haben Sie einen Link, öffnen Sie ihn. Haben Sie einen Code, geben Sie ihn hier ein. Haben Sie keines von beiden, wenden Sie sich an die Programmleitung.',
    label: 'Ihr Code',
    submit: 'Weiter',
    wrong:
      'Dieser Code ist nicht gültig. Prüfen Sie, ob er vollständig ist, oder bitten Sie die Programmleitung um einen neuen.',
    wait: 'Zu viele falsche Codes. Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
    others: 'Andere Wege der Anmeldung (auf Englisch)',
  },
  pl: {
    title: 'Zaloguj się, aby napisać cele',
    text: 'Potrzebujesz linku albo kodu z\u00A0programu mentoringowego. Jeśli masz link, otwórz go. Jeśli masz kod, wpisz go tutaj. Jeśli nie masz ani linku, ani kodu, zwróć się do osób kierujących programem.',
    label: 'Twój kod',
    submit: 'Dalej',
    wrong:
      'Ten kod jest nieprawidłowy. Sprawdź, czy jest kompletny, albo poproś o\u00A0nowy osoby kierujące programem.',
    wait: 'Zbyt wiele błędnych kodów. Poczekaj kilka minut i\u00A0spróbuj ponownie.',
    others: 'Inne sposoby logowania (po angielsku)',
  },
  cs: {
    title: 'Přihlaste se, než napíšete cíle',
    text: 'Potřebujete odkaz nebo kód od mentoringového programu. Máte-li odkaz, otevřete ho. Máte-li kód, zadejte ho zde. Nemáte-li odkaz ani kód, obraťte se na vedení programu.',
    label: 'Váš kód',
    submit: 'Pokračovat',
    wrong: 'Tento kód neplatí. Zkontrolujte, zda je úplný, nebo požádejte vedení programu o\u00A0nový.',
    wait: 'Příliš mnoho chybných kódů. Počkejte několik minut a\u00A0zkuste to znovu.',
    others: 'Jiné způsoby přihlášení (anglicky)',
  },
  sk: {
    title: 'Prihláste sa, než napíšete ciele',
    text: 'Potrebujete odkaz alebo kód od mentoringového programu. Ak máte odkaz, otvorte ho. Ak máte kód, zadajte ho sem. Ak nemáte odkaz ani kód, obráťte sa na vedenie programu.',
    label: 'Váš kód',
    submit: 'Pokračovať',
    wrong: 'Tento kód neplatí. Skontrolujte, či je úplný, alebo požiadajte vedenie programu o\u00A0nový.',
    wait: 'Príliš veľa nesprávnych kódov. Počkajte niekoľko minút a\u00A0skúste to znova.',
    others: 'Iné spôsoby prihlásenia (po anglicky)',
  },
  uk: {
    title: 'Увійдіть, щоб написати цілі',
    text: 'Вам потрібне посилання або код від менторської програми. Якщо у вас є посилання, відкрийте його. Якщо у вас є код, введіть його тут. Якщо немає ні посилання, ні коду, зверніться до тих, хто керує програмою.',
    label: 'Ваш код',
    submit: 'Далі',
    wrong: 'Цей код недійсний. Перевірте, чи він повний, або попросіть новий у тих, хто керує програмою.',
    wait: 'Забагато неправильних кодів. Зачекайте кілька хвилин і спробуйте ще раз.',
    others: 'Інші способи входу (англійською)',
  },
  ru: {
    title: 'Войдите, чтобы написать цели',
    text: 'Вам нужна ссылка или код от менторской программы. Если у вас есть ссылка, откройте её. Если у вас есть код, введите его здесь. Если нет ни ссылки, ни кода, обратитесь к тем, кто руководит программой.',
    label: 'Ваш код',
    submit: 'Далее',
    wrong:
      'Этот код недействителен. Проверьте, полный ли он, или попросите новый у тех, кто руководит программой.',
    wait: 'Слишком много неверных кодов. Подождите несколько минут и попробуйте ещё раз.',
    others: 'Другие способы входа (на английском)',
  },
  ro: {
    title: 'Autentificați-vă pentru a vă scrie obiectivele',
    text: 'Aveți nevoie de un link sau de un cod de la programul de mentorat. Dacă aveți un link, deschideți-l. Dacă aveți un cod, introduceți-l aici. Dacă nu aveți nici link, nici cod, adresați-vă persoanelor care conduc programul.',
    label: 'Codul dumneavoastră',
    submit: 'Continuă',
    wrong:
      'Acest cod nu este valabil. Verificați dacă este complet sau cereți unul nou persoanelor care conduc programul.',
    wait: 'Prea multe coduri greșite. Așteptați câteva minute, apoi încercați din nou.',
    others: 'Alte moduri de autentificare (în engleză)',
  },
  tr: {
    title: 'Hedeflerinizi yazmak için oturum açın',
    text: 'Mentorluk programından bir bağlantıya veya koda ihtiyacınız var. Bağlantınız varsa onu açın. Kodunuz varsa buraya girin. İkisi de yoksa program yöneticilerine başvurun.',
    label: 'Kodunuz',
    submit: 'Devam et',
    wrong:
      'Bu kod geçerli değil. Eksiksiz olup olmadığına bakın veya program yöneticilerinden yeni bir kod isteyin.',
    wait: 'Çok fazla yanlış kod girildi. Birkaç dakika bekleyip yeniden deneyin.',
    others: 'Oturum açmanın başka yolları (İngilizce)',
  },
  es: {
    title: 'Inicia sesión para escribir tus objetivos',
    text: 'Necesitas un enlace o un código del programa de mentoría. Si tienes un enlace, ábrelo. Si tienes un código, escríbelo aquí. Si no tienes ninguno, pregunta a quienes coordinan el programa.',
    label: 'Tu código',
    submit: 'Continuar',
    wrong:
      'Este código no es válido. Comprueba que está completo o pide uno nuevo a quienes coordinan el programa.',
    wait: 'Demasiados códigos incorrectos. Espera unos minutos e inténtalo de nuevo.',
    others: 'Otras formas de iniciar sesión (en inglés)',
  },
  fr: {
    title: 'Connectez-vous pour écrire vos objectifs',
    text: 'Il vous faut un lien ou un code du programme de mentorat. Si vous avez un lien, ouvrez-le. Si vous avez un code, saisissez-le ici. Si vous n’avez ni lien ni code, adressez-vous aux responsables du programme.',
    label: 'Votre code',
    submit: 'Continuer',
    wrong:
      'Ce code n’est pas valide. Vérifiez qu’il est complet, ou demandez-en un nouveau aux responsables du programme.',
    wait: 'Trop de codes erronés. Attendez quelques minutes, puis réessayez.',
    others: 'Autres moyens de se connecter (en anglais)',
  },
  it: {
    title: 'Accedi per scrivere i tuoi obiettivi',
    text: 'Ti serve un link o un codice del programma di mentoring. Se hai un link, aprilo. Se hai un codice, inseriscilo qui. Se non hai né un link né un codice, rivolgiti a chi gestisce il programma.',
    label: 'Il tuo codice',
    submit: 'Continua',
    wrong:
      'Questo codice non è valido. Controlla che sia completo o chiedine uno nuovo a chi gestisce il programma.',
    wait: 'Troppi codici errati. Aspetta qualche minuto, poi riprova.',
    others: 'Altri modi di accedere (in inglese)',
  },
  nl: {
    title: 'Log in om je doelen te schrijven',
    text: 'Je hebt een link of een code van het mentorprogramma nodig. Heb je een link, open die dan. Heb je een code, vul die dan hier in. Heb je geen van beide, vraag het dan aan de programmaleiding.',
    label: 'Je code',
    submit: 'Verder',
    wrong:
      'Deze code is niet geldig. Kijk of de code volledig is, of vraag de programmaleiding om een nieuwe.',
    wait: 'Te veel verkeerde codes. Wacht een paar minuten en probeer het dan opnieuw.',
    others: 'Andere manieren om in te loggen (in het Engels)',
  },
  pt: {
    title: 'Inicie sessão para escrever os seus objetivos',
    text: 'Precisa de uma ligação ou de um código do programa de mentoria. Se tem uma ligação, abra-a. Se tem um código, escreva-o aqui. Se não tem nenhum dos dois, contacte a coordenação do programa.',
    label: 'O seu código',
    submit: 'Continuar',
    wrong: 'Este código não é válido. Verifique se está completo ou peça um novo à coordenação do programa.',
    wait: 'Demasiados códigos errados. Aguarde alguns minutos e tente novamente.',
    others: 'Outras formas de iniciar sessão (em inglês)',
  },
};
