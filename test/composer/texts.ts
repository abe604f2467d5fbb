/** Short texts in every language, as mentees type them, with what is read in them. */

/** Texts of a language. */
export interface LanguageTexts {
  /** A wish in one line that states what is learnt: the plan of its label follows. `*` is for what. */
  readonly learning: string;
  /** An exclusion, and a wish. The word that must not be in any goal. */
  readonly refused: readonly [text: string, word: string];
  /** A wish with a limit by the end of June 2027, and one before 1 March 2027. */
  readonly byJune: string;
  readonly beforeMarch: string;
  /** A wish with how often or how long it is to be done. */
  readonly rate: readonly [text: string, rate: string];
  /** A wish with a person in it, whose name must not be repeated: `Kowalska`. */
  readonly withName: readonly [text: string, name: string];
  /** A list of three wishes. */
  readonly list: string;
  /** Nothing to work with. */
  readonly none: string;
  /** One word. */
  readonly keyword: string;
}

export const TEXTS: Readonly<Record<string, LanguageTexts>> = {
  en: {
    learning: 'I want to learn *',
    refused: ["I don't want to work in sales. I want to learn to cook.", 'sales'],
    byJune: 'pass my driving test by 30 June 2027',
    beforeMarch: 'finish my thesis before 1 March 2027',
    rate: ["I'd like to get better at drawing. I have 2 hours a week.", '2 hours a week'],
    withName: ['I want to talk to Anna Kowalska about my salary', 'Kowalska'],
    list: '- learn SQL\n- find a new job\n- stop smoking',
    none: 'none, thanks',
    keyword: 'networking',
  },
  de: {
    learning: 'Ich möchte * lernen',
    refused: ['Ich will nicht in den Vertrieb. Ich möchte kochen lernen.', 'Vertrieb'],
    byJune: 'bis 30. Juni 2027 den Führerschein machen',
    beforeMarch: 'vor dem 1. März 2027 meine Masterarbeit abgeben',
    rate: [
      'Ich möchte bis Ende Juni mein Englisch von B1 auf B2 bringen, 3 Stunden pro Woche.',
      '3 Stunden pro Woche',
    ],
    withName: ['Ich möchte mit Frau Kowalska über mein Gehalt reden', 'Kowalska'],
    list: '- SQL lernen\n- eine neue Stelle finden\n- mit dem Rauchen aufhören',
    none: 'keine, danke',
    keyword: 'Gehaltsverhandlung',
  },
  pl: {
    learning: 'Chcę nauczyć się *',
    refused: ['Nie chcę pracować w sprzedaży. Chcę nauczyć się gotować.', 'sprzeda'],
    byJune: 'zdać prawo jazdy do 30 czerwca 2027',
    beforeMarch: 'skończyć pracę magisterską przed 1 marca 2027',
    rate: ['Chcę nauczyć się hiszpańskiego, mam na to 2 godziny tygodniowo.', '2 godziny tygodniowo'],
    withName: ['Chcę porozmawiać z Anną Kowalską o podwyżce', 'Kowalsk'],
    list: '- nauczyć się SQL\n- znaleźć nową pracę\n- rzucić palenie',
    none: 'brak, dziękuję',
    keyword: 'negocjacje',
  },
  cs: {
    learning: 'Chci se naučit *',
    refused: ['Nechci pracovat v prodeji. Chci se naučit vařit.', 'prodej'],
    byJune: 'udělat řidičák do 30. června 2027',
    beforeMarch: 'dokončit diplomku před 1. březnem 2027',
    rate: ['chodit dvakrát týdně plavat', 'dvakrát týdně'],
    withName: ['Chci si promluvit s Annou Kowalskou o platu', 'Kowalsk'],
    list: '- naučit se SQL\n- najít novou práci\n- přestat kouřit',
    none: 'žádné, děkuji',
    keyword: 'vyjednávání',
  },
  sk: {
    learning: 'Chcem sa naučiť *',
    refused: ['Nechcem pracovať v predaji. Chcem sa naučiť variť.', 'predaj'],
    byJune: 'spraviť vodičák do 30. júna 2027',
    beforeMarch: 'dokončiť diplomovku pred 1. marcom 2027',
    rate: ['Chcem sa naučiť hrať na gitaru, mám na to max 40 minút denne.', '40 minút denne'],
    withName: ['Chcem sa porozprávať s Annou Kowalskou o plate', 'Kowalsk'],
    list: '- naučiť sa SQL\n- nájsť novú prácu\n- prestať fajčiť',
    none: 'žiadne, ďakujem',
    keyword: 'vyjednávanie',
  },
  uk: {
    learning: 'Хочу вивчити *',
    refused: ['Не хочу працювати у продажах. Хочу навчитися готувати.', 'продаж'],
    byJune: 'скласти на права до 30 червня 2027',
    beforeMarch: 'закінчити диплом до 1 березня 2027',
    rate: ['Хочу бігати тричі на тиждень', 'тричі на тиждень'],
    withName: ['Хочу поговорити з Анною Ковальською про зарплату', 'Ковальськ'],
    list: '- вивчити SQL\n- знайти нову роботу\n- кинути палити',
    none: 'немає, дякую',
    keyword: 'переговори',
  },
  ru: {
    learning: 'Хочу изучить *',
    refused: ['Не хочу работать в продажах. Хочу научиться готовить.', 'продаж'],
    byJune: 'сдать на права до 30 июня 2027',
    beforeMarch: 'закончить диплом до 1 марта 2027',
    rate: ['Хочу подтянуть английский, могу заниматься 3 часа в неделю.', '3 часа в неделю'],
    withName: ['Хочу поговорить с Анной Ковальской о зарплате', 'Ковальск'],
    list: '- выучить SQL\n- найти новую работу\n- бросить курить',
    none: 'нет, спасибо',
    keyword: 'переговоры',
  },
  fr: {
    learning: 'Je veux apprendre *',
    refused: ["Je ne veux pas travailler dans la vente. J'aimerais apprendre à cuisiner.", 'vente'],
    byJune: "passer mon permis d'ici le 30 juin 2027",
    beforeMarch: 'finir mon mémoire avant le 1er mars 2027',
    rate: ['jveux progresser aux échecs. jpeux 40 min/jour sauf le vendredi', '40 min/jour'],
    withName: ['Je veux parler à Anna Kowalska de mon salaire', 'Kowalska'],
    list: '- apprendre SQL\n- trouver un nouvel emploi\n- arrêter de fumer',
    none: 'aucun, merci',
    keyword: 'négociation',
  },
  es: {
    learning: 'Quiero aprender *',
    refused: ['No quiero trabajar en ventas. Quiero aprender a cocinar.', 'ventas'],
    byJune: 'sacarme el carnet de conducir hasta el 30 de junio de 2027',
    beforeMarch: 'terminar mi tesis antes del 1 de marzo de 2027',
    rate: ['Quiero leer un libro al mes', 'un libro al mes'],
    withName: ['Quiero hablar con Anna Kowalska de mi sueldo', 'Kowalska'],
    list: '- aprender SQL\n- encontrar un nuevo trabajo\n- dejar de fumar',
    none: 'ninguno, gracias',
    keyword: 'negociación',
  },
  it: {
    learning: 'Voglio imparare *',
    refused: ['Non voglio lavorare nelle vendite. Voglio imparare a cucinare.', 'vendite'],
    byJune: 'prendere la patente entro il 30 giugno 2027',
    beforeMarch: 'finire la tesi prima del 1º marzo 2027',
    rate: ['Vorrei cenare con le mie figlie almeno tre sere a settimana', 'tre sere a settimana'],
    withName: ['Voglio parlare con Anna Kowalska del mio stipendio', 'Kowalska'],
    list: '- imparare SQL\n- trovare un nuovo lavoro\n- smettere di fumare',
    none: 'nessuno, grazie',
    keyword: 'negoziazione',
  },
  pt: {
    learning: 'Quero aprender *',
    refused: ['Não quero trabalhar em vendas. Quero aprender a cozinhar.', 'vendas'],
    byJune: 'tirar a carta de condução até 30 de junho de 2027',
    beforeMarch: 'acabar a tese antes de 1 de março de 2027',
    rate: ['Gostava de aprender alemão, tenho meia hora por dia.', 'meia hora por dia'],
    withName: ['Quero falar com a Anna Kowalska sobre o meu salário', 'Kowalska'],
    list: '- aprender SQL\n- encontrar um novo emprego\n- deixar de fumar',
    none: 'nenhum, obrigado',
    keyword: 'negociação',
  },
  tr: {
    learning: '* öğrenmek istiyorum',
    refused: ['Satışta çalışmak istemiyorum. Yemek yapmayı öğrenmek istiyorum.', 'satış'],
    byJune: "30 Haziran 2027'ye kadar ehliyet almak",
    beforeMarch: "1 Mart 2027'den önce tezimi bitirmek",
    rate: ['İngilizcemi geliştirmek istiyorum. Haftada 4 saat ayırabilirim.', 'Haftada 4 saat'],
    withName: ['Anna Kowalska ile maaşım hakkında konuşmak istiyorum', 'Kowalska'],
    list: '- SQL öğrenmek\n- yeni bir iş bulmak\n- sigarayı bırakmak',
    none: 'yok, teşekkürler',
    keyword: 'müzakere',
  },
  ro: {
    learning: 'Vreau să învăț *',
    refused: ['Nu vreau să lucrez în vânzări. Vreau să învăț să gătesc.', 'vânzări'],
    byJune: 'să iau permisul până la 30 iunie 2027',
    beforeMarch: 'să termin disertația înainte de 1 martie 2027',
    rate: ['Vreau să învăț germană, câte 20 de minute pe zi', '20 de minute pe zi'],
    withName: ['Vreau să vorbesc cu Anna Kowalska despre salariu', 'Kowalska'],
    list: '- să învăț SQL\n- să găsesc un loc de muncă nou\n- să mă las de fumat',
    none: 'niciunul, mulțumesc',
    keyword: 'negociere',
  },
  nl: {
    learning: 'Ik wil * leren',
    refused: ['Ik wil niet in de verkoop werken. Ik wil leren koken.', 'verkoop'],
    byJune: 'uiterlijk 30 juni 2027 mijn rijbewijs halen',
    beforeMarch: 'mijn scriptie af hebben voor 1 maart 2027',
    rate: ['een keer per week sporten met andere vrouwen', 'een keer per week'],
    withName: ['Ik wil met Anna Kowalska over mijn salaris praten', 'Kowalska'],
    list: '- SQL leren\n- een nieuwe baan vinden\n- stoppen met roken',
    none: 'geen, bedankt',
    keyword: 'onderhandelen',
  },
};
