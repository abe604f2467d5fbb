/** Turkish. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'tr',
  locale: 'tr-TR',
  capitals: true,
  postpositions: true,
  ordinalStops: true,
  untilIsBefore: true,
  time: {
    months: `
      ocak* | ocağ* | oca; şubat* | şub; mart | marta | martta | mart ay* | martın | marttan; nisan* | nis; mayıs* | may;
      haziran* | haz; temmuz* | tem; ağustos* | ağu; eylül* | eyl; ekim | ekime | ekimde | ekimin | ekim ay* | ekimden; kasım*;
      aralık* | aralığ*
    `,
    weekdays: `
      pazartesi | pazartesiye | pazartesiden; salı | salıya; çarşamba | çarşambaya; perşembe | perşembeye; cuma | cumaya | cumadan;
      cumartesi | cumartesiye; pazar günü* | pazara
    `,
    spans: `
      1 day: yarına kadar | yarına; 18 month: bir buçuk yıl | bir buçuk sene; 10 week: iki buçuk ay; 6 week: bir buçuk ay
    `,
    day: 'gün | günü | güne | günde | günlük | günler | günlerde | günün',
    week: 'hafta | haftada | haftalık | haftaya | haftanın | haftası | haftalar | haftasına | haftaki | haftayı | haftadan',
    month: 'ay | ayda | aylık | aya | ayın | ayı | aylar | ayının | ayında | ayına | aydan',
    quarter: 'çeyrek | çeyreğ* | çeyrekte | çeyrekten',
    year: 'yıl | yılda | yıllık | yıla | yılın | yılı | yıllar | yılının | yılında | yılına | yıldan | sene | senede | senelik | seneye | senenin | senesi',
    feasts: `
      12-24: noel* | christmas; 12-31: yılbaşı* | yeni yıl* | yılsonu*; 3-31: birinci çeyre* | ilk çeyre*; 6-30: ikinci çeyre*;
      9-30: üçüncü çeyre*; 12-31: dördüncü çeyre* | son çeyre*; 6-30: ilk yarısı* | birinci yarısı* | ilk yarıyıl*;
      12-31: ikinci yarısı* | ikinci yarıyıl*; 5-31: ilkbahar* | bahar | bahara | baharda | baharına | baharında; 4-15: paskalya*;
      1-31: sömestr* | yarıyıl tatil* | yarı yıl tatil*; 6-20: okullar kapan* | karne*; 9-15: okullar açıl*;
      10-29: cumhuriyet bayram*; 8-31: yaz | yaza | yazın | yazına | yazında | yazının | yaz sonu* | yaz ay* | yazdan | yaz tatili*;
      11-30: sonbahar* | güz | güze | güzün; 2-28: kış | kışa | kışın | kışına | kışında | kış sonu*
    `,
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
    half: 'yarım | yarı | yarısı | yarısına | yarısında | buçuk',
    per: 'haftada | haftalık | günde | günlük | ayda | aylık',
    each: `
      her gün | hergün | her hafta | her ay | her akşam | her sabah | her gece | her cumartesi | her pazar |
      her hafta sonu
    `,
    spare: 'ayırabil* | vaktim | zamanım | vakit | zaman | var | en fazla | boş',
    numbers: `
      1: bir | tek; 2: iki; 3: üç | birkaç; 4: dört; 5: beş; 6: altı; 7: yedi; 8: sekiz; 9: dokuz; 10: on; 11: on bir; 12: on iki;
      13: on üç; 14: on dört; 15: on beş; 16: on altı; 18: on sekiz; 20: yirmi; 24: yirmi dört; 25: yirmi beş; 30: otuz; 40: kırk;
      50: elli; 60: altmış; 100: yüz
    `,
  },
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
  openings: `
    istiyom |
    istiyorum | isterim | isterdim | niyetindeyim | istiyom | lazım | gerekiyor | arzusundayım | güzel olur | güzel olurdu | iyi olur |
    iyi olurdu | hoş olurdu | istiyoruz | arıyorum | ihtiyacım var | gerek | hedefim | hayalim | isterim ki | çok istiyorum | çok isterim |
    çok isterdim | planlıyorum | planım var | niyetim var | hedefliyorum | düşünüyorum | hayal ediyorum | hayalim var | umuyorum |
    için yardım | için destek | konusunda yardım | konusunda destek | yardım istiyorum | destek istiyorum | yardıma ihtiyacım var |
    desteğe ihtiyacım var | gerekir | gerekli | zorundayım | amacım | amacındayım | dileğim | hevesliyim | merak ediyorum | şart
  `,
  kept: `
    haftada * | haftada en az * | haftada bir | günde * | günde en az * | ayda * | her gün | her hafta | her ay | işe
  `,
  refusals: `
    istemiyom |
    hayır teşekkürler | istemiyorum | istemiyom | ilgilenmiyorum | ilgimi çekmiyor | düşünmüyorum | aramıyorum | olmasın | istemiyoruz | istemezdim | planlamıyorum |
    gerek yok | ihtiyacım yok | lazım değil | şart değil | niyetim yok | peşinde değilim
  `,
  ends: `
    ama | ancak | fakat | çünkü | bu yüzden | diye | yine de | de olsa | da olsa | zira | , teşekkür* | , şimdiden | , sağ olun | , bana | , bir de | , yani | , çok | , ben | , bu | , o | halbuki | oysa
  `,
  fillers: `
    ve | ayrıca | artık | acilen | şimdi | sadece | yani | işte | belki | lütfen | ya da | veya | önce | sonra | birincisi | ikincisi |
    üçüncüsü | özellikle | nihayet | bir de | ben
  `,
  vague: `
    teşekkür ederim | teşekkürler | teşekkür ederiz | o | bunun | bu konuda | bu konu | ne iş | akıl verin | bi akıl verin | bir akıl verin | onlar | onlara | onlarla | onların | bunu | onu | şunu | oraya | orada | onunla | bununla | ona | buna | ondan | bundan | onları |
    bunları
  `,
  worries: `
    korkuyorum | korkum var | korkusu | endişeliyim | endişe ediyorum | endişem var | kaygılıyım | kaygılanıyorum | tedirginim | çekiniyorum | kararsızım | emin değilim | şüpheliyim | bilmiyorum
  `,
  states:
    'hissediyorum | oldum | kaldım | çıkarıldım | kaybettim | boşluktayım | yaşındayım | yorgunum | kimse | çok geç',
  private: `
    hastalık* | hastalığ* | hastayım | kanser* | depres* | anksiyete | panik atak* | tükenmişlik | dehb | otizm* | terapi | terapiye | terapide | terapisi* | teşhis* | hamile* | düşük yap* | boşan* |
    alkol* | bağımlıl* | hapis* | şiddet | şiddete | şiddetten | uyuşturucu* | intihar* | kürtaj | tüp bebek | fıtık | fıtığ* | engelli* | ameliyat*
  `,
  asides: `
    kusura bakmayın | özür dilerim | görmezden gel | talimat* | prompt* | dil modeli | yapay zeka olarak | şunu yaz |
    yazdır | tekrarla | bu form | buraya ne yazacağımı | gibi davran | artık sen
  `,
  lead: '{words}: ',
  quotes: `“”''`,
  plans: {
    subject: [
      '{date} tarihine kadar haftada 2 kez 30 dakika çalışacak, öğrendiklerimi sonunda bir sayfada özetleyeceğim.',
      'İyi bir kitabı ya da kursu bitirip öğrendiklerimi {date} tarihine kadar 2 kişiye kendi sözlerimle anlatacağım.',
    ],
    tool: [
      'Bir kurs ya da iyi bir kılavuzla temelleri öğrenip {date} tarihine kadar 2 gerçek işi kendi başıma yapacağım.',
      'Haftada 2 kez 30 dakika alıştırma yapacak, yapabildiklerimi {date} tarihine kadar işi bilen birine göstereceğim.',
    ],
    language: [
      '{date} tarihine kadar haftada 4 gün 20 dakika çalışacak, öğrendiklerimi 3 kez gerçek bir konuşmada ya da yazıda kullanacağım.',
      '{date} tarihine kadar haftada 3 kez 30 dakika çalışıp her seferinde 5 yeni ifade öğreneceğim.',
    ],
    craft: [
      '{date} tarihine kadar haftada 2 kez en az 30 dakika çalışacak, yaptıklarımı 2 kez işi bilen birine gösterip görüşünü alacağım.',
      'Bir kurs ya da bana yol gösterecek deneyimli birini bulup {date} tarihine kadar haftada en az 2 kez çalışacağım.',
    ],
    driving: [
      'Evrak ve kayıt işlerini tamamlayıp haftada 2 kez çalışacak, {date} tarihine kadar sınava ya da son değerlendirmeye gireceğim.',
      '{date} tarihine kadar ister teori ister direksiyon olsun her hafta 2 kez çalışacak, hiçbir dersi kaçırmayacağım.',
    ],
    exam: [
      '{date} tarihine kadar haftada 3 kez 45 dakika çalışacak, gerçek sınav koşullarında 2 deneme sınavı çözeceğim.',
      'Konuları 4 parçaya bölecek, sonuncusunu da {date} tarihine kadar bitirip bir deneme sınavı çözeceğim.',
    ],
    course: [
      '{date} tarihine kadar haftada 2 gün buna sabit bir saat ayıracak, tamamladığım her bölümü işaretleyeceğim.',
      'Ders günlerini takvime yazacak, kaçırdığım bölümü 3 gün içinde telafi ederek {date} tarihine kadar devam edeceğim.',
    ],
    studies: [
      '{date} tarihine kadar haftada 4 gün birer saat çalışacak, biten her bölümü işaretleyeceğim.',
      'Kalan işleri her birinin tarihi belli 4 parçaya bölüp sonuncusunu {date} tarihine kadar bitireceğim.',
    ],
    admission: [
      'Başvurumu 2 kişiye okutup {date} tarihine kadar eksiksiz göndereceğim.',
      'Koşulları ve son günleri öğrenip haftada 2 kez hazırlanacak, {date} tarihine kadar başvuracağım.',
    ],
    recognition: [
      'Hangi belgelerin istendiğini öğrenip dosyamı 2 kez kontrol edecek, {date} tarihine kadar eksiksiz teslim edeceğim.',
      'Diploma ve çevirileri tek dosyada toplayıp {date} tarihine kadar başvuracak, ardından 2 haftada bir durumu soracağım.',
    ],
    job: [
      '{date} tarihine kadar haftada 2 özenli başvuru gönderecek, bu işi yapan biriyle de konuşacağım.',
      'Bana uyan yerlerin listesini çıkarıp {date} tarihine kadar her hafta 2 tanesine açık bir iş olup olmadığını soracağım.',
    ],
    promotion: [
      'İsteğimi açıkça söyleyecek, {date} tarihine kadar bunu değerlendirebilecek 2 kişiye neyimin eksik olduğunu soracağım.',
      'Beni öne çıkaran 3 nedeni yazıp {date} tarihine kadar kararı verecek olanlarla konuşacağım.',
    ],
    customers: [
      'Ulaşmak istediğim 3 kişiye neye önem verdiklerini soracak, buna göre bir şeyi değiştirip {date} tarihine kadar sonucu izleyeceğim.',
      '{date} tarihine kadar 2 haftada bir yeni bir tanıtım yolu deneyip işe yarayanı sürdüreceğim.',
    ],
    funding: [
      '3 olası kaynağı inceleyip en uygun olanına {date} tarihine kadar eksiksiz başvuracağım.',
      'Amacı, yararı ve maliyeti bir sayfada toplayıp {date} tarihine kadar destek verebilecek 3 yere sunacağım.',
    ],
    people: [
      'Bana uyan 2 grup ya da etkinlik seçip {date} tarihine kadar en az 4 kez katılacağım.',
      '{date} tarihine kadar 2 haftada bir ilk adımı atıp birine buluşma önereceğim.',
    ],
    mentor: [
      'Nasıl birini aradığımı 3 cümleyle yazacak, çevreme sorup {date} tarihine kadar ilk buluşmayı ayarlayacağım.',
      '{date} tarihine kadar uygun 3 kişiye ulaşıp kısa bir tanışma görüşmesi önereceğim.',
    ],
    staff: [
      'Yapılacak işi bir sayfada anlatıp 3 yerde duyuracak, {date} tarihine kadar ilk görüşmeleri yapacağım.',
      '{date} tarihine kadar her hafta uygun 2 kişiye kendim ulaşıp tanışmaya çağıracağım.',
    ],
    home: [
      'Yeri, büyüklüğü ve bütçe sınırımı belirleyip {date} tarihine kadar haftada 2 uygun seçeneğe bakacağım.',
      'Belgelerimi hazır tutacak, {date} tarihine kadar her hafta 2 kişiye bildikleri uygun bir yer olup olmadığını soracağım.',
    ],
    search: [
      'Nelere dikkat edeceğimi yazacak, 5 yere sorup {date} tarihine kadar karar vereceğim.',
      '{date} tarihine kadar 3 seçeneğe yakından bakıp karşılaştıracak, en iyisini seçeceğim.',
    ],
    career: [
      'Gitmek istediğim alanda çalışan 3 kişiyle konuşup {date} tarihine kadar yol haritamı bir sayfaya yazacağım.',
      'Bildiklerimi ve eksiklerimi bir sayfaya yazıp {date} tarihine kadar 2 yere nasıl başlayabileceğimi soracağım.',
    ],
    business: [
      'Ne sunacağımı, giderleri ve gelirleri 2 sayfada hesaplayıp {date} tarihine kadar işi bilen birine danışacağım.',
      'Böyle bir işi yürüten 2 kişiyle konuşacak, {date} tarihine kadar her hafta listemdeki bir adımı bitireceğim.',
    ],
    leadership: [
      '{date} tarihine kadar her hafta hedefi açık bir görevi başkasına verecek, sonra 10 dakika nasıl gittiğini konuşacağım.',
      'Birlikte çalıştığım 3 kişiyle birebir konuşup {date} tarihine kadar yönetim tarzımda bir şeyi değiştireceğim.',
    ],
    portfolio: [
      'En iyi 3 işimi seçip her birine birkaç cümle yazacak, {date} tarihine kadar 2 kişinin görüşünü alacağım.',
      'Önce 3 işten oluşan küçük bir sürüm hazırlayacak, {date} tarihine kadar 2 kişinin görüşüne göre düzelteceğim.',
    ],
    software: [
      'En önemli bölümden başlayıp {date} tarihine kadar ilk sürümü 3 kişiyle deneyeceğim.',
      'Haftada 2 kez birer saat çalışıp {date} tarihine kadar çalışan bir ilk sürüm çıkaracağım.',
    ],
    writing: [
      'Haftada 3 kez 30 dakika masaya oturacak, {date} tarihine kadar metni birine okutacağım.',
      'Önce bir taslak çıkaracak, 2 kişiye okutup görüşlerini {date} tarihine kadar metne işleyeceğim.',
    ],
    event: [
      'Tarihi, yeri ve giderleri bir sayfaya yazacak, her hafta 2 işi bitirip {date} tarihine kadar hazır olacağım.',
      'Önce en önemli 3 konuyu netleştirip kimlerin katılacağını soracak, {date} tarihine kadar her şeyi hazır edeceğim.',
    ],
    papers: [
      '2 iyi örneğe bakıp bir taslak hazırlayacak, aldığım görüşlerle {date} tarihine kadar düzelteceğim.',
      '{date} tarihine kadar son hâlini hazırlayıp 2 kişiye göstereceğim.',
    ],
    document: [
      'Önce ana hatları çıkarıp 2 kişiye gösterecek, {date} tarihine kadar eksiksiz bir metin hazırlayacağım.',
      'Her hafta bir bölüm yazıp {date} tarihine kadar tamamını 2 kişiye okutacağım.',
    ],
    object: [
      'Malzemeyi, giderleri ve adımları bir sayfaya yazacak, haftada 2 kez çalışıp {date} tarihine kadar bitireceğim.',
      'Her hafta 2 saat ayırıp ortaya çıkanı {date} tarihine kadar yakınlarıma göstereceğim.',
    ],
    improvement: [
      '2 hafta boyunca nerede aksadığını not edecek, bir şeyi değiştirip {date} tarihine kadar sonucu karşılaştıracağım.',
      'Bu işten etkilenen 2 kişiyle yeni bir yol deneyip {date} tarihine kadar işe yarayanı kalıcı hâle getireceğim.',
    ],
    presentation: [
      '{date} tarihine kadar en az 3 kez yüksek sesle prova yapacak, birini yakınlarımın önünde yapıp görüşlerini alacağım.',
      'Girişi, 3 ana noktayı ve sonu yazıp {date} tarihine kadar birkaç kez yüksek sesle çalışacağım.',
    ],
    meetings: [
      'Her seferinde 2 noktayı önceden not edip {date} tarihine kadar bunları 4 fırsatta dile getireceğim.',
      'Her seferinde kendime küçük bir hedef koyacak, {date} tarihine kadar 3 kez güvendiğim birinin görüşünü alacağım.',
    ],
    conversation: [
      'En önemli 3 cümlemi yazıp bu konuşmayı {date} tarihine kadar yapacağım.',
      'Sakin bir an seçecek, ilk cümlelerimi 2 kez yüksek sesle çalışıp {date} tarihine kadar konuşacağım.',
    ],
    feedback: [
      '{date} tarihine kadar 3 fırsatta önce olanı, sonra ne istediğimi sakince söyleyeceğim.',
      'Böyle 3 durumdan sonra neyin iyi gittiğini ve neyi değiştireceğimi {date} tarihine kadar yazacağım.',
    ],
    boundaries: [
      '2 nazik ve net cümle hazırlayıp bunları {date} tarihine kadar 3 fırsatta kullanacağım.',
      'Net bir sınır belirleyip ilgili kişilere söyleyecek, {date} tarihine kadar en az 3 kez arkasında duracağım.',
    ],
    interview: [
      'Orada ne beklendiğini öğrenecek, 3 güçlü yanımı örnekleriyle yazıp {date} tarihine kadar yüksek sesle çalışacağım.',
      '{date} tarihine kadar biriyle en az 2 prova yapıp her seferinde bir şeyi düzelteceğim.',
    ],
    confidence: [
      '{date} tarihine kadar 3 kez normalde kaçındığım bir şeyi deneyip nasıl geçtiğini yazacağım.',
      'Zorlandığım 3 durum seçecek, en kolayından başlayıp {date} tarihine kadar hepsini deneyeceğim.',
    ],
    expression: [
      'Haftada 2 kez 20 dakika çalışacak, {date} tarihine kadar 3 örnek için güvendiğim birinin görüşünü alacağım.',
      '2 haftada bir zayıf bir yanım üzerinde çalışıp {date} tarihine kadar eski bir örneği yenisiyle karşılaştıracağım.',
    ],
    teaching: [
      'Her seferinde açık bir hedef belirleyecek, {date} tarihine kadar en az 3 kez akılda ne kaldığını soracağım.',
      '{date} tarihine kadar 2 kez güvendiğim birinden beni izlemesini isteyip görüşüne göre bir şeyi değiştireceğim.',
    ],
    salary: [
      '3 kaynağı karşılaştırıp gerekçelerimi yazacak, bir kez prova edip {date} tarihine kadar konuyu açacağım.',
      'İstediğim tutarı ve alt sınırımı belirleyip {date} tarihine kadar 3 somut gerekçeyle konuşacağım.',
    ],
    conditions: [
      'Neye ihtiyacım olduğunu ve işin nasıl yürüyeceğini 3 cümleyle yazıp {date} tarihine kadar konuyu açacağım.',
      'Haklarımı öğrenip 2 somut öneri hazırlayacak, {date} tarihine kadar net bir cevap isteyeceğim.',
    ],
    agreement: [
      'Artılarını, eksilerini ve gelebilecek 2 itirazı yazıp {date} tarihine kadar kararda söz sahibi olan herkesle konuşacağım.',
      'Önce karşımdakilere neye önem verdiklerini soracak, {date} tarihine kadar 2 seçenekli bir öneri sunacağım.',
    ],
    decision: [
      'Artıları ve eksileri bir sayfaya yazacak, 2 kişiyle konuşup {date} tarihine kadar kararımı vereceğim.',
      'Sonucu belirleyen 3 noktayı netleştirecek, biraz düşünüp {date} tarihine kadar kararımı vereceğim.',
    ],
    pricing: [
      '3 benzer fiyata bakıp giderlerimi toplayacak, {date} tarihine kadar fiyatımı belirleyeceğim.',
      'Gideri, zamanı ve kârı bir sayfada hesaplayıp {date} tarihine kadar çıkan fiyatı 2 kişiye danışacağım.',
    ],
    question: [
      '{date} tarihine kadar 2 yetkili yere sorup cevabı bir sayfaya yazacağım.',
      '2 güvenilir kaynağı okuyacak, anlamadığımı sorup {date} tarihine kadar kesin cevabı bulacağım.',
    ],
    direction: [
      'Beni iyi tanıyan 3 kişiyle konuşup ilk neyi deneyeceğimi {date} tarihine kadar bir sayfaya yazacağım.',
      '2 hafta boyunca bana neyin iyi geldiğini not edip {date} tarihine kadar denemek istediğim bir şey seçeceğim.',
    ],
    exercise: [
      '{date} tarihine kadar her hafta takvimimde en az 20 dakikalık sabit saatler ayıracak, yaptıklarımı işaretleyeceğim.',
      'Küçük adımlarla başlayıp {date} tarihine kadar 2 haftada bir yükü biraz daha artıracağım.',
    ],
    habit: [
      'Bu hafta başlayacak, {date} tarihine kadar her seferini takvimde işaretleyip 2 haftada bir nasıl gittiğine bakacağım.',
      'Takvimde sabit bir zaman ayırıp {date} tarihine kadar sürdürecek, 2 haftada bir değerlendireceğim.',
    ],
    rest: [
      'Net bir kural koyup {date} tarihine kadar haftada 4 gün uyacak, pazar günleri nasıl gittiğine bakacağım.',
      '{date} tarihine kadar haftada 4 akşam işi ve ekranı erken bırakacak, pazar günleri kendimi nasıl hissettiğime bakacağım.',
    ],
    stop: [
      '{date} tarihine kadar her akşam başarıp başaramadığımı 1 satırla yazacak, pazar günleri neyin işe yaradığına bakacağım.',
      'Zorlandığım 2 durumu yazıp o anda ne yapacağımı önceden kararlaştıracak, {date} tarihine kadar her iyi günü işaretleyeceğim.',
    ],
    organisation: [
      '{date} tarihine kadar her pazar 20 dakika haftayı planlayıp her günün en önemli işini belirleyeceğim.',
      '{date} tarihine kadar haftada 3 gün 20 dakika ayırıp küçük parçalar hâlinde ilerleyeceğim.',
    ],
    money: [
      '{date} tarihine kadar her hafta 30 dakika hesaplarıma bakıp her ay bir şeyi değiştireceğim.',
      '4 hafta gelir ve giderlerimi yazacak, sabit bir tutar belirleyip {date} tarihine kadar buna uyacağım.',
    ],
    visibility: [
      'Gurur duyduğum 3 sonucu yazıp {date} tarihine kadar bilmesi gereken kişilere anlatacağım.',
      '{date} tarihine kadar 3 fırsatta yaptıklarımdan bir şey gösterecek, gelen tepkileri not edeceğim.',
    ],
    errand: [
      'Gerekenleri toplayıp 2 saat ayıracak, bu işi {date} tarihine kadar bitireceğim.',
      '3 gün içinde ne gerektiğini öğrenecek, bu işi {date} tarihine kadar halledeceğim.',
    ],
  },
  any: [
    'Bu konuda deneyimli 2 kişiye nasıl başladıklarını soracak, {date} tarihine kadar en iyi tavsiyelerini uygulayacağım.',
    'Bunun için yapabileceğim 2 şeyi mentorumla kararlaştırıp ikisini de {date} tarihine kadar yapacağım.',
    '{date} tarihine kadar bunun için her hafta 1 küçük adım atıp her seferinde neyin değiştiğini yazacağım.',
  ],
  worry:
    'Beni tam olarak neyin düşündürdüğünü ve iyi gelebilecek 2 şeyi yazıp {date} tarihine kadar mentorumla konuşacağım.',
  until:
    'Bunu 4 adıma bölüp her birine tarih koyacak, ilkine bu hafta başlayıp {date} tarihine kadar bitireceğim.',
  soon: [
    'Bugün en önemli 3 adımı yazıp {date} tarihine kadar sırayla tamamlayacağım.',
    'Bu hafta bunun için 2 saat ayıracak, en zor kısmından başlayıp {date} tarihine kadar bitireceğim.',
  ],
  corrections: [
    // What was wanted stands in a case of the verb that is left out: `tanışmayı | isterim`, `bulmam | lazım`.
    [/^([^:]*\p{L}{2}m)a(?:yı|m)(”?:)/u, '$1ak$2'],
    [/^([^:]*\p{L}{2}m)e(?:yi|m)(”?:)/u, '$1ek$2'],
  ],
  unsupported:
    'Ne istediğimi 2 cümleyle yazacak, mentorluk görüşmesinde netleştirip {date} tarihine kadar ilk adımı atacağım.',
};
