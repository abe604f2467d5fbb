/** Turkish. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'tr',
  locale: 'tr-TR',
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
    istiyorum | isterim | isterdim | niyetindeyim | istiyom | lazım | gerekiyor | arzusundayım | güzel olur | güzel olurdu | iyi olur |
    iyi olurdu | hoş olurdu | istiyoruz | arıyorum | ihtiyacım var | gerek | hedefim | hayalim | isterim ki
  `,
  refusals: `
    hayır teşekkürler | istemiyorum | istemem | istemiyom | ilgilenmiyorum | ilgimi çekmiyor | düşünmüyorum | aramıyorum | olmasın | olmadan | yerine | hayır
  `,
  ends: `
    ama | ancak | fakat | çünkü | bu yüzden | diye | yine de | de olsa | da olsa | , ben | , bu | , o | halbuki | oysa
  `,
  fillers: `
    ve | ayrıca | artık | acilen | şimdi | sadece | yani | işte | belki | lütfen | ya da | veya | önce | sonra | birincisi | ikincisi |
    üçüncüsü | özellikle | nihayet | bir de | ben
  `,
  vague: `
    o | onlar | onlara | onlarla | onların | bunu | onu | şunu | oraya | orada | onunla | bununla | ona | buna | ondan | bundan | onları |
    bunları
  `,
  private: `
    hastal* | kanser* | depres* | anksiyete | panik atak* | tükenmişlik | dehb | otizm* | terapi* | teşhis* | hamile* | düşük yap* | boşan* |
    borç* | borc* | alkol* | bağımlıl* | hapis* | şiddet* | engelli* | ameliyat*
  `,
  asides: `
    kusura bakmayın | özür dilerim | teşekkür ederim | görmezden gel | talimat* | prompt* | dil modeli | yapay zeka olarak | şunu yaz |
    yazdır | tekrarla | bu form | buraya ne yazacağımı | gibi davran | artık sen
  `,
  lead: '{words}: ',
  quotes: '“”‘’',
  plans: {
    subject: [
      '{date} tarihine kadar haftada 2 kez 30 dakika çalışacak, öğrendiklerimi sonunda bir sayfada özetleyeceğim.',
      'iyi bir kitabı ya da kursu bitirip öğrendiklerimi {date} tarihine kadar 2 kişiye kendi sözlerimle anlatacağım.',
    ],
    tool: [
      'bir kurs ya da iyi bir kılavuzla temelleri öğrenip {date} tarihine kadar 2 gerçek işi kendi başıma yapacağım.',
      'haftada 2 kez 30 dakika alıştırma yapacak, {date} tarihine kadar neleri yapabildiğimi bilen birine göstereceğim.',
    ],
    language: [
      '{date} tarihine kadar haftada 4 gün 20 dakika çalışacak, öğrendiklerimi başkalarıyla 3 kez kullanacağım.',
      '{date} tarihine kadar haftada 3 kez 30 dakika çalışıp her seferinde 5 yeni ifade öğreneceğim.',
    ],
    craft: [
      '{date} tarihine kadar haftada 2 kez en az 30 dakika, mümkünse bilen birinin yanında çalışacak, sonra yapabildiğimi birine göstereceğim.',
      'bir kurs ya da bana gösterecek deneyimli birini bulup {date} tarihine kadar haftada en az 2 kez çalışacağım.',
    ],
    driving: [
      'evrak ve kayıt işini tamamlayıp haftada 2 kez çalışacak, {date} tarihine kadar sınava ya da son değerlendirmeye gireceğim.',
      '{date} tarihine kadar teori ya da direksiyon olsun her hafta 2 kez çalışacak, hiçbir dersi kaçırmayacağım.',
    ],
    exam: [
      '{date} tarihine kadar haftada 3 kez 45 dakika çalışacak, gerçek sınav koşullarında 2 deneme yapacağım.',
      'konuları 4 parçaya bölecek, son parçayı da {date} tarihine kadar bir denemeyle bitireceğim.',
    ],
    course: [
      '{date} tarihine kadar her hafta 2 sabit zaman ayıracak, tamamladığım her bölümü işaretleyeceğim.',
      'bütün günleri takvime yazacak, kaçırdığımı 3 gün içinde telafi edip {date} tarihine kadar devam edeceğim.',
    ],
    studies: [
      '{date} tarihine kadar haftada 4 gün birer saat çalışacak, biten her bölümü işaretleyeceğim.',
      'kalan işleri her birinin tarihi belli 4 parçaya bölüp sonuncusunu {date} tarihine kadar bitireceğim.',
    ],
    admission: [
      'başvurumu 2 kişiye okutup {date} tarihine kadar eksiksiz göndereceğim.',
      'koşulları ve son günleri öğrenip haftada 2 kez hazırlanacak, {date} tarihine kadar başvuracağım.',
    ],
    recognition: [
      'hangi belgelerin eksik olduğunu 2 yerden öğrenip {date} tarihine kadar dosyamı eksiksiz teslim edeceğim.',
      'diploma ve çevirileri tek dosyada toplayıp {date} tarihine kadar başvuracak, ardından 2 haftada bir durumu soracağım.',
    ],
    job: [
      '{date} tarihine kadar haftada 2 özenli başvuru gönderecek, bu işi bilen biriyle de konuşacağım.',
      'bana uyan yerlerin listesini çıkarıp {date} tarihine kadar her hafta 2 tanesine soracağım.',
    ],
    promotion: [
      'isteğimi açıkça söyleyecek, {date} tarihine kadar bunu değerlendirebilecek 2 kişiye neyimin eksik olduğunu soracağım.',
      'beni öne çıkaran 3 nedeni yazıp {date} tarihine kadar kararı verecek olanlarla konuşacağım.',
    ],
    customers: [
      'ulaşmak istediğim 3 kişiye neye önem verdiklerini soracak, buna göre bir şeyi değiştirip {date} tarihine kadar sonucu izleyeceğim.',
      '{date} tarihine kadar 2 haftada bir yeni bir tanıtım yolu deneyip işe yarayanı sürdüreceğim.',
    ],
    funding: [
      '3 olası kaynağı inceleyip en uygun olanına {date} tarihine kadar eksiksiz başvuracağım.',
      'amacı, yararı ve maliyeti bir sayfada toplayıp {date} tarihine kadar destek verebilecek 3 yere sunacağım.',
    ],
    people: [
      'bana uyan 2 grup ya da buluşma yeri seçip {date} tarihine kadar en az 4 kez katılacağım.',
      '{date} tarihine kadar 2 haftada bir ilk adımı atıp birine buluşmayı önereceğim.',
    ],
    mentor: [
      'nasıl birini aradığımı 3 cümleyle yazacak, çevreme sorup {date} tarihine kadar ilk buluşmayı ayarlayacağım.',
      '{date} tarihine kadar uygun 3 kişiye ulaşıp kısa bir tanışma önereceğim.',
    ],
    staff: [
      'yapılacak işi bir sayfada anlatıp 3 yerde duyuracak, {date} tarihine kadar ilk görüşmeleri yapacağım.',
      '{date} tarihine kadar her hafta uygun 2 kişiye kendim ulaşıp tanışmaya çağıracağım.',
    ],
    home: [
      'yeri, büyüklüğü ve bütçe sınırımı belirleyip {date} tarihine kadar haftada 2 uygun seçeneğe bakacağım.',
      'evraklarımı hazır tutacak, {date} tarihine kadar her hafta 2 kişiye bildikleri uygun bir yer olup olmadığını soracağım.',
    ],
    search: [
      'nelere dikkat edeceğimi yazacak, 5 yere sorup {date} tarihine kadar karar vereceğim.',
      '{date} tarihine kadar 3 seçeneğe yakından bakıp karşılaştıracak, en iyisini seçeceğim.',
    ],
    career: [
      'gitmek istediğim alanda çalışan 3 kişiyle konuşup {date} tarihine kadar işi bir gün boyunca yerinde göreceğim.',
      'bildiklerimi ve eksiklerimi bir sayfaya yazıp {date} tarihine kadar 2 yere nasıl başlayabileceğimi soracağım.',
    ],
    business: [
      'ne sunacağımı, giderleri ve gelirleri 2 sayfada hesaplayıp {date} tarihine kadar işi bilen birine danışacağım.',
      'böyle bir işi yürüten 2 kişiyle konuşacak, {date} tarihine kadar her hafta listemdeki bir adımı bitireceğim.',
    ],
    leadership: [
      '{date} tarihine kadar her hafta hedefi açık bir görevi başkasına verecek, sonra 10 dakika nasıl gittiğini konuşacağım.',
      'birlikte çalıştığım 3 kişiyle baş başa konuşup {date} tarihine kadar yönetme biçimimde bir şeyi değiştireceğim.',
    ],
    portfolio: [
      'en iyi 3 işimi seçip her birine birkaç cümle yazacak, {date} tarihine kadar 2 kişinin görüşünü alacağım.',
      'önce 3 işten oluşan küçük bir sürüm hazırlayacak, {date} tarihine kadar 2 kişinin görüşüne göre düzelteceğim.',
    ],
    software: [
      'en önemli bölümden başlayıp {date} tarihine kadar ilk sürümü 3 kişiyle deneyeceğim.',
      'haftada 2 kez birer saat çalışıp {date} tarihine kadar çalışan bir ilk sürüm çıkaracağım.',
    ],
    writing: [
      'haftada 3 kez 30 dakika masaya oturacak, {date} tarihine kadar metni birine okutacağım.',
      'önce bir taslak çıkaracak, 2 kişiye okutup görüşlerini {date} tarihine kadar metne işleyeceğim.',
    ],
    event: [
      'tarihi, yeri ve giderleri bir sayfaya yazacak, her hafta 2 işi bitirip {date} tarihine kadar hazır olacağım.',
      'önce en önemli 3 konuyu netleştirip kimlerin katılacağını soracak, {date} tarihine kadar her şeyi hazır edeceğim.',
    ],
    papers: [
      '2 iyi örneğe bakıp bir taslak hazırlayacak, aldığım görüşlerle {date} tarihine kadar düzelteceğim.',
      '{date} tarihine kadar son hâlini hazırlayıp 2 kişiye göstereceğim.',
    ],
    document: [
      'önce ana hatları çıkarıp 2 kişiye gösterecek, {date} tarihine kadar eksiksiz bir metin hazırlayacağım.',
      'her hafta bir bölüm yazıp {date} tarihine kadar tamamını 2 kişiye okutacağım.',
    ],
    object: [
      'malzemeyi, giderleri ve adımları bir sayfaya yazacak, haftada 2 kez çalışıp {date} tarihine kadar bitireceğim.',
      'her hafta 2 saat ayırıp ortaya çıkanı {date} tarihine kadar yakınlarıma göstereceğim.',
    ],
    improvement: [
      '2 hafta boyunca nerede aksadığını not edecek, bir şeyi değiştirip {date} tarihine kadar sonucu karşılaştıracağım.',
      'bu işten etkilenen 2 kişiyle yeni bir yol deneyip {date} tarihine kadar işe yarayanı kalıcı yapacağım.',
    ],
    presentation: [
      '{date} tarihine kadar en az 3 kez yüksek sesle prova yapacak, birini yakınlarımın önünde yapıp görüşlerini alacağım.',
      'girişi, 3 ana noktayı ve sonu yazıp {date} tarihine kadar birkaç kez yüksek sesle çalışacağım.',
    ],
    meetings: [
      'her seferinde 2 not hazırlayıp {date} tarihine kadar 4 fırsatta dile getireceğim.',
      'her seferinde kendime küçük bir hedef koyacak, {date} tarihine kadar 3 kez güvendiğim birinin görüşünü alacağım.',
    ],
    conversation: [
      'en önemli 3 cümlemi yazıp bu konuşmayı {date} tarihine kadar yapacağım.',
      'sakin bir an seçecek, ilk cümlelerimi 2 kez yüksek sesle çalışıp {date} tarihine kadar konuşacağım.',
    ],
    feedback: [
      '{date} tarihine kadar 3 fırsatta önce derin bir nefes alacak, sonra meseleyi sakince söyleyecek ya da soracağım.',
      'böyle 3 durumdan sonra neyin iyi gittiğini ve neyi değiştireceğimi {date} tarihine kadar yazacağım.',
    ],
    boundaries: [
      '2 nazik ve net cümle hazırlayıp bunları {date} tarihine kadar 3 fırsatta kullanacağım.',
      'net bir sınır belirleyip ilgili kişilere söyleyecek, {date} tarihine kadar en az 3 kez arkasında duracağım.',
    ],
    interview: [
      'orada ne beklendiğini öğrenecek, 3 güçlü yanımı örnekleriyle yazıp {date} tarihine kadar yüksek sesle çalışacağım.',
      '{date} tarihine kadar biriyle en az 2 prova yapıp her seferinde bir şeyi düzelteceğim.',
    ],
    confidence: [
      '{date} tarihine kadar 3 kez normalde kaçındığım bir şeyi deneyip nasıl geçtiğini yazacağım.',
      'zorlandığım 3 durum seçecek, en kolayından başlayıp {date} tarihine kadar hepsini deneyeceğim.',
    ],
    expression: [
      'haftada 2 kez 20 dakika çalışacak, {date} tarihine kadar 3 örnek için güvendiğim birinin görüşünü alacağım.',
      '2 haftada bir zayıf bir yanımı çalışıp {date} tarihine kadar eski bir örneği yenisiyle karşılaştıracağım.',
    ],
    teaching: [
      'her seferinde açık bir hedef belirleyecek, {date} tarihine kadar en az 3 kez akılda ne kaldığını soracağım.',
      '{date} tarihine kadar 2 kez güvendiğim birinden beni izlemesini isteyip görüşüne göre bir şeyi değiştireceğim.',
    ],
    salary: [
      '3 kaynağı karşılaştırıp gerekçelerimi yazacak, bir kez prova edip {date} tarihine kadar konuyu açacağım.',
      'istediğim tutarı ve alt sınırımı belirleyip {date} tarihine kadar 3 somut gerekçeyle konuşacağım.',
    ],
    conditions: [
      'neye ihtiyacım olduğunu ve işin nasıl yürüyeceğini 3 cümleyle yazıp {date} tarihine kadar konuyu açacağım.',
      'haklarımı öğrenip 2 somut öneri hazırlayacak, {date} tarihine kadar net bir cevap isteyeceğim.',
    ],
    agreement: [
      'yararını, yükünü ve gelebilecek 2 itirazı yazıp {date} tarihine kadar söz hakkı olan herkesle konuşacağım.',
      'önce karşımdakilere neye önem verdiklerini soracak, {date} tarihine kadar 2 seçenekli bir öneri sunacağım.',
    ],
    decision: [
      'artıları ve eksileri bir sayfaya yazacak, 2 kişiyle konuşup {date} tarihine kadar kararımı vereceğim.',
      'sonucu belirleyen 3 noktayı netleştirecek, biraz düşünüp {date} tarihine kadar kararımı vereceğim.',
    ],
    pricing: [
      '3 benzer fiyata bakıp giderlerimi toplayacak, {date} tarihine kadar fiyatımı belirleyeceğim.',
      'gideri, zamanı ve kârı bir sayfada hesaplayıp {date} tarihine kadar çıkan fiyatı 2 kişiye sunacağım.',
    ],
    question: [
      '{date} tarihine kadar 2 yetkili yere sorup cevabı bir sayfaya yazacağım.',
      '2 güvenilir kaynağı okuyacak, anlamadığımı sorup {date} tarihine kadar kesin cevabı bulacağım.',
    ],
    direction: [
      'beni iyi tanıyan 3 kişiyle konuşup ilk neyi deneyeceğimi {date} tarihine kadar bir sayfaya yazacağım.',
      '2 hafta boyunca bana neyin iyi geldiğini not edip {date} tarihine kadar denemek istediğim bir şey seçeceğim.',
    ],
    exercise: [
      '{date} tarihine kadar her hafta en az 20 dakikalık sabit zamanlar ayıracak, yaptıklarımı işaretleyeceğim.',
      'küçük adımlarla başlayıp {date} tarihine kadar 2 haftada bir biraz daha artıracağım.',
    ],
    habit: [
      'bu hafta başlayacak, {date} tarihine kadar her seferini takvimde işaretleyip 2 haftada bir nasıl gittiğine bakacağım.',
      'takvimde sabit bir zaman ayırıp {date} tarihine kadar sürdürecek, 2 haftada bir değerlendireceğim.',
    ],
    rest: [
      'net bir kural koyup {date} tarihine kadar haftada 4 gün uyacak, pazar günleri nasıl gittiğine bakacağım.',
      '{date} tarihine kadar her hafta takvimde 2 boş zaman ayıracak, araya başka iş sokmayacağım.',
    ],
    stop: [
      '{date} tarihine kadar her akşam başarıp başaramadığımı 1 satırla yazacak, pazar günleri neyin işe yaradığına bakacağım.',
      'zorlandığım 2 durumu yazıp o anda ne yapacağımı önceden kararlaştıracak, {date} tarihine kadar her iyi günü işaretleyeceğim.',
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
      'gurur duyduğum 3 sonucu yazıp {date} tarihine kadar önemli kişilere anlatacağım.',
      '{date} tarihine kadar 3 fırsatta yaptıklarımdan bir şey gösterecek, gelen tepkileri not edeceğim.',
    ],
    errand: [
      'gerekenleri toplayıp 2 saat ayıracak, bu işi {date} tarihine kadar bitireceğim.',
      '3 gün içinde ne gerektiğini öğrenecek, bu işi {date} tarihine kadar halledeceğim.',
    ],
    dream: [
      'önce bu büyük hayalde beni çeken 3 şeyi yazacak, {date} tarihine kadar birini küçük çapta deneyeceğim.',
      'bugünden yapabileceğim küçük bir şey seçip {date} tarihine kadar haftada 2 saatimi ayıracağım.',
    ],
    other: [
      '{date} tarihine kadar haftada 2 kez küçük bir şey yapıp neyin değiştiğini yazacağım.',
      'başardığımı neyden anlayacağımı 2 cümleyle yazacak, {date} tarihine kadar her hafta biraz ilerleyeceğim.',
    ],
  },
  quote: [
    '{middle} tarihine kadar bu konuyu bilen 2 kişiye önce ne yapacaklarını soracak, {date} tarihine kadar tavsiyelerinden birini deneyip sonucu mentoruma göstereceğim.',
    '{middle} tarihine kadar hedefe ulaştığımı nasıl anlayacağımı tek cümleyle yazacak, {date} tarihine kadar en fazla bir saatlik ilk adımı atacağım.',
    '{middle} tarihine kadar mentoruma önce ne deneyeceğimi soracak, {date} tarihine kadar bunu yapıp nasıl gittiğini anlatacağım.',
  ],
  soon: [
    'bugün en önemli 3 adımı yazıp {date} tarihine kadar sırayla tamamlayacağım.',
    'bu hafta bunun için 2 saat ayıracak, en zor kısmından başlayıp {date} tarihine kadar bitireceğim.',
  ],
  unsupported:
    'Ne istediğimi 2 cümleyle yazacak, mentorluk görüşmesinde netleştirip {date} tarihine kadar ilk adımı atacağım.',
};
