/** What `/write/` shows in place of goals to whoever writes about suicide, violence or abuse. */

import type { Language } from '../domain/languages.ts';
import { html, type SafeHtml } from '../html/html.ts';

/** Whom to call in this programme, by language; `other`: in all others. */
export type HelpTexts = Readonly<Partial<Record<Language | 'other', string>>>;

const EMERGENCY = html`<a href="tel:112"><strong>112</strong></a>`;
const HELPLINES = html`<a href="https://findahelpline.com/" rel="noopener noreferrer">findahelpline.com</a>`;

/** The title of the page. */
export const helpTitle = (language: Language): string => HELP_WORDS[language].title;

/** Renders what stands above the form, in which the text stays. */
export function renderHelp(language: Language, texts: HelpTexts): SafeHtml {
  const words = HELP_WORDS[language];
  return html`<div class="opening">
<h1>${words.title}</h1>
<p class="description">${words.notAPlan}</p>
</div>
${renderHelplines(language, texts)}
<p>${words.nobodyTold}</p>
<div class="unprinted">
<h2>${words.back}</h2>
<p>${words.textIsHere}</p>
</div>`;
}

/** Whom to turn to now. */
export function renderHelplines(language: Language, texts: HelpTexts): SafeHtml {
  const words = HELP_WORDS[language];
  const own = texts[language] ?? texts.other;
  return html`<section class="notice helping">
<p>${withLink(words.danger, 'number', EMERGENCY)}</p>
<p>${withLink(words.helplines, 'link', HELPLINES)}</p>
${own !== undefined && html`<h2>${words.programme}</h2>\n<p dir="auto">${own}</p>`}
</section>
<p>${words.talk}</p>`;
}

/** A text with a link in the place with this name. */
function withLink(text: string, place: string, link: SafeHtml): SafeHtml {
  const [before, after] = text.split(`{${place}}`);
  return html`${before}${link}${after}`;
}

// The texts of the page for whoever writes about suicide, violence or abuse, in the register of `texts.ts`. They follow the advice
// that WHO and IASP give for such texts (docs/decisions/2026-11-24-texts-about-harm.md): calm, without judgement and without
// details; that others can help and that it can get better; where to turn to now; for somebody else as well.

interface HelpWords {
  readonly title: string;
  readonly notAPlan: string;
  readonly talk: string;
  /** With {number}: 112, as a link that calls it. */
  readonly danger: string;
  /** With {link}. */
  readonly helplines: string;
  /** The heading above whom to call in this programme. */
  readonly programme: string;
  readonly nobodyTold: string;
  /** The heading above the form with the text. */
  readonly back: string;
  readonly textIsHere: string;
}

export const HELP_WORDS: Readonly<Record<Language, HelpWords>> = {
  en: {
    title: 'You are not alone',
    notAPlan: 'A plan cannot answer what you wrote. People can.',
    talk: 'If you are thinking about dying, if somebody hurts you, or if you are afraid of hurting somebody, please talk to someone today: a person you trust, a doctor or a helpline. However bad it is now, it can get better. If you are worried about somebody else, they can advise you, too.',
    danger: 'If you or somebody else is in danger now, call {number} or your local emergency number.',
    helplines: 'Helplines in your country, free and confidential, by phone or chat: {link}',
    programme: 'In this programme',
    nobodyTold: 'Nobody has been told what you wrote, and it was not stored.',
    back: 'Write something else',
    textIsHere: 'Your text is still here. You can change it and send it again.',
  },
  de: {
    title: 'Sie sind nicht allein',
    notAPlan: 'Auf das, was Sie geschrieben haben, gibt kein Plan eine Antwort. Menschen können helfen.',
    talk: 'Wenn Sie ans Sterben denken, wenn Ihnen jemand Gewalt antut oder wenn Sie Angst haben, jemanden zu verletzen, sprechen Sie bitte noch heute mit jemandem: mit einem Menschen, dem Sie vertrauen, in einer Arztpraxis oder am Krisentelefon. So schlimm es jetzt ist, es kann wieder besser werden. Auch wenn Sie sich um jemand anderen sorgen, bekommen Sie dort Rat.',
    danger:
      'Wenn Sie oder jemand anderes jetzt in Gefahr sind, rufen Sie {number} oder die örtliche Notrufnummer an.',
    helplines: 'Hilfe in Ihrem Land, kostenlos und vertraulich, am Telefon oder im Chat: {link}',
    programme: 'In diesem Programm',
    nobodyTold: 'Niemand hat erfahren, was Sie geschrieben haben, und es wurde nicht gespeichert.',
    back: 'Etwas anderes schreiben',
    textIsHere: 'Ihr Text ist noch da. Sie können ihn ändern und noch einmal senden.',
  },
  pl: {
    title: 'Nie musisz mierzyć się z\u00A0tym bez pomocy',
    notAPlan: 'Na to, co piszesz, nie odpowie żaden plan. Ludzie mogą pomóc.',
    talk: 'Jeśli myślisz o\u00A0śmierci, jeśli ktoś cię krzywdzi albo jeśli boisz się, że możesz kogoś skrzywdzić, porozmawiaj z\u00A0kimś jeszcze dziś: z\u00A0osobą, której ufasz, w\u00A0gabinecie lekarskim lub przez telefon zaufania. Choć teraz jest bardzo ciężko, może być lepiej. Jeśli martwisz się o\u00A0kogoś innego, tam również otrzymasz radę.',
    danger:
      'Jeśli tobie lub komuś innemu grozi teraz niebezpieczeństwo, zadzwoń pod numer {number} lub lokalny numer alarmowy.',
    helplines: 'Pomoc w\u00A0twoim kraju, bezpłatna i\u00A0poufna, przez telefon lub czat: {link}',
    programme: 'W\u00A0tym programie',
    nobodyTold: 'Nikt nie dowiedział się, co zostało tu napisane, i\u00A0nic nie zostało zapisane.',
    back: 'Napisz coś innego',
    textIsHere: 'Twój tekst nadal tu jest. Możesz go zmienić i\u00A0wysłać jeszcze raz.',
  },
  cs: {
    title: 'Nemusíte to zvládat bez pomoci',
    notAPlan: 'Na to, co píšete, nedokáže odpovědět žádný plán. Lidé ano.',
    talk: 'Pokud myslíte na smrt, pokud vám někdo ubližuje nebo pokud máte strach, že někomu ublížíte, promluvte si prosím s\u00A0někým ještě dnes: s\u00A0člověkem, kterému důvěřujete, s\u00A0lékařem nebo s\u00A0někým na lince důvěry. I\u00A0když je teď velmi zle, může být lépe. Poradí vám tam i\u00A0tehdy, když máte strach o\u00A0někoho jiného.',
    danger:
      'Pokud jste vy nebo někdo jiný právě teď v\u00A0nebezpečí, volejte {number} nebo místní tísňovou linku.',
    helplines: 'Pomoc ve vaší zemi, zdarma a\u00A0důvěrně, po telefonu nebo na chatu: {link}',
    programme: 'V\u00A0tomto programu',
    nobodyTold: 'Obsah vašeho textu se nikdo nedozvěděl a\u00A0nic se neuložilo.',
    back: 'Napsat něco jiného',
    textIsHere: 'Váš text tu zůstal. Můžete ho změnit a\u00A0poslat znovu.',
  },
  sk: {
    title: 'Nemusíte to zvládať bez pomoci',
    notAPlan: 'Na to, čo píšete, nedokáže odpovedať žiadny plán. Ľudia áno.',
    talk: 'Ak myslíte na smrť, ak vám niekto ubližuje alebo ak máte strach, že niekomu ublížite, porozprávajte sa, prosím, s\u00A0niekým ešte dnes: s\u00A0človekom, ktorému dôverujete, s\u00A0lekárom alebo s\u00A0niekým na linke dôvery. Aj keď je teraz veľmi zle, môže byť lepšie. Poradia vám tam aj vtedy, keď máte strach o\u00A0niekoho iného.',
    danger:
      'Ak ste vy alebo niekto iný práve teraz v\u00A0nebezpečenstve, volajte {number} alebo miestne číslo tiesňového volania.',
    helplines: 'Pomoc vo vašej krajine, bezplatne a\u00A0dôverne, telefonicky alebo cez čet: {link}',
    programme: 'V\u00A0tomto programe',
    nobodyTold: 'Obsah vášho textu sa nikto nedozvedel a\u00A0nič sa neuložilo.',
    back: 'Napísať niečo iné',
    textIsHere: 'Váš text tu zostal. Môžete ho zmeniť a\u00A0poslať znova.',
  },
  uk: {
    title: 'Ви не самі',
    notAPlan: 'На те, що ви написали, жоден план не дасть відповіді. Люди можуть допомогти.',
    talk: 'Якщо ви думаєте про смерть, якщо вас хтось кривдить або якщо ви боїтеся завдати комусь шкоди, будь ласка, поговоріть із кимось уже сьогодні: з людиною, якій довіряєте, з лікарем або з кимось на лінії довіри. Хоч би як важко було зараз, може стати краще. Якщо ви хвилюєтеся за когось іншого, там також порадять.',
    danger:
      'Якщо ви або хтось інший зараз у небезпеці, телефонуйте за номером {number} або за місцевим номером екстреної допомоги.',
    helplines: 'Допомога у вашій країні, безкоштовно й конфіденційно, телефоном або в чаті: {link}',
    programme: 'У цій програмі',
    nobodyTold: 'Ніхто не дізнався, що ви написали, і текст не збережено.',
    back: 'Написати щось інше',
    textIsHere: 'Ваш текст досі тут. Ви можете змінити його й надіслати ще раз.',
  },
  ru: {
    title: 'Вы не одни',
    notAPlan: 'На то, что вы написали, не ответит ни один план. Люди могут помочь.',
    talk: 'Если вы думаете о смерти, если кто-то причиняет вам вред или если вы боитесь навредить кому-то, пожалуйста, поговорите с кем-нибудь уже сегодня: с человеком, которому доверяете, с врачом или с кем-то на телефоне доверия. Как бы тяжело ни было сейчас, может стать лучше. Если вы беспокоитесь о ком-то другом, там тоже посоветуют.',
    danger:
      'Если вы или кто-то другой сейчас в опасности, позвоните по номеру {number} или по местному номеру экстренной помощи.',
    helplines: 'Помощь в вашей стране, бесплатно и конфиденциально, по телефону или в чате: {link}',
    programme: 'В этой программе',
    nobodyTold: 'Никто не узнал, что вы написали, и текст не сохранён.',
    back: 'Написать что-то другое',
    textIsHere: 'Ваш текст по-прежнему здесь. Его можно изменить и отправить ещё раз.',
  },
  ro: {
    title: 'Nu e nevoie să treceți prin asta fără ajutor',
    notAPlan: 'La ceea ce ați scris nu poate răspunde un plan. Oamenii pot.',
    talk: 'Dacă vă gândiți la moarte, dacă cineva vă face rău sau dacă vă temeți că ați putea face rău cuiva, vă rugăm să vorbiți cu cineva chiar astăzi: cu o persoană în care aveți încredere, cu un medic sau cu cineva de la o linie de sprijin. Oricât de greu este acum, poate fi mai bine. Dacă vă faceți griji pentru altcineva, vă pot sfătui și în acest caz.',
    danger:
      'Dacă sunteți acum în pericol sau dacă altcineva este în pericol, sunați la {number} sau la numărul local de urgență.',
    helplines: 'Ajutor în țara dumneavoastră, gratuit și confidențial, la telefon sau prin chat: {link}',
    programme: 'În acest program',
    nobodyTold: 'Nimeni nu a aflat ce ați scris, iar textul nu a fost salvat.',
    back: 'Scrieți altceva',
    textIsHere: 'Textul dumneavoastră este încă aici. Îl puteți schimba și trimite din nou.',
  },
  tr: {
    title: 'Yalnız değilsiniz',
    notAPlan: 'Yazdıklarınıza bir plan yanıt veremez. İnsanlar verebilir.',
    talk: 'Ölmeyi düşünüyorsanız, biri size zarar veriyorsa ya da birine zarar vermekten korkuyorsanız lütfen bugün biriyle konuşun: güvendiğiniz bir kişiyle, bir doktorla ya da bir yardım hattıyla. Şu an ne kadar zor olursa olsun, her şey daha iyiye gidebilir. Başka biri için endişeleniyorsanız orada size de yol gösterirler.',
    danger:
      'Siz ya da başka biri şu anda tehlikedeyse {number} numarasını ya da bulunduğunuz yerin acil yardım numarasını arayın.',
    helplines: 'Ülkenizdeki yardım hatları, ücretsiz ve gizli, telefonla ya da yazışarak: {link}',
    programme: 'Bu programda',
    nobodyTold: 'Yazdıklarınız kimseye bildirilmedi ve kaydedilmedi.',
    back: 'Başka bir şey yazın',
    textIsHere: 'Metniniz hâlâ burada. Değiştirip yeniden gönderebilirsiniz.',
  },
  es: {
    title: 'No tienes que pasar por esto sin ayuda',
    notAPlan: 'Un plan no puede responder a lo que has escrito. Las personas sí.',
    talk: 'Si piensas en morir, si alguien te hace daño o si temes hacer daño a alguien, habla hoy mismo con alguien: una persona de confianza, un centro médico o una línea de ayuda. Por mal que estén ahora las cosas, pueden mejorar. Si te preocupa otra persona, también ahí te orientarán.',
    danger:
      'Si ahora mismo hay peligro para ti o para otra persona, llama al {number} o al número de emergencias de tu país.',
    helplines: 'Ayuda en tu país, gratuita y confidencial, por teléfono o por chat: {link}',
    programme: 'En este programa',
    nobodyTold: 'Nadie se ha enterado de lo que has escrito y no se ha guardado nada.',
    back: 'Escribir otra cosa',
    textIsHere: 'Tu texto sigue aquí. Puedes cambiarlo y enviarlo otra vez.',
  },
  fr: {
    title: 'Vous n’avez pas à affronter cela sans aide',
    notAPlan: 'Un plan ne peut pas répondre à ce que vous avez écrit. D’autres personnes le peuvent.',
    talk: 'Si vous pensez à la mort, si quelqu’un vous fait du mal ou si vous craignez de faire du mal à quelqu’un, parlez-en dès aujourd’hui\u00A0: à une personne de confiance, à un médecin ou à une ligne d’écoute. Même si c’est très dur en ce moment, cela peut aller mieux. Si vous vous inquiétez pour quelqu’un d’autre, on vous conseillera aussi.',
    danger:
      'Si vous ou quelqu’un d’autre êtes en danger maintenant, appelez le {number} ou le numéro d’urgence de votre pays.',
    helplines:
      'Des lignes d’écoute dans votre pays, gratuites et confidentielles, par téléphone ou par chat\u00A0: {link}',
    programme: 'Dans ce programme',
    nobodyTold: 'Personne n’a été informé de ce que vous avez écrit, et rien n’a été enregistré.',
    back: 'Écrire autre chose',
    textIsHere: 'Votre texte est toujours là. Vous pouvez le modifier et l’envoyer de nouveau.',
  },
  it: {
    title: 'Non devi affrontarlo senza aiuto',
    notAPlan: 'Un piano non può rispondere a quello che hai scritto. Le persone sì.',
    talk: 'Se pensi alla morte, se qualcuno ti fa del male o se temi di fare del male a qualcuno, parlane oggi stesso: con una persona di fiducia, con un medico o con una linea di ascolto. Per quanto sia dura adesso, può andare meglio. Se ti preoccupi per qualcun altro, anche lì troverai un consiglio.',
    danger:
      'Se tu o qualcun altro siete in pericolo adesso, chiama il {number} o il numero di emergenza del tuo paese.',
    helplines: 'Aiuto nel tuo paese, gratuito e riservato, per telefono o in chat: {link}',
    programme: 'In questo programma',
    nobodyTold: 'Nessuno è venuto a sapere quello che hai scritto e il testo non è stato salvato.',
    back: 'Scrivi qualcos’altro',
    textIsHere: 'Il tuo testo è ancora qui. Puoi modificarlo e inviarlo di nuovo.',
  },
  nl: {
    title: 'Je staat er niet alleen voor',
    notAPlan: 'Op wat je hebt geschreven, kan geen plan antwoord geven. Mensen wel.',
    talk: 'Als je aan de dood denkt, als iemand je iets aandoet of als je bang bent dat je iemand iets aandoet, praat dan vandaag nog met iemand: iemand die je vertrouwt, een arts of een hulplijn. Hoe zwaar het nu ook is, het kan beter worden. Maak je je zorgen om iemand anders, dan krijg je daar ook advies.',
    danger: 'Ben jij of is iemand anders nu in gevaar? Bel {number} of het alarmnummer van je land.',
    helplines: 'Hulp in je eigen land, gratis en vertrouwelijk, per telefoon of chat: {link}',
    programme: 'In dit programma',
    nobodyTold: 'Niemand heeft te horen gekregen wat je hebt geschreven, en het is niet opgeslagen.',
    back: 'Iets anders schrijven',
    textIsHere: 'Je tekst staat er nog. Je kunt hem aanpassen en opnieuw versturen.',
  },
  pt: {
    title: 'Não tem de passar por isto sem apoio',
    notAPlan: 'Um plano não pode responder ao que escreveu. As pessoas podem.',
    talk: 'Se pensa em morrer, se alguém lhe faz mal ou se receia fazer mal a alguém, fale hoje mesmo com alguém: uma pessoa de confiança, um serviço de saúde ou uma linha de apoio. Por mais difícil que seja agora, pode melhorar. Se a preocupação é com outra pessoa, também aí recebe orientação.',
    danger:
      'Se neste momento há perigo para si ou para outra pessoa, ligue para o {number} ou para o número de emergência local.',
    helplines: 'Apoio no seu país, gratuito e confidencial, por telefone ou por chat: {link}',
    programme: 'Neste programa',
    nobodyTold: 'Ninguém foi informado do que escreveu, e nada foi guardado.',
    back: 'Escrever outra coisa',
    textIsHere: 'O seu texto continua aqui. Pode alterá-lo e enviá-lo de novo.',
  },
};
