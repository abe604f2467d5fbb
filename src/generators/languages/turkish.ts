/** Turkish: how it speaks of time, and what is said to mentees in it. */
import { turkish as grammar } from './grammars/turkish.ts';
import type { LanguageFile } from './language-file.ts';

export const turkish: LanguageFile = {
  code: 'tr',
  locale: 'tr-TR',
  name: 'Turkish',
  capitalNouns: false,
  digraphs: false,
  postpositions: true,
  ordinalStops: true,
  elides: false,
  pluralDays: 'never',
  neighbours: ['az'],
  linking: '',
  infinitive: /m[ae]k(?!\p{L})/u,
  grammar,
  refusal: /(?<!\p{L})(?:ne de|ne)\s+$/iu,
  refusalAfter:
    /^(?:\s*(?:istemiyorum|istemem|düşünmüyorum|niyetim yok|gibi bir (?:niyetim|planım|isteğim) yok|niyetinde değilim|değil)|[.!?…]+\s+(?:hayır|asla(?=[.!])|olmaz|kesinlikle hayır))(?!\p{L})/iu,
  untilIsBefore: true,
  easternEaster: false,
  idle: `
    şeye | ihtiyacım yok | hiçbir şeye ihtiyacım yok | yok | yoktur | hayır | hiç | hiçbir | hiçbiri | hiçbir şey | bir |
    şey | birşey | yoktu | teşekkür | teşekkürler | teşekkür ederim | ederim | ediyorum | ederiz | sağ | ol | olun |
    sağol | sağolun | sağolasın | eyvallah | dilerim | diliyorum | merhaba | merhabalar | selam | selamlar | selamün |
    aleyküm | iyi | günler | günaydın | akşamlar | geceler | haftalar | çalışmalar | kolay | gelsin | nasılsınız |
    nasılsın | umarım | iyisinizdir | iyisindir | iyiyim | iyidir | test | deneme | deniyorum | tamam | tamamdır | ok |
    okey | evet | her | her şey | herşey | yolunda | güzel | şimdilik | şu | an | anda | anlık | bu | aralar | henüz |
    daha | sonra | ben | benim | bende | isteğim | isteklerim | hedefim | hedeflerim | dileğim | beklentim | istemiyorum |
    istemem | bulunmuyor | bulunmamaktadır | mevcut | değil | aklıma | gelen | gelmiyor | bir şey gelmiyor | özel |
    belirli | başka | eklemek | ekleyecek | söyleyecek | istediğim | sorum | soru | soruyu | sorular | yorum | yorumum |
    anlamadım | anlamıyorum | boş | geç | geçiyorum | geçelim | gerek | lazım | ihtiyacım | ihtiyaç | herkese | herkes |
    sevgili | saygılar | saygılarımla | sevgiler | sevgilerimle | görüşürüz | görüşmek | üzere | hoşça | kal |
    hoşçakalın | güle | rica | çok | sizi | size | de | da | ve | ile | var | mı | mi | none | nothing | thanks | n | a |
    na | hello | hi | lorem | ipsum | dolor | bla | blabla | abc | xxx | haha | hmm | hm | ıı | şey yok | bayramınız |
    kutlu | olsun | hayırlı | tanıştığıma | memnun | oldum | memnun oldum | saol | saolun | mersi | tşk | pas | kalsın |
    sağlıcakla | şans | bol | yok ki | bilmem | hiçbi | bişey | istek | hedef | hedefi | beklenti | kendinize | bakın |
    iyi bakın | hayırlısı | bayramlar | mutlu | yıllar | seneler
  `,
  time: {
    months: [
      'ocak* | ocağ* | oca',
      'şubat* | şub',
      'mart | marta | martta | mart ay* | martın | marttan',
      'nisan* | nis',
      'mayıs* | may',
      'haziran* | haz',
      'temmuz* | tem',
      'ağustos* | ağu',
      'eylül* | eyl',
      'ekim | ekime | ekimde | ekimin | ekim ay* | ekimden',
      'kasım*',
      'aralık* | aralığ*',
    ],
    weekdays: [
      'pazartesi | pazartesiye | pazartesiden',
      'salı | salıya',
      'çarşamba | çarşambaya',
      'perşembe | perşembeye',
      'cuma | cumaya | cumadan',
      'cumartesi | cumartesiye',
      'pazar günü* | pazara',
    ],
    spans: [
      ['yarına kadar | yarına', 1, 'day'],
      ['bir buçuk yıl | bir buçuk sene', 18, 'month'],
      ['iki buçuk ay', 10, 'week'],
      ['bir buçuk ay', 6, 'week'],
    ],
    day: 'gün | günü | güne | günde | günlük | günler | günlerde | günün',
    week: 'hafta | haftada | haftalık | haftaya | haftanın | haftası | haftalar | haftasına | haftaki | haftayı | haftadan',
    month: 'ay | ayda | aylık | aya | ayın | ayı | aylar | ayının | ayında | ayına | aydan',
    quarter: 'çeyrek | çeyreğ* | çeyrekte | çeyrekten',
    year: 'yıl | yılda | yıllık | yıla | yılın | yılı | yıllar | yılının | yılında | yılına | yıldan | sene | senede | senelik | seneye | senenin | senesi',
    hour: 'saat | saati | saate | saatlik | saatim | saatimi | saatten | saatin | saatini | sa',
    minute: 'dakika | dakikalık | dakikayı | dakikam | dk',
    feasts: [
      ['noel* | christmas', 12, 24],
      ['yılbaşı* | yeni yıl* | yılsonu*', 12, 31],
      ['birinci çeyre* | ilk çeyre*', 3, 31],
      ['ikinci çeyre*', 6, 30],
      ['üçüncü çeyre*', 9, 30],
      ['dördüncü çeyre* | son çeyre*', 12, 31],
      ['ilk yarısı* | birinci yarısı* | ilk yarıyıl*', 6, 30],
      ['ikinci yarısı* | ikinci yarıyıl*', 12, 31],
      ['ilkbahar* | bahar | bahara | baharda | baharına | baharında', 5, 31],
      ['paskalya*', 4, 15],
      ['sömestr* | yarıyıl tatil* | yarı yıl tatil*', 1, 31],
      ['okullar kapan* | karne*', 6, 20],
      ['okullar açıl*', 9, 15],
      ['cumhuriyet bayram*', 10, 29],
      ['yaz | yaza | yazın | yazına | yazında | yazının | yaz sonu* | yaz ay* | yazdan | yaz tatili*', 8, 31],
      ['sonbahar* | güz | güze | güzün', 11, 30],
      ['kış | kışa | kışın | kışına | kışında | kış sonu*', 2, 28],
    ],
    end: 'sonuna | sonunda | sonundan | bitimi | bitimine | bitmeden',
    middle:
      'ortası | ortasına | ortasında | ortalarına | ortalarında | ortaları | ilk yarısı | ilk yarısına | ilk yarısında | ilk yarısının',
    begin: 'başı | başına | başında | başları | başlarına | başlarında | başından',
    next: 'seneye | haftaya | gelecek | önümüzdeki | gelen | sonraki | ertesi',
    current: 'bu | içinde bulunduğumuz',
    within:
      'içinde | içerisinde | zarfında | önümüzdeki | gelecek | boyunca | sürede | süresinde | ayda | yılda | ayında | ta | te',
    before: 'önce | evvel | gelmeden',
    until:
      'kadar | dek | değin | tarihine | tarihinde | tarihinden | önce | evvel | en geç | itibarıyla | itibariyle | son tarih | deadline | bitmeden | gelmeden',
    ago: 'yıl önce | sene önce | ay önce | hafta önce | gün önce | geçen | geçtiğimiz | son | yıldır | senedir | aydır | haftadır | yıllık | senelik | deneyim* | tecrübe* | beri | önceki | itibaren',
    per: 'her | başına | /',
    weekly: 'haftalık | haftada | haftaya',
    daily: 'günlük | günde | her gün',
    half: 'yarım | yarı | yarısı | yarısına | yarısında | buçuk',
    numbers: [
      [1, 'bir | tek'],
      [2, 'iki'],
      [3, 'üç | birkaç'],
      [4, 'dört'],
      [5, 'beş'],
      [6, 'altı'],
      [7, 'yedi'],
      [8, 'sekiz'],
      [9, 'dokuz'],
      [10, 'on'],
      [11, 'on bir'],
      [12, 'on iki'],
      [13, 'on üç'],
      [14, 'on dört'],
      [15, 'on beş'],
      [16, 'on altı'],
      [18, 'on sekiz'],
      [20, 'yirmi'],
      [24, 'yirmi dört'],
      [25, 'yirmi beş'],
      [30, 'otuz'],
      [40, 'kırk'],
      [50, 'elli'],
      [60, 'altmış'],
      [100, 'yüz'],
    ],
  },
  leads: { v: '{Words} için ', n: '{Words} için ', g: '', q: '', plan: 'Planım: ' },
  hours: { one: 'Buna haftada {n} saat ayıracağım.', other: 'Buna haftada {n} saat ayıracağım.' },
  verbs: {
    stopping: `
      bırakmak | kesmek | vazgeçmek | kaçınmak | kurtulmak | susmamak | son vermek | uzak durmak | *mamak | *memek | artık * * yapmamak
    `,
    learning: `
      öğren* | anlamak | kavramak | ilerletmek | geliştirmek | çalışmak | pratik yapmak | hakim olmak | *ca konuşabilmek |
      *ce konuşabilmek | ingilizce konuşmak | almanca konuşmak | uzmanlaşmak | tazelemek
    `,
    behaving: `
      daha az çalışmak | daha az | daha sık | erken | sakin* | sabırlı* | zamanında | vaktinde | daha düzenli | düzenli uyumak |
      düzenli kullanmak | düzenli yapmak | düzenli olarak | daha çok vakit
    `,
    founding: `
      kurmak | açmak | hayata geçirmek | başlatmak | kendi işimi yapmak | kendi işimi kurmak | kendi dükkanımı açmak |
      girişim başlatmak | faaliyete geçirmek
    `,
    introducing: `
      randevuya geçmek | programa geçmek | programda tutmak | excel'de tutmak | uygulamaya koymak | sistemine geçmek | sisteme geçmek |
      uygulamaya geçmek | uygulamaya başlamak | düzen getirmek | kural koymak | yaygınlaştırmak | dijitalleştirmek | dijitale geçmek |
      yürürlüğe koymak | devreye almak | sistem kurmak | düzen kurmak | düzeni kurmak | sistemi kurmak | kaldırmak
    `,
    delegating: `
      devretmek | bırakabilmek | delege etmek | başkasına vermek | başkalarına vermek | görevlendirmek | paylaştırmak | iş vermek |
      görev vermek | elden çıkarmak
    `,
    visiting: `
      katılmak | gezmek | ziyaret etmek | üye olmak | gönüllü olmak | gönüllü olarak | gönüllü çalışmak | görmek | staj yapmak | kursa gitmek |
      kursuna gitmek | kursa yazılmak | kursuna yazılmak | kursa katılmak | izlemek | fuara gitmek | yanında çalışmak
    `,
    choosing: `
      satın almak | kiralamak | seçmek | taşınmak | ev almak | araba almak | araç almak | makine almak | yenisini almak | ev tutmak
    `,
    seeking: `
      bulmak | aramak | kazanmak | tanışmak | iş bulmak | müşteri bulmak | edinmek | ağımı genişletmek |
      çevremi genişletmek | çevre edinmek | iletişim kurmak | bağlantı kurmak | müşteri çekmek
    `,
    selling: `
      satmak | satmaya başlamak | satış yapmak | satışına başlamak | pazarlamak | tanıtmak | satışa sunmak | satışa çıkarmak | duyurmak | reklamını yapmak | sunmak
    `,
    becoming: `
      işe girmek | işine girmek | olmak | geçmek | yükselmek | terfi etmek | terfi almak | olarak çalışmak | sektörüne geçmek | alanına geçmek | bölümüne geçmek |
      kariyer yapmak | dönmek | geri dönmek | meslek değiştirmek | iş değiştirmek | alan değiştirmek | usta olmak
    `,
    applying: `
      başvurmak | kayıt olmak | kaydolmak | kayıt yaptırmak | başvuru yapmak | başvurusu yapmak | başvurumu yapmak | teslim etmek |
      göndermek | randevu almak | yenilemek | iptal etmek | yaptırmak | halletmek | çıkarmak | çıkartmak | belge almak | izin almak
    `,
    finishing: `
      bitirmek | tamamlamak | sonuçlandırmak | yetiştirmek | mezun olmak | sona erdirmek | okuyup bitirmek
    `,
    talking: `
      konuşabilmek | konuşmak | görüşmek | söylemek | sormak | istemek | anlatmak | tartışmak | pazarlık yapmak | pazarlık etmek |
      müzakere etmek | özür dilemek | barışmak | geri bildirim vermek | geri bildirim almak | zam istemek | dile getirmek |
      görüşme yapmak | konuşma yapmak
    `,
    teaching: `
      öğretmek | ders vermek | eğitim vermek | eğitmek | koçluk yapmak | mentorluk yapmak | yol göstermek | rehberlik etmek |
      özel ders vermek | göstermek | alıştırmak | yetiştirebilmek
    `,
    saving: `
      biriktirmek | para biriktirmek | ödemek | kapatmak | tasarruf etmek | kenara koymak | birikim yapmak | borçtan kurtulmak |
      gelir elde etmek | para kazanmak | lira kazanmak | bütçe yapmak | bütçe tutmak
    `,
    exercising: `
      koşmak | yüzmek | yürümek | yürüyüş yapmak | spor yapmak | egzersiz yapmak | kilo vermek | zayıflamak | bisiklete binmek |
      antrenman yapmak | spora gitmek | spor salonuna gitmek | spora başlamak | pilates yapmak | yoga yapmak | forma girmek
    `,
    making: `
      tablosu kurmak | tablo kurmak | yazmak | yapmak | hazırlamak | üretmek | dikmek | örmek | çizmek | boyamak | pişirmek |
      tasarlamak | düzenlemek | organize etmek | tamir etmek | onarmak | inşa etmek | oluşturmak | planlamak | çekmek | bestelemek | ekmek | derlemek | kurgulamak | yenilemesini yapmak
    `,
    deciding: `
      karar vermek | kararımı vermek | karar verebilmek | netleştirmek | belirlemek | araştırmak | karara bağlamak | bilmek |
      karar almak | seçim yapmak | hesaplamak | danışmak
    `,
    improving: `
      indirmek | artırmak | arttırmak | azaltmak | düşürmek | iyileştirmek | hızlandırmak | kısaltmak | düzene sokmak | toparlamak | toplamak |
      ayıklamak | kolaylaştırmak | yükseltmek | ikiye katlamak | düzeltmek | düzene koymak | kontrol altına almak | güçlendirmek |
      verimli kullanmak | sadeleştirmek | çıkmak
    `,
    passing: `
      geçebilmek | sınavı geçmek | sınavını geçmek | sınavından geçmek | sınavdan geçmek | sınava girmek | sınavına girmek |
      ehliyet almak | ehliyeti almak | ehliyetimi almak | belgesi almak | belgesini almak | sertifika almak | sertifikası almak |
      sertifikasını almak | diploma almak | diplomamı almak | puan almak | sınavını vermek | dersi geçmek | sınavına hazırlanmak |
      sınava hazırlanmak | belgemi almak
    `,
    daring: `
      korkmamak | çekinmemek | daha az heyecanlanmak | korkumu yenmek | cesaret etmek | yenmek | aşmak | üstüne gitmek | üzerine gitmek | söz almak | hayır demek | hayır diyebilmek | öne çıkmak |
      kendime güvenmek | kendimi savunmak | özgüven kazanmak
    `,
    calculating: `
      maliyet hesab* | hesaplamayı | fiyat belirlemek | fiyat belirlemeyi | fiyat vermeyi | fiyatlandır* |
      maliyet çıkarmak
    `,
    asserting: `
      sınır koymak | sınır koymayı | sınırlar koymak | arkasında durmayı | arkasında durmak | bağırmadan | sinirlenmemeyi |
      öfkemi kontrol* | sakin kalmayı | disiplini sağlamak | otorite kurmak
    `,
    resting: `
      uyumak | uyumayı | uyuyabilmek | uyuyabilmeyi | eve gitmek | eve dönmek | işten çıkmak | mola vermek | ara vermek |
      dinlenmek
    `,
    reaching: 'ulaşmak | erişmek | yakalamak',
    beginning: 'başlamak | başlayabilmek',
    hiring: 'işe almak',
    publishing: 'yayımlamak | yayınlamak | yayımlatmak | yayınlatmak | yayınevi bulmak',
  },
  things: {
    customers: `
      öğrenci* | müşteri* | sipariş* | takipçi* | abone* | dinleyici* | okur* | rezervasyon* | yorum* | misafir* | düğün* |
      alıcı* |
      restoran* | dükkân* | mağaza*
    `,
    body: 'bel ağrı* | bel ağrım | belim | sırt* | omuz* | kondisyon*',
    drafts: `
      kurallar | çalışma planı | fiyat listesi | web sitesi | site | logo | etiketi | etiketim | menü* | şablon* | çizelge* | fotoğraf* | broşür* | kartvizit* |
      katalog*
    `,
  },
  plans: {
    subject: {
      about: [
        '{date} tarihine kadar haftada 2 kez 30 dakika çalışacak, öğrendiklerimi sonunda bir sayfada özetleyeceğim.',
        'iyi bir kitabı ya da kursu bitirip öğrendiklerimi {date} tarihine kadar 2 kişiye kendi sözlerimle anlatacağım.',
      ],
      alone: [
        'Öğrenmek istediğim konuya {date} tarihine kadar haftada 2 kez 30 dakika ayıracak, öğrendiklerimi bir sayfada özetleyeceğim.',
      ],
    },
    tool: {
      about: [
        'bir kurs ya da iyi bir kılavuzla temelleri öğrenip {date} tarihine kadar 2 gerçek işi kendi başıma yapacağım.',
        'haftada 2 kez 30 dakika alıştırma yapacak, {date} tarihine kadar neleri yapabildiğimi bilen birine göstereceğim.',
      ],
      alone: [
        'Öğrenmek istediğim programa ya da makineye iyi bir kılavuzla çalışıp {date} tarihine kadar 2 gerçek işi kendi başıma yapacağım.',
      ],
      named: [
        'İyi bir {name} kursunu ya da kılavuzunu izleyip {date} tarihine kadar 2 gerçek işi kendi başıma yapacağım.',
      ],
    },
    language: {
      about: [
        '{date} tarihine kadar haftada 4 gün 20 dakika çalışacak, öğrendiklerimi başkalarıyla 3 kez kullanacağım.',
        '{date} tarihine kadar haftada 3 kez 30 dakika çalışıp her seferinde 5 yeni ifade öğreneceğim.',
      ],
      alone: [
        'Dil becerimi geliştirmek için {date} tarihine kadar haftada 4 gün 20 dakika çalışacak, öğrendiklerimi başkalarıyla 3 kez kullanacağım.',
      ],
    },
    craft: {
      about: [
        '{date} tarihine kadar haftada 2 kez en az 30 dakika, mümkünse bilen birinin yanında çalışacak, sonra yapabildiğimi birine göstereceğim.',
        'bir kurs ya da bana gösterecek deneyimli birini bulup {date} tarihine kadar haftada en az 2 kez çalışacağım.',
      ],
      alone: [
        'Bir kurs ya da deneyimli birini bulup haftada 2 kez çalışacak, {date} tarihine kadar yapabildiğimi birine göstereceğim.',
      ],
    },
    driving: {
      about: [
        'evrak ve kayıt işini tamamlayıp haftada 2 kez çalışacak, {date} tarihine kadar sınava ya da son değerlendirmeye gireceğim.',
        '{date} tarihine kadar teori ya da direksiyon olsun her hafta 2 kez çalışacak, hiçbir dersi kaçırmayacağım.',
      ],
      alone: [
        'Ehliyet için evrak ve kayıt işini tamamlayıp haftada 2 kez çalışacak, {date} tarihine kadar sınava gireceğim.',
      ],
    },
    exam: {
      about: [
        '{date} tarihine kadar haftada 3 kez 45 dakika çalışacak, gerçek sınav koşullarında 2 deneme yapacağım.',
        'konuları 4 parçaya bölecek, son parçayı da {date} tarihine kadar bir denemeyle bitireceğim.',
      ],
      alone: [
        'Sınavıma haftada 3 kez 45 dakika çalışacak, {date} tarihine kadar gerçek koşullarda 2 deneme yapacağım.',
      ],
      named: [
        'Haftada 3 kez 45 dakika {name} için çalışacak, {date} tarihine kadar gerçek koşullarda 2 deneme yapacağım.',
      ],
    },
    course: {
      about: [
        '{date} tarihine kadar her hafta 2 sabit zaman ayıracak, tamamladığım her bölümü işaretleyeceğim.',
        'bütün günleri takvime yazacak, kaçırdığımı 3 gün içinde telafi edip {date} tarihine kadar devam edeceğim.',
      ],
      alone: [
        'Kursuma {date} tarihine kadar her hafta 2 sabit zaman ayıracak, tamamladığım her bölümü işaretleyeceğim.',
      ],
      named: [
        'Her hafta {name} için 2 sabit zaman ayıracak, {date} tarihine kadar tamamladığım her bölümü işaretleyeceğim.',
      ],
    },
    studies: {
      about: [
        '{date} tarihine kadar haftada 4 gün birer saat çalışacak, biten her bölümü işaretleyeceğim.',
        'kalan işleri her birinin tarihi belli 4 parçaya bölüp sonuncusunu {date} tarihine kadar bitireceğim.',
      ],
      alone: [
        'Okulu bitirmek için kalan işleri tarihi belli 4 parçaya bölüp sonuncusunu {date} tarihine kadar bitireceğim.',
      ],
    },
    admission: {
      about: [
        'başvurumu 2 kişiye okutup {date} tarihine kadar eksiksiz göndereceğim.',
        'koşulları ve son günleri öğrenip haftada 2 kez hazırlanacak, {date} tarihine kadar başvuracağım.',
      ],
      alone: [
        'İstediğim yere ya da bursa başvurumu 2 kişiye okutup {date} tarihine kadar eksiksiz göndereceğim.',
      ],
    },
    recognition: {
      about: [
        'hangi belgelerin eksik olduğunu 2 yerden öğrenip {date} tarihine kadar dosyamı eksiksiz teslim edeceğim.',
        'diploma ve çevirileri tek dosyada toplayıp {date} tarihine kadar başvuracak, ardından 2 haftada bir durumu soracağım.',
      ],
      alone: [
        'Diplomamın tanınması için hangi belgelerin eksik olduğunu 2 yerden öğrenip {date} tarihine kadar dosyamı eksiksiz teslim edeceğim.',
      ],
    },
    job: {
      about: [
        '{date} tarihine kadar haftada 2 özenli başvuru gönderecek, bu işi bilen biriyle de konuşacağım.',
        'bana uyan yerlerin listesini çıkarıp {date} tarihine kadar her hafta 2 tanesine soracağım.',
      ],
      alone: [
        'İş ararken {date} tarihine kadar haftada 2 özenli başvuru gönderecek, bir yere de bizzat gidip soracağım.',
      ],
    },
    promotion: {
      about: [
        'isteğimi açıkça söyleyecek, {date} tarihine kadar bunu değerlendirebilecek 2 kişiye neyimin eksik olduğunu soracağım.',
        'beni öne çıkaran 3 nedeni yazıp {date} tarihine kadar kararı verecek olanlarla konuşacağım.',
      ],
      alone: [
        'İşimde yükselmek için beni öne çıkaran 3 nedeni yazıp {date} tarihine kadar kararı verecek olanlarla konuşacağım.',
      ],
    },
    customers: {
      about: [
        'ulaşmak istediğim 3 kişiye neye önem verdiklerini soracak, buna göre bir şeyi değiştirip {date} tarihine kadar sonucu izleyeceğim.',
        '{date} tarihine kadar 2 haftada bir yeni bir tanıtım yolu deneyip işe yarayanı sürdüreceğim.',
      ],
      alone: [
        'Daha çok kişiye ulaşmak için {date} tarihine kadar 2 haftada bir yeni bir tanıtım yolu deneyip işe yarayanı sürdüreceğim.',
      ],
    },
    funding: {
      about: [
        '3 olası kaynağı inceleyip en uygun olanına {date} tarihine kadar eksiksiz başvuracağım.',
        'amacı, yararı ve maliyeti bir sayfada toplayıp {date} tarihine kadar destek verebilecek 3 yere sunacağım.',
      ],
      alone: [
        'Gereken parayı bulmak için 3 olası kaynağı inceleyip en uygun olanına {date} tarihine kadar eksiksiz başvuracağım.',
      ],
    },
    people: {
      about: [
        'bana uyan 2 grup ya da buluşma yeri seçip {date} tarihine kadar en az 4 kez katılacağım.',
        '{date} tarihine kadar 2 haftada bir ilk adımı atıp birine buluşmayı önereceğim.',
      ],
      alone: [
        'Yeni insanlar tanımak için 2 grup ya da buluşma yeri seçip {date} tarihine kadar en az 4 kez katılacağım.',
      ],
    },
    mentor: {
      about: [
        'nasıl birini aradığımı 3 cümleyle yazacak, çevreme sorup {date} tarihine kadar ilk buluşmayı ayarlayacağım.',
        '{date} tarihine kadar uygun 3 kişiye ulaşıp kısa bir tanışma önereceğim.',
      ],
      alone: [
        'Bana yol gösterecek birini bulmak için uygun 3 kişiye ulaşıp {date} tarihine kadar kısa bir tanışma önereceğim.',
      ],
    },
    staff: {
      about: [
        'yapılacak işi bir sayfada anlatıp 3 yerde duyuracak, {date} tarihine kadar ilk görüşmeleri yapacağım.',
        '{date} tarihine kadar her hafta uygun 2 kişiye kendim ulaşıp tanışmaya çağıracağım.',
      ],
      alone: [
        'Aramıza yeni birilerini katmak için {date} tarihine kadar her hafta uygun 2 kişiye kendim ulaşıp tanışmaya çağıracağım.',
      ],
    },
    home: {
      about: [
        'yeri, büyüklüğü ve bütçe sınırımı belirleyip {date} tarihine kadar haftada 2 uygun seçeneğe bakacağım.',
        'evraklarımı hazır tutacak, {date} tarihine kadar her hafta 2 kişiye bildikleri uygun bir yer olup olmadığını soracağım.',
      ],
      alone: [
        'Yeni evim için yeri ve bütçe sınırımı belirleyip {date} tarihine kadar haftada 2 uygun seçeneğe bakacağım.',
      ],
    },
    search: {
      about: [
        'nelere dikkat edeceğimi yazacak, 5 yere sorup {date} tarihine kadar karar vereceğim.',
        '{date} tarihine kadar 3 seçeneğe yakından bakıp karşılaştıracak, en iyisini seçeceğim.',
      ],
      alone: [
        'Aradığımı bulmak için 5 yere soracak, cevapları karşılaştırıp {date} tarihine kadar karar vereceğim.',
      ],
    },
    career: {
      about: [
        'gitmek istediğim alanda çalışan 3 kişiyle konuşup {date} tarihine kadar işi bir gün boyunca yerinde göreceğim.',
        'bildiklerimi ve eksiklerimi bir sayfaya yazıp {date} tarihine kadar 2 yere nasıl başlayabileceğimi soracağım.',
      ],
      alone: [
        'Yeni mesleğim için o alanda çalışan 3 kişiyle konuşup {date} tarihine kadar işi bir gün boyunca yerinde göreceğim.',
      ],
    },
    business: {
      about: [
        'ne sunacağımı, giderleri ve gelirleri 2 sayfada hesaplayıp {date} tarihine kadar işi bilen birine danışacağım.',
        'böyle bir işi yürüten 2 kişiyle konuşacak, {date} tarihine kadar her hafta listemdeki bir adımı bitireceğim.',
      ],
      alone: [
        'Kendi işim için ne sunacağımı, giderleri ve gelirleri 2 sayfada hesaplayıp {date} tarihine kadar işi bilen birine danışacağım.',
      ],
    },
    leadership: {
      about: [
        '{date} tarihine kadar her hafta hedefi açık bir görevi başkasına verecek, sonra 10 dakika nasıl gittiğini konuşacağım.',
        'birlikte çalıştığım 3 kişiyle baş başa konuşup {date} tarihine kadar yönetme biçimimde bir şeyi değiştireceğim.',
      ],
      alone: [
        'Daha iyi yönetmek için {date} tarihine kadar her hafta hedefi açık bir görevi başkasına verecek, sonra 10 dakika nasıl gittiğini konuşacağım.',
      ],
    },
    portfolio: {
      about: [
        'en iyi 3 işimi seçip her birine birkaç cümle yazacak, {date} tarihine kadar 2 kişinin görüşünü alacağım.',
        'önce 3 işten oluşan küçük bir sürüm hazırlayacak, {date} tarihine kadar 2 kişinin görüşüne göre düzelteceğim.',
      ],
      alone: [
        'Dosyam için en iyi 3 işimi seçip her birine birkaç cümle yazacak, {date} tarihine kadar 2 kişinin görüşünü alacağım.',
      ],
    },
    software: {
      about: [
        'en önemli bölümden başlayıp {date} tarihine kadar ilk sürümü 3 kişiyle deneyeceğim.',
        'haftada 2 kez birer saat çalışıp {date} tarihine kadar çalışan bir ilk sürüm çıkaracağım.',
      ],
      alone: [
        'Projem üzerinde haftada 2 kez birer saat çalışıp {date} tarihine kadar çalışan bir ilk sürüm çıkaracağım.',
      ],
    },
    writing: {
      about: [
        'haftada 3 kez 30 dakika masaya oturacak, {date} tarihine kadar metni birine okutacağım.',
        'önce bir taslak çıkaracak, 2 kişiye okutup görüşlerini {date} tarihine kadar metne işleyeceğim.',
      ],
      alone: [
        'Yazmak istediğim metin için haftada 3 kez 30 dakika masaya oturacak, {date} tarihine kadar birine okutacağım.',
      ],
    },
    event: {
      about: [
        'tarihi, yeri ve giderleri bir sayfaya yazacak, her hafta 2 işi bitirip {date} tarihine kadar hazır olacağım.',
        'önce en önemli 3 konuyu netleştirip kimlerin katılacağını soracak, {date} tarihine kadar her şeyi hazır edeceğim.',
      ],
      alone: [
        'Planım için tarihi, yeri ve giderleri bir sayfaya yazacak, her hafta 2 işi bitirip {date} tarihine kadar hazır olacağım.',
      ],
    },
    papers: {
      about: [
        '2 iyi örneğe bakıp bir taslak hazırlayacak, aldığım görüşlerle {date} tarihine kadar düzelteceğim.',
        '{date} tarihine kadar son hâlini hazırlayıp 2 kişiye göstereceğim.',
      ],
      alone: ['Başvuru evraklarımı {date} tarihine kadar yenileyip 2 kişiye göstereceğim.'],
    },
    document: {
      about: [
        'önce ana hatları çıkarıp 2 kişiye gösterecek, {date} tarihine kadar eksiksiz bir metin hazırlayacağım.',
        'her hafta bir bölüm yazıp {date} tarihine kadar tamamını 2 kişiye okutacağım.',
      ],
      alone: [
        'Hazırlamak istediğim belgeyi bölüm bölüm yazıp {date} tarihine kadar tamamını 2 kişiye okutacağım.',
      ],
    },
    object: {
      about: [
        'malzemeyi, giderleri ve adımları bir sayfaya yazacak, haftada 2 kez çalışıp {date} tarihine kadar bitireceğim.',
        'her hafta 2 saat ayırıp ortaya çıkanı {date} tarihine kadar yakınlarıma göstereceğim.',
      ],
      alone: [
        'Yapmak istediğim iş için malzemeyi ve adımları bir sayfaya yazacak, haftada 2 kez çalışıp {date} tarihine kadar bitireceğim.',
      ],
    },
    improvement: {
      about: [
        '2 hafta boyunca nerede aksadığını not edecek, bir şeyi değiştirip {date} tarihine kadar sonucu karşılaştıracağım.',
        'bu işten etkilenen 2 kişiyle yeni bir yol deneyip {date} tarihine kadar işe yarayanı kalıcı yapacağım.',
      ],
      alone: [
        'İşleyişi düzeltmek için 2 hafta boyunca nerede aksadığını not edecek, bir şeyi değiştirip {date} tarihine kadar sonucu karşılaştıracağım.',
      ],
    },
    presentation: {
      about: [
        '{date} tarihine kadar en az 3 kez yüksek sesle prova yapacak, birini yakınlarımın önünde yapıp görüşlerini alacağım.',
        'girişi, 3 ana noktayı ve sonu yazıp {date} tarihine kadar birkaç kez yüksek sesle çalışacağım.',
      ],
      alone: [
        'Konuşmamı {date} tarihine kadar en az 3 kez yüksek sesle prova edecek, bir keresinde yakınlarımın görüşünü alacağım.',
      ],
    },
    meetings: {
      about: [
        'her seferinde 2 not hazırlayıp {date} tarihine kadar 4 fırsatta dile getireceğim.',
        'her seferinde kendime küçük bir hedef koyacak, {date} tarihine kadar 3 kez güvendiğim birinin görüşünü alacağım.',
      ],
      alone: ['Toplantılara 2 notla gidip bunları {date} tarihine kadar 4 fırsatta dile getireceğim.'],
    },
    conversation: {
      about: [
        'en önemli 3 cümlemi yazıp bu konuşmayı {date} tarihine kadar yapacağım.',
        'sakin bir an seçecek, ilk cümlelerimi 2 kez yüksek sesle çalışıp {date} tarihine kadar konuşacağım.',
      ],
      alone: ['Önümdeki konuşma için en önemli 3 cümlemi yazıp {date} tarihine kadar konuşacağım.'],
    },
    feedback: {
      about: [
        '{date} tarihine kadar 3 fırsatta önce derin bir nefes alacak, sonra meseleyi sakince söyleyecek ya da soracağım.',
        'böyle 3 durumdan sonra neyin iyi gittiğini ve neyi değiştireceğimi {date} tarihine kadar yazacağım.',
      ],
      alone: [
        'Eleştiri ya da tartışmada önce derin bir nefes alıp sonra sakince soracağım; bunu {date} tarihine kadar 3 kez deneyeceğim.',
      ],
    },
    boundaries: {
      about: [
        '2 nazik ve net cümle hazırlayıp bunları {date} tarihine kadar 3 fırsatta kullanacağım.',
        'net bir sınır belirleyip ilgili kişilere söyleyecek, {date} tarihine kadar en az 3 kez arkasında duracağım.',
      ],
      alone: [
        'Hayır diyebilmek için 2 nazik ve net cümle hazırlayıp bunları {date} tarihine kadar 3 fırsatta kullanacağım.',
      ],
    },
    interview: {
      about: [
        'orada ne beklendiğini öğrenecek, 3 güçlü yanımı örnekleriyle yazıp {date} tarihine kadar yüksek sesle çalışacağım.',
        '{date} tarihine kadar biriyle en az 2 prova yapıp her seferinde bir şeyi düzelteceğim.',
      ],
      alone: [
        'Mülakat ya da seçme için {date} tarihine kadar biriyle en az 2 prova yapıp her seferinde bir şeyi düzelteceğim.',
      ],
    },
    confidence: {
      about: [
        '{date} tarihine kadar 3 kez normalde kaçındığım bir şeyi deneyip nasıl geçtiğini yazacağım.',
        'zorlandığım 3 durum seçecek, en kolayından başlayıp {date} tarihine kadar hepsini deneyeceğim.',
      ],
      alone: [
        'Kendime daha çok güvenmek için {date} tarihine kadar 3 kez normalde kaçındığım bir şeyi deneyip nasıl geçtiğini yazacağım.',
      ],
    },
    expression: {
      about: [
        'haftada 2 kez 20 dakika çalışacak, {date} tarihine kadar 3 örnek için güvendiğim birinin görüşünü alacağım.',
        '2 haftada bir zayıf bir yanımı çalışıp {date} tarihine kadar eski bir örneği yenisiyle karşılaştıracağım.',
      ],
      alone: [
        'Kendimi daha iyi ifade etmek için haftada 2 kez 20 dakika çalışacak, {date} tarihine kadar 3 örnek için görüş alacağım.',
      ],
    },
    teaching: {
      about: [
        'her seferinde açık bir hedef belirleyecek, {date} tarihine kadar en az 3 kez akılda ne kaldığını soracağım.',
        '{date} tarihine kadar 2 kez güvendiğim birinden beni izlemesini isteyip görüşüne göre bir şeyi değiştireceğim.',
      ],
      alone: [
        'Bir şey öğretirken her seferinde açık bir hedef belirleyecek, {date} tarihine kadar en az 3 kez akılda ne kaldığını soracağım.',
      ],
    },
    salary: {
      about: [
        '3 kaynağı karşılaştırıp gerekçelerimi yazacak, bir kez prova edip {date} tarihine kadar konuyu açacağım.',
        'istediğim tutarı ve alt sınırımı belirleyip {date} tarihine kadar 3 somut gerekçeyle konuşacağım.',
      ],
      alone: [
        'Ücretimi konuşmak için 3 kaynağı karşılaştırıp gerekçelerimi yazacak, {date} tarihine kadar konuyu açacağım.',
      ],
    },
    conditions: {
      about: [
        'neye ihtiyacım olduğunu ve işin nasıl yürüyeceğini 3 cümleyle yazıp {date} tarihine kadar konuyu açacağım.',
        'haklarımı öğrenip 2 somut öneri hazırlayacak, {date} tarihine kadar net bir cevap isteyeceğim.',
      ],
      alone: [
        'Çalışma koşullarım için haklarımı öğrenip 2 somut öneri hazırlayacak, {date} tarihine kadar net bir cevap isteyeceğim.',
      ],
    },
    agreement: {
      about: [
        'yararını, yükünü ve gelebilecek 2 itirazı yazıp {date} tarihine kadar söz hakkı olan herkesle konuşacağım.',
        'önce karşımdakilere neye önem verdiklerini soracak, {date} tarihine kadar 2 seçenekli bir öneri sunacağım.',
      ],
      alone: [
        'Anlaşmaya varmak için önce karşımdakilere neye önem verdiklerini soracak, {date} tarihine kadar 2 seçenekli bir öneri sunacağım.',
      ],
    },
    decision: {
      about: [
        'artıları ve eksileri bir sayfaya yazacak, 2 kişiyle konuşup {date} tarihine kadar kararımı vereceğim.',
        'sonucu belirleyen 3 noktayı netleştirecek, biraz düşünüp {date} tarihine kadar kararımı vereceğim.',
      ],
      alone: [
        'Kararım için artıları ve eksileri bir sayfaya yazacak, 2 kişiyle konuşup {date} tarihine kadar bir seçim yapacağım.',
      ],
    },
    pricing: {
      about: [
        '3 benzer fiyata bakıp giderlerimi toplayacak, {date} tarihine kadar fiyatımı belirleyeceğim.',
        'gideri, zamanı ve kârı bir sayfada hesaplayıp {date} tarihine kadar çıkan fiyatı 2 kişiye sunacağım.',
      ],
      alone: [
        'Fiyatlarım için 3 benzer örneğe bakıp giderlerimi toplayacak, {date} tarihine kadar tutarları belirleyeceğim.',
      ],
    },
    question: {
      about: [
        '{date} tarihine kadar 2 yetkili yere sorup cevabı bir sayfaya yazacağım.',
        '2 güvenilir kaynağı okuyacak, anlamadığımı sorup {date} tarihine kadar kesin cevabı bulacağım.',
      ],
      alone: [
        'Merak ettiğim konuyu {date} tarihine kadar 2 yetkili yere sorup cevabı bir sayfaya yazacağım.',
      ],
    },
    direction: {
      about: [
        'beni iyi tanıyan 3 kişiyle konuşup ilk neyi deneyeceğimi {date} tarihine kadar bir sayfaya yazacağım.',
        '2 hafta boyunca bana neyin iyi geldiğini not edip {date} tarihine kadar denemek istediğim bir şey seçeceğim.',
      ],
      alone: [
        'Ne istediğimi bulmak için beni iyi tanıyan 3 kişiyle konuşup ilk neyi deneyeceğimi {date} tarihine kadar bir sayfaya yazacağım.',
      ],
    },
    exercise: {
      about: [
        '{date} tarihine kadar her hafta en az 20 dakikalık sabit zamanlar ayıracak, yaptıklarımı işaretleyeceğim.',
        'küçük adımlarla başlayıp {date} tarihine kadar 2 haftada bir biraz daha artıracağım.',
      ],
      alone: [
        'Formda olmak için {date} tarihine kadar her hafta 2 ya da 3 sabit zaman ayıracak, yaptıklarımı işaretleyeceğim.',
      ],
    },
    habit: {
      about: [
        'bu hafta başlayacak, {date} tarihine kadar her seferini takvimde işaretleyip 2 haftada bir nasıl gittiğine bakacağım.',
        'takvimde sabit bir zaman ayırıp {date} tarihine kadar sürdürecek, 2 haftada bir değerlendireceğim.',
      ],
      alone: [
        'Yeni alışkanlığım için sabit bir düzen kurup {date} tarihine kadar sürdürecek, 2 haftada bir nasıl gittiğine bakacağım.',
      ],
    },
    rest: {
      about: [
        'net bir kural koyup {date} tarihine kadar haftada 4 gün uyacak, pazar günleri nasıl gittiğine bakacağım.',
        '{date} tarihine kadar her hafta takvimde 2 boş zaman ayıracak, araya başka iş sokmayacağım.',
      ],
      alone: [
        'Dinlenebilmek için {date} tarihine kadar her hafta takvimde 2 boş zaman ayıracak, araya başka iş sokmayacağım.',
      ],
    },
    stop: {
      about: [
        '{date} tarihine kadar her akşam başarıp başaramadığımı 1 satırla yazacak, pazar günleri neyin işe yaradığına bakacağım.',
        'zorlandığım 2 durumu yazıp o anda ne yapacağımı önceden kararlaştıracak, {date} tarihine kadar her iyi günü işaretleyeceğim.',
      ],
      alone: [
        'Eski bir alışkanlıktan kurtulmak için {date} tarihine kadar her akşam nasıl gittiğini 1 satırla yazacağım.',
      ],
    },
    organisation: {
      about: [
        '{date} tarihine kadar her pazar 20 dakika haftayı planlayıp her günün en önemli işini belirleyeceğim.',
        '{date} tarihine kadar haftada 3 gün 20 dakika ayırıp küçük parçalar hâlinde ilerleyeceğim.',
      ],
      alone: [
        'Daha düzenli olmak için {date} tarihine kadar her pazar 20 dakika haftayı planlayıp her günün en önemli işini belirleyeceğim.',
      ],
    },
    money: {
      about: [
        '{date} tarihine kadar her hafta 30 dakika hesaplarıma bakıp her ay bir şeyi değiştireceğim.',
        '4 hafta gelir ve giderlerimi yazacak, sabit bir tutar belirleyip {date} tarihine kadar buna uyacağım.',
      ],
      alone: [
        'Para işlerim için {date} tarihine kadar her hafta 30 dakika hesaplarıma bakıp her ay bir şeyi değiştireceğim.',
      ],
    },
    visibility: {
      about: [
        'gurur duyduğum 3 sonucu yazıp {date} tarihine kadar önemli kişilere anlatacağım.',
        '{date} tarihine kadar 3 fırsatta yaptıklarımdan bir şey gösterecek, gelen tepkileri not edeceğim.',
      ],
      alone: [
        'Emeğimin görülmesi için {date} tarihine kadar 3 fırsatta yaptıklarımdan bir şey göstereceğim.',
      ],
    },
    errand: {
      about: [
        'gerekenleri toplayıp 2 saat ayıracak, bu işi {date} tarihine kadar bitireceğim.',
        '3 gün içinde ne gerektiğini öğrenecek, bu işi {date} tarihine kadar halledeceğim.',
      ],
      alone: ['Bekleyen iş için 3 gün içinde ne gerektiğini öğrenecek, {date} tarihine kadar halledeceğim.'],
    },
    dream: {
      about: [
        'önce bu büyük hayalde beni çeken 3 şeyi yazacak, {date} tarihine kadar birini küçük çapta deneyeceğim.',
        'bugünden yapabileceğim küçük bir şey seçip {date} tarihine kadar haftada 2 saatimi ayıracağım.',
      ],
      alone: [
        'Hayalim büyük: Bugünden yapabileceğim küçük bir şey seçip {date} tarihine kadar haftada 2 saatimi ayıracağım.',
      ],
    },
    other: {
      about: [
        '{date} tarihine kadar haftada 2 kez küçük bir şey yapıp neyin değiştiğini yazacağım.',
        'başardığımı neyden anlayacağımı 2 cümleyle yazacak, {date} tarihine kadar her hafta biraz ilerleyeceğim.',
      ],
      alone: [
        'Ne istediğimi 2 cümleyle yazacak, mentorluk görüşmesinde konuşup {date} tarihine kadar ilk adımı atacağım.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        '{date} tarihine kadar haftada 2 kez 30 dakika çalışacak, sonunda öğrendiklerimi birine göstereceğim.',
        'bilen birini bulup {date} tarihine kadar haftada 2 kez zaman ayıracağım.',
      ],
      alone: [
        'Öğrenmek istediklerim için {date} tarihine kadar haftada 2 kez 30 dakika çalışacak, sonunda öğrendiklerimi birine göstereceğim.',
      ],
    },
    passing: {
      about: [
        'gereken her şeyi yazıp 3 aşamaya bölecek, {date} tarihine kadar sırayla tamamlayacağım.',
        '{date} tarihine kadar her hafta 2 sabit zaman ayırıp bitenleri işaretleyeceğim.',
      ],
      alone: ['Benden istenen her şeyi 3 aşamaya bölüp {date} tarihine kadar sırayla tamamlayacağım.'],
    },
    getting: {
      about: [
        'nelere dikkat edeceğimi bir sayfaya yazıp {date} tarihine kadar her hafta 2 kişiyle bunu konuşacağım.',
        '{date} tarihine kadar 5 yere sorup en iyi seçeneklerin peşinden gideceğim.',
      ],
      alone: ['Aradığımı bir sayfaya yazıp {date} tarihine kadar her hafta 2 kişiyle bunu konuşacağım.'],
    },
    changing: {
      about: [
        'bu yoldan geçmiş 3 kişiyle konuşup sonraki adımlarımı {date} tarihine kadar bir sayfaya yazacağım.',
        'bildiklerimi ve eksiklerimi yazıp {date} tarihine kadar haftada 2 kez bunların üzerinde çalışacağım.',
      ],
      alone: [
        'İş hayatımdaki değişim için bu yoldan geçmiş 3 kişiyle konuşup sonraki adımlarımı {date} tarihine kadar bir sayfaya yazacağım.',
      ],
    },
    making: {
      about: [
        'haftada 2 kez çalışıp ortaya çıkanı {date} tarihine kadar birilerine göstereceğim.',
        'en önemli 5 adımı yazıp sırayla ilerleyecek, {date} tarihine kadar bitireceğim.',
      ],
      alone: [
        'Yapmak istediğim şey için en önemli 5 adımı yazıp sırayla ilerleyecek, {date} tarihine kadar bitireceğim.',
      ],
    },
    performing: {
      about: [
        'birkaç notla hazırlanıp {date} tarihine kadar 3 fırsatta deneyeceğim.',
        '{date} tarihine kadar 3 kez deneyip neyin iyi gittiğini ve neyi değiştireceğimi yazacağım.',
      ],
      alone: ['Bana zor gelen şeyi {date} tarihine kadar 3 fırsatta deneyip nasıl gittiğini yazacağım.'],
    },
    negotiating: {
      about: [
        '3 iyi gerekçe yazacak, bir kez prova edip {date} tarihine kadar konuyu açacağım.',
        'neyin mümkün olduğunu öğrenip 2 somut öneri hazırlayacak, {date} tarihine kadar net bir cevap isteyeceğim.',
      ],
      alone: [
        'İsteğim için 3 iyi gerekçe yazacak, bir kez prova edip {date} tarihine kadar konuyu açacağım.',
      ],
    },
    deciding: {
      about: [
        'gerekli bilgileri bir sayfada toplayacak, bilen 2 kişiyle konuşup {date} tarihine kadar sonuca varacağım.',
        'en önemli 3 noktayı netleştirip vardığım sonucu {date} tarihine kadar yazacağım.',
      ],
      alone: [
        'Kafamı kurcalayan konu için bilgileri bir sayfada toplayacak, bilen 2 kişiyle konuşup {date} tarihine kadar sonuca varacağım.',
      ],
    },
    keeping: {
      about: [
        'net bir kural koyup {date} tarihine kadar haftada 4 gün uyacak, pazar günleri nasıl gittiğine bakacağım.',
        '{date} tarihine kadar her hafta 2 sabit zaman ayırıp takvime işaretleyeceğim.',
      ],
      alone: [
        'Günlük hayatımda değiştirmek istediğim şey için net bir kural koyup {date} tarihine kadar haftada 4 gün uyacağım.',
      ],
    },
    otherwise: {
      about: [
        'tam olarak neye ulaşmak istediğimi 2 cümleyle yazacak, {date} tarihine kadar elimden geleni yapacağım.',
        '{date} tarihine kadar haftada 2 kez zaman ayırıp neyi başardığımı yazacağım.',
      ],
      alone: ['Neye ulaşmak istediğimi 2 cümleyle yazacak, {date} tarihine kadar elimden geleni yapacağım.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'gerekenleri, masrafları ve kimin yardım edebileceğini 1 sayfaya yazıp deneyimli 2 kişiye gösterecek, {date} tarihine kadar başlayacağım.',
        'küçük bir başlangıç için nelerin hazır olması gerektiğini yazacak, her hafta 1 maddeyi bitirip {date} tarihine kadar işe koyulacağım.',
      ],
      alone: [
        'Kurmak istediğim şey için gerekenleri ve masrafları 1 sayfaya yazıp deneyimli 2 kişiye gösterecek, {date} tarihine kadar başlayacağım.',
      ],
    },
    introducing: {
      about: [
        'nasıl işleyeceğini 1 sayfada anlatacak, 2 kişiyle bir hafta deneyip {date} tarihine kadar kalıcı hale getireceğim.',
        'bu değişiklikten etkilenecek 3 kişiyle konuşacak, önce küçük çapta deneyip {date} tarihine kadar uygulamaya koyacağım.',
      ],
      alone: [
        'Getirmek istediğim yeniliği 1 sayfada anlatacak, 2 kişiyle bir hafta deneyip {date} tarihine kadar uygulamaya koyacağım.',
      ],
    },
    delegating: {
      about: [
        'işin nasıl yapıldığını 1 sayfaya yazacak, devralacak kişiyle birlikte 2 kez yapıp {date} tarihine kadar tamamen bırakacağım.',
        '1 kişiyle neyi ne zamandan itibaren üstleneceğini kararlaştıracak, {date} tarihine kadar nasıl gittiğini yalnızca 2 kez soracağım.',
      ],
      alone: [
        'Benden neyi devralacağını 1 kişiyle kararlaştıracak, işi anlatıp {date} tarihine kadar tamamen bırakacağım.',
      ],
    },
    visiting: {
      about: [
        'uygun 2 yere sorup bir gün ayarlayacak, {date} tarihine kadar oradan ne edindiğimi yazacağım.',
        'bu hafta takvimime uygun 1 gün koyacak, {date} tarihine kadar gidip gördüğüm veya öğrendiğim 3 şeyi not edeceğim.',
      ],
      alone: [
        'Gidebileceğim uygun 2 yere soracak, bir gün ayarlayıp {date} tarihine kadar orada öğrendiklerimi yazacağım.',
      ],
    },
    sharing: {
      about: [
        '2 görevi, her birinin hedefini ve süresini netleştirip {date} tarihine kadar tamamen devredecek, sonra nasıl gittiğini konuşacağım.',
        'başkalarının üstlenebileceği 3 görev seçecek, her birini bir kez anlatıp sonuncusunu {date} tarihine kadar devredeceğim.',
      ],
      alone: [
        'Görevlerimden 2 tanesini, hedeflerini ve sürelerini netleştirip {date} tarihine kadar tamamen devredecek, sonra nasıl gittiğini konuşacağım.',
      ],
    },
    calculating: {
      about: [
        '3 gerçek örneği baştan sona hesaplayacak, {date} tarihine kadar rakamları deneyimli birine kontrol ettireceğim.',
        '2 gerçek işte hesaba katılması gerekenleri yazacak, bunlardan 1 tablo yapıp {date} tarihine kadar üçüncü bir işte kullanacağım.',
      ],
      alone: [
        'Kendi işimden 3 gerçek örneği baştan sona hesaplayacak, {date} tarihine kadar rakamları deneyimli birine kontrol ettireceğim.',
      ],
    },
    reaching: {
      about: [
        '2 ara hedef koyacak, en yakını için haftada 1 şey yapıp {date} tarihine kadar her pazar ne kadar ilerlediğimi yazacağım.',
        'bunu başarmış 2 kişiye en çok neyin işe yaradığını soracak, {date} tarihine kadar 2 haftada bir yeni bir önerilerini deneyeceğim.',
      ],
      alone: [
        'Ulaşmak istediğim şey için 2 ara hedef koyacak, {date} tarihine kadar her pazar ne kadar ilerlediğimi yazacağım.',
      ],
    },
    beginning: {
      about: [
        'bunu zaten yapan 1 kişiye başlangıçta nelerin gerektiğini soracak, hazırlığımı yapıp {date} tarihine kadar başlayacağım.',
        'küçük bir başlangıç için gerekenleri yazacak, ilk 3 maddeyi 2 haftada bitirip {date} tarihine kadar başlayacağım.',
      ],
      alone: [
        'Başlamak istediğim şeyi zaten yapan 1 kişiye nelerin gerektiğini soracak, hazırlığımı yapıp {date} tarihine kadar başlayacağım.',
      ],
    },
    publishing: {
      about: [
        'uygun 3 yer seçecek, her birinin ne istediğini öğrenip çalışmamı {date} tarihine kadar ilkine göndereceğim.',
        '2 kişiden görüş alacak, istenenleri hazırlayıp çalışmamı {date} tarihine kadar uygun 3 yere göndereceğim.',
      ],
      alone: [
        'Çalışmamı yayımlayabilecek 3 yer seçecek, ne istediklerini öğrenip {date} tarihine kadar ilkine göndereceğim.',
      ],
    },
    drafting: {
      about: [
        '2 iyi örneğe bakacak, ilk denememi 2 kişiye gösterip {date} tarihine kadar daha iyisini hazırlayacağım.',
        '2 hafta içinde ilk hâlini hazırlayacak, bir kez deneyip {date} tarihine kadar son hâlini vereceğim.',
      ],
      alone: [
        'Yapmak istediğim şey için 2 iyi örneğe bakacak, ilk denememi 2 kişiye gösterip {date} tarihine kadar daha iyisini hazırlayacağım.',
      ],
    },
    freeDays: {
      about: [
        'o zaman için sevdiğim bir şey planlayacak, bunu 2 kişiye söyleyip {date} tarihine kadar başardığım her haftayı işaretleyeceğim.',
        'ilgili herkese haber verecek, acil işler için başka 1 çözüm bulup {date} tarihine kadar başardığım her haftayı işaretleyeceğim.',
      ],
      alone: [
        'Boş kalmasını istediğim zaman için sevdiğim bir şey planlayacak, bunu 2 kişiye söyleyip {date} tarihine kadar başardığım her haftayı işaretleyeceğim.',
      ],
    },
  },
  unread: {
    about: [
      'bu işten anlayan 2 kişiye nasıl bir yol izleyeceklerini soracak, {date} tarihine kadar en iyi öneriyi uygulayacağım.',
      'her hafta 1 adım atıp not edecek, {date} tarihine kadar bitireceğim.',
    ],
    alone: [
      'Ne istediğimi 2 cümleyle yazacak, mentorluk görüşmesinde netleştirip {date} tarihine kadar ilk adımı atacağım.',
      'Hedefimi 2 açık cümleye döküp mentorluk görüşmesinde konuşacak, {date} tarihine kadar işe koyulacağım.',
    ],
  },
  soon: {
    about: ['bugün en önemli 3 adımı yazıp {date} tarihine kadar sırayla tamamlayacağım.'],
    alone: ['Hedefim için bugün en önemli 3 adımı yazıp {date} tarihine kadar sırayla tamamlayacağım.'],
  },
};
