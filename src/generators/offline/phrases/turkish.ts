/** Turkish: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const turkish: Language = {
  code: 'tr',
  locale: 'tr-TR',
  digraphs: false,
  capitalNouns: false,
  letters: 'çğıöşüâîû',
  postpositions: true,
  dates: { usual: '{day} {month} {year}' },
  givenNames:
    'ayşegül zehra hatice emine meryem hacer merve büşra kübra esra tuğba tuğçe özge gizem gamze pınar ebru burcu banu sibel nurcan nuray nurhan nermin nesrin sevim sevda serpil semra selma songül gülşen gülay gülten gülsüm aysel ayten aynur aysun nilgün nilüfer filiz yasemin hülya şengül melike melis beyza rümeysa ceren cansu irem defne ecrin nehir azra asya selin seda sinem derya hande leyla necla perihan rabia sümeyye şule tülay zerrin feride bahriye hüseyin hasan ibrahim ismail osman ömer yusuf halil süleyman fatih burak serkan kemal okan orhan selim tolga volkan yasin kadir cem cihan erkan gökhan hakan kaan koray levent oğuz serdar tarık tuncay berk arda mert efe',
  namesakes: 'ben ana deniz can',
  nameEndings: 'da de ta te dan den tan ten la le yla yle i u yi yu a e ya ye in un nin nun',
  stopWords:
    've veya ya ile için ama fakat ancak çünkü ki de da mi mı mu mü bu o bunu şunu onu buna ona bunun onun bunlar onlar ben sen biz siz benim senin bizim sizin bana sana bize size beni seni bizi sizi bende kendi ne nasıl neden niçin niye nerede nereye nereden hangi kim kaç her hiç hiçbir bir bazı tüm bütün çok az daha en pek kadar gibi göre önce sonra beri üzere doğru karşı rağmen dolayı ayrıca hem yalnız yalnızca sadece bile artık hâlâ henüz şimdi zaten belki tabii evet hayır değil var yok olan olarak olduğu olduğum olması olsun eğer ise diye şey şeyi şeyler birşey biraz yani böyle şöyle öyle üzerine üzerinde hakkında konusunda konuda içinde dışında arasında tarafından istiyorum istiyoruz isterim istemiyorum lazım gerek gerekiyor iyi yeni iken birlikte beraber özellikle genellikle sürekli bazen şekilde yönelik dair ait tarihine aynı başka diğer birkaç ana olmak öğrenmek geliştirmek bulmak yapmak almak artırmak etmek kurmak başlamak istiyor yine tekrar hep neyi neye nedir ediyorum edeceğim yapıyorum miyim mıyım bunları onları olabilir mümkün',
  abbreviations:
    'vb|vs|örn|ör|bkz|dr|prof|doç|av|yrd|sn|no|tel|yy|cad|sok|mah|apt|müh|uzm|öğr|ltd|şti|a.ş|t.c|oca|şub|mar|nis|haz|tem|ağu|eyl|eki|kas|dk|sa|ort|maks|min|yak|hk|mad|st',
  ordinalStops: true,
  cases: true,
  linking: '',
  quotes: ['“', '”'],
  turns: {
    wish: `benim için önemli olan | hedefim | hedeflerim | hedefimiz | amacım | amaçlarım | amacımız | dileğim | dileklerim | isteğim | isteklerim | beklentim | beklentilerim | hayalim | hayallerim | planım | planlarım | niyetim | arzum | temel hedefim | en büyük hedefim | en büyük hayalim | en büyük isteğim | istediğim | istediğim şey | istediklerim
      | bana yardım | yardım edin | yardım eder misiniz | yardımcı olun | yardımcı olur musunuz | yardım edebilir misiniz | yardım lazım | desteğinizi | tavsiye | tavsiyeler | öneri | öneriler | ipucu | ipuçları | lütfen | nasıl yapabilirim | ne yapmalıyım | ne yapabilirim | nasıl yapmalıyım
      | müdürüm .. görsün | yöneticim .. fark etsin | patronum .. fark etsin | artık .. zamanı | zamanı geldi | vakti geldi | istyorum | istiyrum | istiyourm
      | ~nasıl | ~daha | ~daha iyi | ~daha fazla | ~daha çok | ~daha az | ~etmek | ~öğrenmek | ~geliştirmek | ~bulmak | ~olmak | ~yapmak | ~almak | ~kurmak | ~başlamak | ~artırmak | ~arttırmak | ~azaltmak | ~yazmak | ~okumak | ~bitirmek | ~tamamlamak | ~geçmek | ~konuşmak | ~yönetmek | ~kazanmak | ~öğren | ~geliştir | ~bul | ~yap | ~öğreneyim | ~bulayım | ~yapayım | ~başlayayım | ~bırakmak | ~öğrenme | ~geliştirme | ~artırma | ~güçlendirme | ~bulma | ~kurma | ~yazma | ~yapma | ~alma | ~kazanma | ~genişletme | ~hazırlanma | ~azaltma | ~tamamlama | ~iyileştirme`,
    trouble: `özgüvenim kalmadı | motivasyonum kalmadı | enerjim kalmadı | hevesim kalmadı | umudum kalmadı | zorlanıyorum | zorlanıyoruz | zorlanırım | zor geliyor | bana zor | zorluk çekiyorum | zorluk yaşıyorum | güçlük çekiyorum | güçlük yaşıyorum | sıkıntı çekiyorum | sıkıntı yaşıyorum | sorun yaşıyorum | problem yaşıyorum | sorunum var | sorunlarım var | problemim var | sıkıntım var | çekiniyorum | çekinirim | korkuyorum | korkarım | korkum var | utanıyorum | cesaret edem* | cesaretim yok | yapamıyorum | beceremiyorum | başaramıyorum | *amıyorum$ | *emiyorum$ | *amıyoruz$ | *emiyoruz$ | *amam$ .. sorun | hayır diyem*
      | bilmiyorum | bilemiyorum | emin değil* | emin olam* | kararsızım | kararsız kal* | fikrim yok | kafam karışık | kafam çok karışık | kayboldum | kaybolmuş | tıkandım | tıkanıp | takıldım | yerimde say* | çıkmazda* | bunaldım | bunalıyorum | yoruldum | çok yorgun* | tükendim | tükenmiş* | sıkıldım | sıkılıyorum | bıktım | usandım | mutsuzum | mutlu değil* | memnun değil* | tatmin olm* | tatmin etm* | stresliyim | stres oluyorum | strese gir* | kaygılanıyorum | kaygılanırım | kaygılıyım | endişeleniyorum | endişelenirim | endişeliyim | heyecanlanıyorum | heyecanlanırım | heyecandan | geriliyorum | paniklerim | panikliyorum | panik oluyorum | donup kal* | donuyorum | sesim titr* | kızarıyorum
      | zamanım yok | vaktim yok | zaman yok | vakit yok | zaman kalm* | vakit kalm* | zamanım olm* | vaktim olm* | yetmiyor | yeterli değil* | yeterince iyi değil* | iyi değil* | iyi değilim | iyi değildir | çok kötü* | çok zayıf* | zayıfım | zayıf | kötüyüm | yetersizim | yetersiz | yetersiz hisse* | eksiğim | eksikliğ* | eksik hisse* | özgüvenim yok | özgüvenim düşük | özgüvenim az | kendime güvenim yok | güvenim yok | güvenmiyorum | çevrem yok | tanıdığım yok | deneyimim yok | tecrübem yok | erteliyorum | erteleyip | kaçınıyorum | kaçıyorum | altında ezil* | altından kalk* | boğul* | çok fazla iş* | çok çalışıyorum | sözüm* kes* | sözümü kes* | dinlenm* | dikkate alınm* | ciddiye alınm* | fark edilm* | takdir edilm* | kimse dinlem* | nefret ediyorum | ne yapacağımı | nasıl yapacağımı | nereden başlayacağımı | özgüvensizim | çekingenim | utangacım | hazır değil* | dağılıyor | dağınığım | unutuyorum | geç kalıyorum | zam yapmıyor | zam vermiyor | zam alamıyorum | değer vermiyor* | değer görm* | dinlemiyor* | fark etmiyor* | ciddiye almıyor* | takdir etmiyor* | ilerleyem* | ilerlemiyor | olmuyor | yürümüyor | yetişemiyorum | yetişem* | altından kalkam* | sinirleniyorum | öfkeleniyorum | tartışıyoruz | anlaşam* | tembelim | üşeniyorum | motivasyonum yok | motivasyonum düş* | enerjim yok | cesaretim kır* | üstüme yığıl* | üzerime yığıl* | uyuyam* | uykusuz* | kıyaslıyorum | küçümsüyorum | kekeliyorum | beynim duruyor | dilim tutul* | kıvranıyorum | bıkkınım | isteksizim | kafamı toparlayam*`,
    past: `gönderdim | yolladım | başvurdum | başvurmuştum | dönmedi | dönmediler | çalıştım | çalışmıştım | çalışıyordum | çalışırdım | okudum | okumuştum | okuyordum | mezun oldum | mezun olmuştum | bitirdim | bitirmiştim | tamamladım | başladım | başlamıştım | ayrıldım | ayrılmıştım | geldim | gelmiştim | taşındım | taşınmıştım | yaptım | yapmıştım | yapıyordum | aldım | almıştım | verdim | vermiştim | oldum | olmuştum | gördüm | yaşadım | yaşıyordum | öğrendim | öğrenmiştim | katıldım | katılmıştım | kurdum | kurmuştum | yönettim | yönetmiştim | yönetiyordum | gittim | gitmiştim | atandım | evlendim | boşandım | doğdum | büyüdüm | geçtim | geçmiştim | değiştirdim | buldum | kaybettim | istifa ettim | terfi ettim | terfi aldım | terfi edildim | edindim | kazandım | hazırladım | geliştirdim | yürüttüm | üstlendim | sundum | yazdım | çıktım | döndüm | denedim | karar verdim | idim | iken ben | ederdim | yapardım | vardı | yoktu | büyüdü | büyüdüler | bitti | oldu | geçti | kapandı | ayrıldı | başladı | *mıştım$ | *miştim$ | *muştum$ | *ıyordum$
      | geçen yıl | geçen sene | geçen ay | geçen hafta | geçtiğimiz yıl | geçtiğimiz ay | geçen yaz | yıllar önce | yıl önce | sene önce | ay önce | hafta önce | eskiden | önceden | bir zamanlar | o zamanlar | üniversiteden sonra | mezuniyetten sonra | önceki işim* | eski işim* | son işim* | daha önce | zamanında | terfi ettiğim* | terfi aldığım* | taşındığım* | başladığım*`,
    aside: `çünkü | zira | nedeni | sebebi | eşim .. diyor | eşim .. söylüyor | eşim .. düşünüyor | eşime göre | kocam .. diyor | annem .. diyor | annem .. istiyor | babam .. diyor | babam .. istiyor | ailem .. istiyor | ailem .. diyor | ailem .. düşünüyor | patronum .. diyor | müdürüm .. diyor | yöneticim .. diyor | yöneticim .. söylüyor | arkadaşlarım .. diyor | arkadaşlarım .. söylüyor | herkes .. diyor
      | oğlum .. öğrensin | kızım .. öğrensin | oğlum .. öğrenmeli | kızım .. öğrenmeli | oğlum .. başarılı | kızım .. başarılı | oğlum daha | kızım daha | çocuğum daha | çocuklarım daha | eşim daha | oğlumun | kızımın | eşimin | kardeşimin | kendimi tanıtmak gerekirse | kendimi tanıtayım | kendimden bahsed* | kendimden biraz bahsed* | kısaca kendimden | biraz kendimden | kayınvalidem .. diyor | kayınvalidem .. istiyor | hocam .. diyor | arkadaşım .. diyor | müdürüm .. istiyor | patronum .. istiyor | yöneticim .. istiyor | herkes .. bekliyor | ailem .. bekliyor`,
    exclude: `asla | sakın | kesinlikle .. istem* | katiyen | ne .. ne de | istemediğim | istemediklerim | vazgeçtim`,
    harmless: `telefona bak* | yerine getir* | hayır de* | hayır diyebil* | hayır diyem* | "hayır" | sadece .. değil | yalnızca .. değil | sırf .. değil | emin değil* | iyi değil* | yeterli değil* | yeterince .. değil* | kolay değil* | net değil* | açık değil* | belli değil* | hazır değil* | memnun değil* | mutlu değil* | rahat değil* | özgüvenli değil* | güvenli değil* | düzenli değil* | olup olmadığı* | fark etmez | önemli değil* | sorun değil* | hiç fena değil | değil mi | kötü değil* | akıcı değil* | kimse dinlem* | başarılı değil* | organize değil* | görünür değil* | hiç bilmiyorum | değilim | almanya* | japonya* | yurt dışında | şehir dışında | iş dışında | mesai dışında | işim dışında | ülke dışında | yeter değil* | geç değil* | türkiye dışında | avrupa dışında | yurtdışında | ofis dışında | okul dışında | işimin dışında | konfor alanım* | sektör dışında* | rahat değilim | hazır değilim | seviyesinde değil | düzeyinde değil | bilmiyor değil*`,
    unwanted: `stres* | gergin* | fazla mesai* | mesaiye | erteleme* | ertele* | tükenmiş* | tüken* | korku* | korkmak | kork* | utangaç* | çekingen* | çekin* | kaygı* | endişe* | panik* | heyecanlan* | yorgun* | yorul* | bunal* | geç kal* | gecik* | sözüm* | bölün* | mutsuz* | yalnız kal* | kaos* | dağınık* | hafta sonu* | hafta sonları | görünmez* | göz ardı | işsiz* | şüphe* | mükemmeliyetçi* | ezil* | sıkıl* | donup kal* | unutul* | kızar* | düşük maaş* | titre* | aşırı çalış* | taviz ver* | mobbing* | kavga* | dedikodu* | gece çalış* | vardiya* | akşamları çalış* | sessiz kal* | ezik* | tembel* | tartış* | fazla çalış* | kaygılan* | endişelen* | panikle* | yetersiz hisse* | kendimi kıyasla* | kıyasla* | uykusuz* | dağıl* | unutmak | öfkelen* | sinirlen* | yerimde say* | görünmez ol* | susmak | sus | kekele*`,
    but: `ama | fakat | ancak | lakin | aksine | onun yerine | bunun yerine | bilakis | yine de`,
    and: `ve | ayrıca | artı | & | hem de | bir de | bunun yanında | bunun yanı sıra | ek olarak | ilaveten | aynı zamanda | ardından`,
    between: '',
    order: `şiir yaz | bir şiir yaz | şiir yazar mısın | şarkı yaz | şarkı söyle | fıkra anlat | espri yap | şaka yap | hikaye yaz | hikaye anlat | masal anlat | makale yaz bana | kompozisyon yaz | bana .. yaz | bana .. anlat | tercüme et | şunu çevir | bunu çevir | ingilizceye çevir | almancaya çevir | şunu özetle | bunu özetle | metni özetle | özetle bana | başkenti ne* | başkenti hangi* | hava nasıl | hava durumu | saat kaç | sen kimsin | sen nesin | kimsin sen | bot musun | robot musun | insan mısın | yalnızca .. yanıtla | sadece .. yanıtla | diye cevap ver | diye yanıt ver | ile cevap ver | ile yanıtla | merhaba de | sadece .. yaz | yalnızca .. yaz | sadece .. söyle | ekrana yaz* | çıktı ver | kod yaz | kodu yaz | kodunu yaz | fonksiyon yaz | script yaz | tarif ver | tarifi ver | tarifini ver | tarifini yaz | hesapla | problemi çöz | denklemi çöz | kaça kadar say | kadar say bana | tekrar et | tekrarla | devam ettir | iki artı iki | kaç eder | şarkı sözü yaz | ödevimi yap | kod yazar mısın | çeviri yap | türkçeye çevir | liste yap bana | bilmece sor | hava durumunu | borsa* .. ne olur`,
    attack: `talimat* .. unut* | talimat* .. görmezden | talimat* .. yok say* | talimat* .. dikkate alma* | talimat* .. boş ver* | komut* .. unut* | komut* .. yok say* | komut* .. görmezden | kural* .. unut* | kural* .. yok say* | kural* .. görmezden | önceki .. unut | önceki .. yok say | yukarıdaki* .. unut | yukarıdaki* .. yok say | her şeyi unut | herşeyi unut | sistem prompt* | sistem istem* | sistem komut* | sistem mesaj* | sistem talimat* | promptunu | promptu göster | promptu yaz* | istemini göster | istemini yaz* | istemi göster | talimatlarını | sana verilen talimat* | artık sen bir* | sen artık | gibi davran | gibi davranacaksın | rolünü oyna | rolüne gir | rol yap | geliştirici mod* | yönetici modun* | şifreyi | şifreni | parolayı | parolanı | api anahtar* | yapay zeka olarak | yeni talimat* | onun yerine .. yaz | bunun yerine .. yaz | kelimesini yaz | sözcüğünü yaz | hacklendi* | hacklendin* | hedef yazma | hedef yazmayın | hedefler yazma | hedefleri yazma | hedef yerine | ignore .. instruction* | ignore .. previous | ignore .. prompt | system prompt | you are now | jailbreak* | act as | print your | talimat* .. boşver* | komut* .. boşver* | kural* .. boşver* | sınırlama* .. kaldır* | kısıtlama* .. kaldır* | filtre* .. kapat* | hafızanı sil | hafızanı sıfırla | bundan sonra .. davran | gizli talimat* | gizli prompt*`,
    nothing: `şeye | ihtiyacım yok | hiçbir şeye ihtiyacım yok | yok | yoktur | hayır | hiç | hiçbir | hiçbiri | hiçbir şey | bir | şey | birşey | yoktu | teşekkür | teşekkürler | teşekkür ederim | ederim | ediyorum | ederiz | sağ | ol | olun | sağol | sağolun | sağolasın | eyvallah | dilerim | diliyorum | merhaba | merhabalar | selam | selamlar | selamün | aleyküm | iyi | günler | günaydın | akşamlar | geceler | haftalar | çalışmalar | kolay | gelsin | nasılsınız | nasılsın | umarım | iyisinizdir | iyisindir | iyiyim | iyidir | test | deneme | deniyorum | tamam | tamamdır | ok | okey | evet | her | her şey | herşey | yolunda | güzel | şimdilik | şu | an | anda | anlık | bu | aralar | henüz | daha | sonra | ben | benim | bende | isteğim | isteklerim | hedefim | hedeflerim | dileğim | beklentim | istemiyorum | istemem | bulunmuyor | bulunmamaktadır | mevcut | değil | aklıma | gelen | gelmiyor | bir şey gelmiyor | özel | belirli | başka | eklemek | ekleyecek | söyleyecek | istediğim | sorum | soru | soruyu | sorular | yorum | yorumum | anlamadım | anlamıyorum | boş | geç | geçiyorum | geçelim | gerek | lazım | ihtiyacım | ihtiyaç | herkese | herkes | sevgili | saygılar | saygılarımla | sevgiler | sevgilerimle | görüşürüz | görüşmek | üzere | hoşça | kal | hoşçakalın | güle | rica | çok | sizi | size | de | da | ve | ile | var | mı | mi | none | nothing | thanks | n | a | na | hello | hi | lorem | ipsum | dolor | bla | blabla | abc | xxx | haha | hmm | hm | ıı | şey yok | bayramınız | kutlu | olsun | hayırlı | tanıştığıma | memnun | oldum | memnun oldum | saol | saolun | mersi | tşk | pas | kalsın | sağlıcakla | şans | bol | yok ki | bilmem | hiçbi | bişey | istek | hedef | hedefi | beklenti | kendinize | bakın | iyi bakın | hayırlısı | bayramlar | mutlu | yıllar | seneler`,
    self: `*iyorum$ | *uyorum$ | *iyor$ | *uyor$ | *iyorlar$ | *uyorlar$ | *iyoruz$ | *uyoruz$ | *dayım$ | *deyim$ | *tayım$ | *teyim$ | bana | beni | benim | bende | benden | benimle | bize | bizi | bizim | kendim | kendimi | kendime | kendimin | kendimden | kendimle | çalışıyorum | yaşıyorum | okuyorum | yapıyorum | ediyorum | seviyorum | oluyorum | hissediyorum | düşünüyorum | biliyorum | bilmiyorum | görüyorum | zorlanıyorum | korkuyorum | çekiniyorum | yönetiyorum | *amıyorum$ | *emiyorum$`,
    filler: `değişmek | denemek | başarmak | bilmek | anlamak | aşağı yukarı | yaklaşık | şunları | şunlar | mailim* | mail adres* | e postam* | numaram* | telefonum* | telefon numara* | adresim* | mentorluk* | mentör* | mentor | mentorum* | program* | destek | desteğ* | yardım* | tavsiye* | öneri* | rehberlik* | geliştir* | gelişim* | gelişmek | gelişme | artır* | arttır* | iyileştir* | ilerle* | ilerletmek | güçlendir* | genişlet* | öğren* | olmak | olabilmek | olma | olmayı | yapmak | yapabilmek | yapma | yapmayı | etmek | edebilmek | edinmek | almak | bulmak | kazanmak | kurmak | başlamak | ulaşmak | gelmek | vermek | sağlamak | çalışmak | çalışma | daha | iyi | fazla | çok | az | güzel | yeni | en | bir | bazı | biraz | konu | konular* | konusu* | konuda | konusunda | alan | alanda | alanında | alanı | alanım* | alanımda | beceri | becerim* | beceriler* | becerisi* | yetenek* | yetkinlik* | bilgi | bilgim* | bilgimi | hakkında | üzerine | üzerinde | ile | için | ve | veya | ama | gibi | kadar | içinde | nasıl | ne | hedef* | amaç* | istek* | istiyorum | isterim | lazım | gerek | gerekiyor | artık | sonunda | nihayet | bence | belki | gerçekten | özellikle | mesleki | profesyonel | kişisel | kişi | iş | işim* | işte | işimde | hayat* | şey | şeyler | bu | hiç | değil | var | yok | yıl | ay | hafta | gün | zor | korku | sürekli | hep | tekrar | yeniden | düzenli | etkili | başarılı | şekilde | olarak | yönde | bana | beni | benim | kendimi | kendime | kendim | süreç* | süreci* | açı | açıdan | anlamda | birkaç | iyileşmek | yükseltmek | ilgili | özel`,
    slang: `google | apple | microsoft | amazon | siemens | abi | abla | kanka | kanki | valla | vallahi | falan | filan | bileyim | lan | ulan | aq | amk | mk | oha | manyak | bi | bişey | bişeyler | bişi | bişiler | slm | nbr | tmm | tşk | tşkler | lol | haha | hahaha | random | isticem | istiyom | yapıcam | napıcam | napcam | napayım | boktan | bok | lanet | salak* | aptal* | gerizekalı* | nefret | aşırı | acayip | çılgın | yaa | yhaa | inş | inşallah | inşaallah | okey | acil | acilen | hocam | asap | pls | plz | thx | btw | omg | fln | flan | şefim | patronum | kafayı | bilmem ne | ıvır zıvır`,
    statement: `geliştiriciyim | yazılımcıyım | developerım | developer'ım | junior .. developer* | *dayım$ | *deyim$ | *tayım$ | *teyim$ | var | vardır | vardı | çalışıyorum | çalışmaktayım | çalışanıyım | yaşıyorum | oturuyorum | okuyorum | yapıyorum | yapmaktayım | seviyorum | severim | yönetiyorum | yaşındayım | evliyim | bekarım | mezunuyum | mezunum | öğrencisiyim | öğrenciyim | görevliyim | sorumluyum | çalışmakta | hemşireyim | öğretmenim | mühendisim | doktorum | muhasebeciyim | annesiyim | sahibiyim | uzmanıyım | geçiriyorum | gidiyorum | biliyorum | ilgileniyorum | harcıyorum | sürüyor | çalışır | diyorlar | derler | söylerler | bulunuyorum`,
    now: 'şu an | şu anda | şimdi | şimdilik | halen | hâlihazırda | mevcut | bugün',
    learn: `öğren* | kurs* | eğitim* | beceri* | yetenek* | yetkinlik* | bilgi* | geliştir* | ilerlet* | programlama* | kodlama* | kod yaz* | ustalaş* | uzmanlaş* | sertifika* | temel* | ileri düzey | ileri seviye | başlangıç seviye* | kullanma* | kullanmay* | hakim ol* | çalışmak | pratik* | pekiştir* | derinleş* | derinleştir* | alıştırma* | tutorial*`,
    certificate: `sertifika* | sınav* | sertifikasyon* | belge | belgesi | belgesini | belgesine | diploma* | lisans* belge* | ehliyet* | ruhsat*`,
    become: `olmak | olabil* | olacağım | olmayı | olarak çalış* | geçmek | geçiş* | geçmeyi | geçebil* | geçeceğim | yönelmek | yönelmeyi | atılmak | kariyer değiş* | rolüne | pozisyonuna | pozisyonu | kariyerine | mesleğine | alanına | sektörüne | olarak iş | olarak kariyer | olarak yüksel* | olarak başla*`,
    outOfReach: `ceo* | genel müdür* .. google | milyoner* | milyarder* | zengin ol* | ünlü ol* | meşhur ol* | cumhurbaşkan* | başbakan* | dünya şampiyon* | dünyanın en iyi* | nobel* | astronot* | bir gecede | google | apple | microsoft | en çok satan* | bestseller* | kusursuz* | mükemmel | ana dilim gibi | anadilim gibi | anadil seviyesi* | emekli ol*`,
    person: `bay | bayan | sayın | benim adım | ismim | hanımefendi | eşim | kocam | karım | sevgilim | nişanlım | kızım | oğlum | kardeşim | annem | babam | saygılarımla | sevgilerimle | adındaki | isimli | adlı`,
    private: `depresyon* | tanı kon* | tanısı* | teşhis* | hastalık* | hastalığ* | hastayım | hastalandım | kanser* | dehb | adhd | otizm* | otist* | skleroz* | engelli* | engelim* | terapi | terapiye | terapim* | ilaç kullan* | ilaçlar* | hamile* | gebe* | boşan* | düşük yap* | kronik* | bipolar* | travma* | bağımlılı* | alkol* | borcum* | borçlar* | hiv | epilepsi* | migren* | panik atak* | fibromiyalji* | kalp krizi* | ameliyat* | psikiyatr* | antidepresan* | şizofren* | diyabet* | tüp bebek* | taciz* | icra | iflas* | tedavi* | ilaç tedavi* | sara hastası | anksiyete* | okb`,
    lastVerb: `*mek$ | *mak$ | *mem lazım | *mam lazım | *mem gerek | *mam gerek`,
    own: `kendi | kendim | kendimi | kendime | kendimin | kendimden | kendimle`,
    loose: `şunları | şunlar | şunu | mentorumdan | sizden | sizlerden | programdan | daha sonra | sonrasında | ardından | son olarak | ben | biz | istiyorum | isterim | ve | ya | veya | da | de | ayrıca | hem | artık | sonunda | nihayet | lütfen | belki | sadece | yalnızca | bir gün | sonra | önce | ama | fakat | ancak | hatta | aslında | açıkçası | şimdi | hedefim | hedeflerim | amacım | isteğim | isteklerim | planım | hayalim | bu | bunu | bunun için | gerçekten | kesinlikle | mutlaka | ideal olarak | nasıl | örneğin | mesela | ilk olarak | öncelikle | birincisi | ikincisi | özellikle | ile | gibi | olarak | için | biraz | yardım | destek | konusunda | hakkında | üzerine | miyim | lazım | gerek | ki | diye | yani | bir de | en kısa zamanda | kısa zamanda | e | a | ye | ya | i | ı | u | ü | yi | yı | yu | yü | in | ın | un | ün | nin | nın | nun | nün | de | da | te | ta | den | dan | ten | tan | le | la | yle | yla | dir | dır | na | ne | ilk | bu arada | arada | şu an | şu anda | şu | an | anda | bu programda | bu süreçte | umarım | kısaca | yine | tabii`,
    hanging: `bir | kadar | dek | itibaren | önce | sonra | her | en | içinde | arasında | için | ile | olan | bazı | birkaç | yaklaşık | benim | kendi | iken | değil | ve | ama | olduğu | nin | nın | in | ın | de | da`,
    place: `taşın* | yerleş* | göç et* | gitmek | gitme* | yaşamak | seyahat* | gezi* | gezmek | dönmek | şehri* | türkiye* | avrupa* | almanya* | hollanda* | fransa* | ingiltere* | amerika* | kanada* | avustralya* | avusturya* | isviçre* | ispanya* | italya* | belçika* | isveç* | norveç* | danimarka* | irlanda* | polonya* | portekiz* | yunanistan* | dubai* | istanbul* | ankara* | izmir* | antalya* | bursa* | eskişehir* | bodrum* | londra* | berlin* | münih* | paris* | viyana* | amsterdam* | lizbon* | madrid* | barselona* | barcelona* | roma | milano* | prag | pragda | budapeşte* | varşova* | brüksel* | kopenhag* | oslo* | stockholm* | zürih* | cenevre* | dublin* | hamburg* | frankfurt* | köln* | stuttgart* | new york* | tokyo* | japonya* | kore | çin | kıbrıs* | gaziantep* | adana* | konya* | trabzon* | mersin* | karadeniz* | ege | akdeniz* | anadolu*`,
    clitic: '',
    wishAfter: `istiyorum | istiyoruz | isterim | isteriz | istiyordum | isterdim | istemekteyim | istiyom | istiyrm | isticem | istiyorm | çok istiyorum | hedefliyorum | hedefliyoruz | hedeflemekteyim | amaçlıyorum | amaçlıyoruz | planlıyorum | planlıyoruz | planlamaktayım | umuyorum | umut ediyorum | ümit ediyorum | umarım olur | arzu ediyorum | arzuluyorum | arzu ederim | diliyorum | dilerim | niyetindeyim | niyetim var | niyetliyim | kararlıyım | kararındayım | *meyi$ düşünüyorum | *mayı$ düşünüyorum | hayal ediyorum | hayalini kuruyorum | hayalim var | hayalimdir | hedefimdir | amacımdır | arıyorum | arıyoruz | arayışındayım | arayışım var | peşindeyim | ihtiyacım var | ihtiyacımız var | ihtiyaç duyuyorum | gerekiyor | gerekli | gerek | lazım | şart | *mam$ lazım | *mem$ lazım | *meliyim$ | *malıyım$ | bekliyorum | beklentisindeyim | yardım istiyorum | destek istiyorum | destek bekliyorum | yardım bekliyorum | rica ediyorum | talep ediyorum | yardım et | yardımcı ol | destek ol | yol göster | yardımcı olur musunuz | yardım eder misiniz | yardımcı olabilir misiniz | yardım edebilir misiniz | destek olur musunuz | merak ediyorum | ilgileniyorum | ilgimi çekiyor | ilgim var | hevesliyim | hevesim var | can atıyorum | gönlümde | nasıl .. *abilirim$ | nasıl .. *ebilirim$ | *abilirim$ | *ebilirim$ | *abilir$ miyim | *ebilir$ miyim | *meye$ çalışıyorum | *maya$ çalışıyorum | *meye$ çabalıyorum | *acağım$ | *eceğim$ | *icam$ | *icem$ | *acam$ | *ecem$ | iyi olur | iyi olurdu | güzel olur | güzel olurdu | harika olur | harika olurdu | mutlu olurum | sevinirim | memnun olurum | hoşuma gider | isteğindeyim | istek duyuyorum | çabasındayım | uğraşıyorum | hayalindeyim | hoşuma giderdi | fena olmaz | öneri bekliyorum | tercih ederim | tercih ediyorum | hedefindeyim | isteğim var | arzum var | arzusundayım | isteği içindeyim | gayretindeyim | yardım lazım | destek lazım | hedef koydum | kafaya koydum | bakıyorum | temennim | isterdik | öğrenmem şart | yapmam şart | *mam$ şart | *mem$ şart | iyi gelir | iyi gelirdi | çok isterim | niyetindeyiz | hedefim var`,
    excludeAfter: `istemiyorum | istemiyoruz | istemem | istemezdim | istemiyom | istemedim | hiç istemiyorum | düşünmüyorum | planlamıyorum | hedeflemiyorum | niyetim yok | niyetinde değil* | ilgilenmiyorum | ilgimi çekmiyor | ilgim yok | hevesim yok | bana göre değil | bana uygun değil | değil | değildir | hariç | dışında | haricinde | yerine | olmasın | gerekmiyor | gerek yok | ihtiyacım yok | ihtiyacımız yok | tercih etmem | tercih etmiyorum | sevmiyorum | hoşlanmıyorum | uzak durmak | kaçınmak | istemediğim* | arzu etmiyorum | gelmesin | olmadan | olmaksızın | gerektiğini söylüyor | gerektiğini söylüyorlar | gerektiğini düşünüyor | gerektiğini düşünüyorlar | *memi$ istiyor | *mamı$ istiyor | *memi$ istiyorlar | *mamı$ istiyorlar | aramıyorum | beklemiyorum | sıcak bakmıyorum | gözüm yok | hayalim değil | hedefim değil | önceliğim değil | istemeden | dönmek istemem | arayışında değil* | aramıyoruz | düşünmem | peşinde değil*`,
  },
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
    from: 'den | dan | ten | tan | düzeyinden | seviyesinden',
    to: 'e | a | ye | ya | → | düzeyine | seviyesine | kadar',
    difference: 'oranında | en az | yaklaşık',
    percent: 'yüzde | %',
    thousand: 'bin',
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
  themes: {
    careerChange: `kariyer değiş* | kariyer* .. değiştir* | kariyerimi değiştir* | meslek değiş* | mesle* .. değiştir* | sektör değiş* | sektör* .. değiştir* | iş kolu* .. değiş* | alan değiş* | alanımı değiştir* | kariyer geçiş* | kariyer dönüşüm* | yeni bir kariyer* | yeni kariyer* | yeni bir meslek* | yeni meslek* | yeni mesleğ* | yeni bir alan* | yeni alan* | farklı bir alan* | farklı alan* | başka bir alan* | başka alan* | farklı bir sektör* | farklı sektör* | başka bir sektör* | başka sektör* | farklı bir meslek | başka bir meslek | bambaşka | alanına geç* | alanına geçiş* | sektörüne geç* | sektörüne geçiş* | alanda geçiş* | meslek edin* | yeniden meslek | ~geçiş* | ~geçmek | ~geçmeyi | ~geçebil* | ~geçeceğim | mesleği bırak* | mesleğimi bırak* | öğretmenlikten | bankacılıktan | hemşirelikten | memurluktan | satıştan | sektörden çık* | sektöründen çık* | sektöründen ayrıl* | sıfırdan başla* | bambaşka bir iş* | okuldan ayrıl* | öğretmenliği bırak* | sınıftan çık* | branş değiş* | branşımı değiştir* | başka bir iş kol* | avukatlıktan | mühendislikten | akademiden | muhasebeden | hizmet sektöründen | turizmden | turizm sektöründen | kurumsaldan | kurumsal hayattan | kurumsal hayatı bırak* | yeni bir başlangıç* | bölüm değiştir* | okulda çalışmak | mesleğimi değiştir* | yazılıma geç* | it ye geç*`,
    jobSearch: `iş bul* | iş ara* | iş arı* | pozisyon arı* | iş arayış* | iş bak* | iş başvuru* | iş değiştir* | işimi değiştir* | iş değişik* | yeni bir iş | yeni bir işe | yeni bir işte | yeni iş | yeni işe | yeni işim* | işe gir* | işe alın* | işe yerleş* | işe başla* | iş ilan* | iş teklif* | ilk işim* | ilk iş | hayalimdeki iş* | hayalimdeki işi | başvuru* | başvurmak | başvuruyor* | başvuracağım | cv* | özgeçmiş* | öz geçmiş* | ön yazı* | motivasyon mektubu* | niyet mektubu* | staj | staja | stajı* | staj yap* | staj bul* | staj arı* | stajlar* | kadrolu* | kadroya | işsiz* | istihdam* | pozisyon bul* | pozisyon ara* | bir pozisyon | yeni bir pozisyon* | iş piyasa* | işten ayrıl* | işimden ayrıl* | işten çık* | istifa et* | yurt dışında iş* | yurtdışında iş* | yurt dışında çalış* | yurtdışında çalış* | işveren* | part time iş* | tam zamanlı iş* | yarı zamanlı iş* | ~iş | ~işe | ~işi | ~işte | daha iyi bir iş* | iyi bir iş* | bir iş | başka bir iş* | iş kapı* | olarak iş | iş imkan* | iş fırsat* | iş lazım | bir iş lazım | işe ihtiyac* | iş bakıyorum | remote iş* | uzaktan iş* | uzaktan bir iş | remote çalış* | yurt dışında .. iş | yurtdışında .. iş | almanya da iş | bana uygun bir iş | kariyer fuar* | referans mektubu* | mezun program* | yönetici adayı program* | mt program* | işimi kaybet* | işsiz kal* | iş güvence* | yabancı bir şirket* | yabancı şirket* | uluslararası bir şirket* | global bir şirket* | büyük bir şirket*`,
    interviews: `mülakat* | mülakatlarda kendimi* | mülakatta kendimi* | iş görüşme* | iş mülakat* | mülakata hazır* | mülakatlara hazır* | mülakat teknik* | değerlendirme merkezi* | vaka mülakat* | interview* | ik görüşme* | görüşmeye çağır* | işe alım görüşme* | teknik mülakat* | mülakatı geç* | mülakatları geç* | case mülakat* | case study | ik ile görüş* | assessment center | mülakatta heyecan* | mülakatlarda heyecan* | mülakatlardan elen* | iş görüşmelerinde*`,
    promotion: `terfi* | ceo* | sektöründe ilerle* | sektörde ilerle* | alanında ilerle* | alanımda ilerle* | mesleğimde ilerle* | yükselmek | yükselmeyi | yükselme | yükselebil* | yükseleceğim | kariyerimde yüksel* | kariyer* .. ilerle* | kariyerimde ilerle* | kariyer basamak* | kariyer merdiven* | kariyer plan* | kariyer gelişim* | kariyer hedef* | kariyerimi geliştir* | kariyer adım* | ~kariyer* | bir üst pozisyon* | üst pozisyon* | üst düzey* pozisyon* | daha üst* pozisyon* | üst kademe* | kıdemli* | daha fazla sorumlulu* | sorumluluk al* | sorumluluk üstlen* | ~sorumlulu* | yönetici pozisyon* | yönetici ol* | yöneticilik yap* | yöneticiliğe geç* | yöneticiliğe | yönetim kademe* | liderlik pozisyon* | liderlik rol* | bir sonraki seviye* | bir üst seviye* | bir sonraki kariyer | müdür ol* | müdürlüğe | müdürlük* | ~unvan* | ünvan* | ortak ol* | senior | daha üst düzey* | kıdem al* | üst kadro* | şef ol* | şefliğe | şeflik* | daire başkan* | direktör ol* | direktörlü* | partner ol* | rütbe* | bir üst göreve | üst görev*`,
    leadingTeam: `ekip yönet* | takım yönet* | ekib* .. yönet* | ekip* .. yönet* | takım* .. yönet* | ekip lider* | takım lider* | ekibe lider* | lider* | liderlik* | liderliğ* | insan yönet* | kişi yönet* | yöneticilik* | yöneticiliğ* | iyi bir yönetici | iyi bir yönetici ol* | iyi bir lider ol* | daha iyi yönetici | daha iyi yönetici ol* | yönetim beceri* | yönetim tarz* | ~yönetmek | ~yönetmeyi | ekip kur* | yeni bir ekip | ~ekip | ~ekibi | ~ekibe | ~takım | ~takımı | ~takıma | ~yönetici | ekibim* | takımım* | ~kişilik bir ekib* | ~kişilik bir ekip* | ~kişilik ekib* | ~kişilik ekip* | ~kişilik bir takım* | ~kişilik takım* | delege* | delegasyon* | yetki devr* | yetki ver* | görev dağıt* | görev devr* | görevleri dağıt* | görevleri devr* | iş devr* | işleri devr* | iş dağıt* | işleri dağıt* | çalışanlarım* | çalışanları* | astlarım* | ekip motivasyon* | motivasyonların* | motive et* | işe alım yap* | işe almak | işe alacağım | ekib* .. büyüt* | ilk kez yönetici | yeni yönetici* | personel yönet* | uzaktan ekip* | uzaktan ekib* | otorite* | koçluk yap* | birebir görüşme* | ekibimle .. ilişki* | zor çalışan* | ekip içi* | yeni atandığım* ekip* | ekibe yeni | kendi ekibimi | ekibimi kur* | yönetici olarak .. geliş* | performans görüşme* | performans değerlendirme* | z kuşağ* | vekalet*`,
    negotiatingPay: `maaş* | maaş* .. pazarlı* | ücret* .. pazarlı* | zam .. pazarlı* | maaş* .. konuş* | zam | zammı | zam al* | zam iste* | zamm* | ücret | ücreti | ücretim* | ücretler* | ücret artış* | ücret pazarlı* | ücretlendir* | maaş pazarlı* | maaş görüşme* | maaş zamm* | maaş artış* | gelirim* | gelir artır* | ek gelir | daha fazla gelir | daha yüksek gelir | daha fazla kazan* | daha çok kazan* | daha iyi kazan* | daha fazla para | daha çok para | para kazan* | prim | primim* | ikramiye* | saatlik ücret* | günlük ücret* | düşük maaş* | hak ettiğim ücret* | hak ettiğim maaş* | eşit ücret | yan hak* | maaş beklenti* | az kazan* | az maaş* | düşük ücret* | emeğimin karşılı* | hak ettiğimi kazan* | piyasa* .. altında | terfi ve zam | maaşımı | fiyatlarımı artır* | fiyatlarımı yükselt* | seans ücret* | zam yap* | zam ver*`,
    networking: `ağ kur* | ağımı | ağım | ağ oluştur* | profesyonel ağ* | mesleki ağ* | iş ağ* | ilişki ağ* | network* | networking | çevre edin* | çevremi | çevrem | çevre oluştur* | iş çevre* | profesyonel çevre* | sosyal çevre* | bağlantı kur* | bağlantılar kur* | bağlantılarım* | ~bağlantı | ~bağlantılar | ~bağlantıya | yeni insanlar* | insanlarla tanış* | kişilerle tanış* | *lerle$ tanış* | *larla$ tanış* | kadınlarla tanış* | yeni kişiler* | ~tanışmak | ~tanış* | sektörden insanlar* | sektördeki insanlar* | sektörden kişi* | sektörümden* | irtibat* | mentor bul* | mentör bul* | rol model* | topluluklara katıl* | topluluğa katıl* | meslek toplulu* | small talk | havadan sudan | ayaküstü sohbet* | sohbet başlat* | ~sohbet* | fikir alışveriş* | deneyim paylaş* | etkinliklere katıl* | etkinliğe katıl* | etkinlik* .. katıl* | arkadaş edin* | benzer düşün* | bağ kur* | bağlar kur* | tanıdık edin* | camia* | kimseyi tanım* | sektörde kimse* | mezunlar derneğ* | mezun ağ* | meslek odası | çevremi genişlet* | çevre yap* | insan tanı* | insanlarla bağ* | temas kur* | meslektaşlarımla tanış* | meslektaşlarla tanış*`,
    publicSpeaking: `web semineri* | webinar* | seminer ver* | seminerimi | web seminerimi | topluluk önünde* | toplulu* önünde* | topluluk karşısında* | topluluk içinde konuş* | topluluğa konuş* | topluluğa hitap* | kalabalık* önünde* | kalabalığın önünde* | kalabalık* karşısında* | kalabalıkta konuş* | kalabalıklar* | önünde konuş* | önünde sunum* | karşısında konuş* | insanlar* önünde* | insanların önünde* | herkesin önünde* | sahne* | sahne korku* | hitabet* | diksiyon* | sunum* | sunuş* | sunumlar* | prezantasyon* | konuşma yap* | konuşmalar yap* | konuşma korku* | konferans* .. konuş* | konuşmacı* | keynote* | ted konuşma* | tedx* | moderatör* | moderasyon* | pitch | hikaye anlatıcı* | etkili konuş* | kürsü* | dinleyici* | seyirci* | public speaking | toplum önünde* | slayt* | yönetim kuruluna sun* | canlı yayın* | jüri* | tez savunma* | hitap et* | nutuk* | kekele* | insan içinde konuş* | kamera karşısında* | kamera önünde* | ses tonu* | sesimi kullan* | akıcı bir sunum | anlatım teknik* | doğaçlama*`,
    confidence: `özgüven* | öz güven* | kendime güven* | kendine güven* | kendime olan güven* | kendime daha .. güven* | özsaygı* | öz saygı* | öz değer* | imposter* | impostor* | sahtekar* sendrom* | sahtekarlık sendrom* | hayır de* | hayır diyebil* | hayır diyem* | sınır koy* | sınır çiz* | sınırlarımı | sınırlar koy* | cesaret* | cesur* | utangaç* | çekingen* | çekiniyorum | çekinme* | konfor alan* | kendimden şüphe* | şüphe ediyorum | kendinden emin | kendimden emin | kendimden daha emin | mükemmeliyetçi* | söz al* | söz isteme* | sesimi duyur* | sesimi çıkar* | sözümü kes* | sözüm kesil* | sözüm* .. kes* | fikrimi söyle* | fikrimi belirt* | fikirlerimi söyle* | fikrimi savun* | fikirlerimi savun* | hakkımı savun* | haklarımı savun* | kendimi savun* | kendime inan* | yetersiz hisse* | özgüvensiz* | toplantılarda konuş* | toplantıda konuş* | girişken* | ciddiye alın* | herkesi memnun | kendimi küçümse* | kendimi kanıtla* | başkalarının ne düşün* | ne derler | elalem* | onay ara* | alttan al* | hakkımı ara* | sessiz kal* | pasif kal* | kendimi kıyasla* | başkalarıyla kıyasla* | içe dönük* | içe kapanık* | risk al* | özgüvenli* | korkularımı yen* | üstüme yığıl* | üzerime yığıl* | hayır demey* | ret cevab* | red cevab* | reddet* | başarısızlık korku* | hata yapmaktan`,
    technicalSkills: `programlama* | programlamay* | kodlama* | kodlamay* | kod yaz* | ~yazılım* | yazılım geliştir* | yazılım öğren* | teknik beceri* | teknik bilgi* | teknik yetkinlik* | teknik konu* | ~teknik* | dijital beceri* | dijital yetkinlik* | dijital araç* | bilgisayar bilgi* | bilgisayar beceri* | bilgisayar kullan* | web geliştir* | web site* yap* | algoritma* | veri analiz* | ~sertifika* | ~kurs* | eğitim al* | eğitimi al* | ~teknoloji* | uzmanlaş* | ~uzmanlık* | ~uzmanlığ* | mesleki gelişim* | mesleki bilgi* | mesleki beceri* | kendimi geliştir* | ~beceri* | ~eğitim* | programcılık* | ofis program* | teknik altyap* | yazılım mimari* | bilgisayar öğren* | dijital dönüşüm* | kodla* | yapay zeka* kullan* | chatgpt* | excel kullan* | bootcamp* | teknik anlamda | teknik açıdan | teknik olarak | sektördeki yenilik* | güncel kal* | bilgilerimi güncelle* | web site* kur* | uygulama geliştir* | mobil uygulama* | kpss* | ales | yks | dgs | smmm* | tus | sınava hazırlan* | sınavına hazırlan* | sınava gir* | sınavı kazan* | sınavını kazan* | sınavlara hazırlan*`,
    language: `yabancı dil* | dil öğren* | dil beceri* | dil kurs* | dil sınav* | dil seviye* | dil bilgi* | dilimi geliştir* | dilini öğren* | yeni bir dil | ~dil | akıcı konuş* | akıcı* | kelime bilgi* | kelime haznem* | kelime hazine* | kelime dağarcı* | kelime ezber* | gramer* | dilbilgisi* | telaffuz* | aksan* | yds | yökdil | e yds | konuşma pratiğ* | speaking | anadil* | ana dil* | dil pratiğ* | a1 | a2 | b1 | b2 | c1 | c2 | dil belge* | dil puan* | kelime öğren* | yabancı dilde* | altyazısız* | günlük konuşma* | dil değişim* | tandem* | dile hakim* | ikinci dil* | ikinci bir dil* | üçüncü bir dil* | ingilizce konuşurken* | almanca konuşurken* | fransızca konuşurken* | yabancı dilde konuş* | ingilizce konuş* | almanca konuş* | ingilizce sunum*`,
    workLifeBalance: `kaygılarım* | endişelerim* | stres yönet* | duygularımı | iş yaşam* | iş hayat dengesi* | iş ve özel hayat* | iş özel hayat* | iş ve yaşam* | iş ile özel* | iş ile yaşam* | özel hayat* | özel yaşam* | yaşam denge* | hayat denge* | dengem* | ~denge | ~dengeyi | ~dengesi | ~dengesini | dengeli* | fazla mesai* | mesai* | mesaiye | tükenmiş* | tükendim | tükeniyorum | stres* | dinlen* | rahatla* | kafa dinle* | boş zaman* | boş vakit* | kendime zaman | kendime vakit | kendime .. zaman | kendime .. vakit | zaman ayır* | vakit ayır* | zaman geçir* | vakit geçir* | ailem* | aileye | çocuklarım* | çocuğum* | daha az çalış* | çalışma saat* | çalışma süre* | işten kop* | iş sonrası* | eve iş | akşamları çalış* | akşamlarım* | hafta sonu* çalış* | hafta sonları* | hafta sonum* | tatil* | uyku* | uyumak | egzersiz* | ~spor | spor yap* | spora | koşu | koşuya | koşmak | maraton* | yarı maraton* | yoga* | meditasyon* | farkındalık* | mindfulness | hobi* | sağlıklı yaşa* | sağlıklı beslen* | sağlığım* | kilo ver* | forma gir* | fit ol* | evden çalış* | uzaktan çalış* | home office | yorgun* | yoruldum | enerjim* | enerjik* | huzur* | mola* | izin kullan* | esnek çalış* | sosyal hayat* | ruh sağlı* | nefes al* | öz bakım* | kendime bak* | kendimi ihmal* | burnout* | yıpran* | izin al* | izne çık* | yüzme* | yüzmek | yürüyüş* | pilates* | fitness | diyet* | erken yat* | uyuyam* | uykusuz* | sağlıklı bir yaşam* | nefes egzersiz* | eşime zaman | eşimle | oğlumla | kızımla | çocuklarla | arkadaşlarıma zaman | dinlenmek | dinlenebil* | tempo* | iş temposu*`,
    managingTime: `zaman yönet* | zamanımı yönet* | zamanımı | vaktimi | zamanı* .. yönet* | zamanı* .. kullan* | verimli* | verimlili* | üretken* | ertele* | erteliyor* | erteleme* | önceliklendir* | öncelik | öncelikler* | öncelikli | önceliğ* | organize* | planlı | plan yap* | planlama* | ~planlayacağım* | ~odak | ~odağım* | odaklan* | konsantr* | dikkatim* | dikkat dağın* | dağınık* | disiplin* | rutin* | alışkanlık* | alışkanlığ* | yapılacaklar* | yapılacak iş* | teslim tarih* | son teslim* | iş yük* | iş yoğunlu* | düzenli ol* | düzen kur* | daha düzenli | düzenli çalış* | geç kal* | yetiştir* | yetişem* | zamanında bitir* | zamanında teslim* | çoklu görev* | zaman kayb* | günümü planla* | haftamı planla* | işlerimi planla* | erken kalk* | daha az toplantı | toplantı yükü* | toplantı* .. azalt* | vakit yönet* | sabah rutin* | takvim* | işlerim* birik* | işler birik* | işlerim* yetiş* | son ana bırak* | son dakika* | pomodoro* | üşen* | tembel* | unutkan* | odaklanam* | plansız* | programlı | programlı çalış* | zaman planla* | sabah erken | sabahları erken | öz disiplin* | irade* | alışkanlık kazan* | mailleri* yetiş* | zamanı* .. yetir* | yetişmiyor* | zamanım* yet* | sosyal medya bağım* | telefon bağım* | ekran süre* | ekran bağım* | kitap oku* | okuma alışkanlı*`,
    ownBusiness: `kendi iş* | kendi işimi | kendi işini | kendi şirket* | işimi kur* | iş kur* | yeni bir iş kur* | şirket kur* | şirketimi | girişim* | girişimci* | startup* | start up | freelance* | freelancer* | serbest çalış* | serbest meslek* | iş fikr* | iş fikir* | iş plan* | iş model* | e ticaret* | eticaret* | online mağaza* | internet mağaza* | online satış* | internetten satış* | online dükkan* | ~butik* | kafe aç* | ofis aç* | ofisi aç* | kreş aç* | okul aç* | stüdyo aç* | stüdyosu aç* | merkezi aç* | yer aç* | kafemi | kafe | bir kafe | dükkan* | atölye* .. aç* | atölye aç* | kendi atölye* | kendi stüdyo* | yoga stüdyo* | pilates stüdyo* | yatırımcı* | yatırım al* | yatırım bul* | fon bul* | hibe* | ilk müşteri* | müşteri bul* | müşteri kazan* | müşteri edin* | yeni müşteri* | müşteriye ulaş* | ~müşteri* | ek iş* | yan iş* | kendi marka* | kendi markam* | patronu ol* | kendi patron* | etsy* | shopify* | ajans* .. kur* | klinik aç* | muayenehane* | kuaför salon* | salon aç* | restoran* | işimi büyüt* | işletme* | kooperatif* | mağaza aç* | kendi klinik* | kendi .. açmak | kendi .. açmayı | kendi .. açabil* | kendi .. açacağım | pastane* | fırın açmak | güzellik salon* | güzellik merkez* | eczane açmak | franchise* | bayilik* | kosgeb* | şahıs şirket* | limited şirket* | danışmanlık şirket* | ürünlerimi sat* | el işi* .. sat* | takı .. sat* | kendi ürün* | mvp | prototip* | ortak arı* | kurucu ortak* | iş ortağ* | ciro* | satışlarımı | satışları* .. artır* | müşteri sayı* | müşteri portföy* | danışan* | terzi* | çiçekçi* | kitapçı açmak | kahve dükkan* | catering* | kooperatif kur* | sosyal girişim* | dernek kur*`,
    communication: `iletişim* | geri bildirim* | geribildirim* | feedback* | zor konuşma* | zor görüşme* | zor insan* | zor müşteri* | zor yönetici* | zor bir yönetici* | zor bir patron* | zor bir müdür* | başa çık* | çatışma* | anlaşmazlı* | dinleme* | dinlemek | dinlemeyi | aktif dinle* | iyi bir dinleyici | müzakere* | paydaş* | ikna* | kendimi ifade | kendimi .. ifade | ifade et* | ifade edem* | kendimi anlat* | düşüncelerimi* | fikirlerimi ifade | fikirlerimi aktar* | fikirlerimi anlat* | açıklayabil* | açıkla* | anlatabil* | anlatma* | tartışma* | e posta* yaz* | eposta* yaz* | mail yaz* | mailler* | mailleri* | e postalarım* | yazışma* | rapor yaz* | yazılı anlat* | takım çalışma* | ekip çalışma* | iş birli* | işbirli* | kültürlerarası | kültürler arası | eleştiri* | beden dili* | diplomasi* | ~toplantı* | meslektaş* | iş arkadaş* | çalışma arkadaş* | patronumla | yöneticimle | müdürümle | empati* | insan ilişki* | ilişkilerim* | net konuş* | açık konuş* | kısa ve öz | soft skill* | sosyal beceri* | tartışıyor* | anlaşam* | kavga* | dedikodu* | mobbing* | kırıcı* | sert konuş* | diplomatik* | yanlış anlaşıl* | anlaşılma* | öfke* | öfkemi | sinirlen* | tepki ver* | kendimi doğru ifade | kendimi açıkla* | konuşurken* | uzlaş* | uzlaşma* | ses tonum* | nazik* | dinleyebil* | soru sor* | ekip arkadaşlarımla | müşterilerle iletişim* | kültür fark* | kayınvalide* | araları* düzel*`,
    personalBrand: `kişisel marka* | linkedin* | görünür* | görünürlü* | tanınır* | tanınmak | tanınma* | bilinirli* | blog* | portföy* | portfolyo* | podcast* | bülten* | instagram* | youtube* | web sitem* | kendi web site* | kişisel web* | profilim* | profil* | kendimi tanıt* | kendimi pazarla* | kendimi göster* | uzman olarak tanın* | makale yayın* | makale yayım* | yazı yayın* | yazı yayım* | video yayın* | ~yayımla* | ~yayınla* | içerik üret* | takdir* | fark edil* | fark etsin* | görsün | görülmek | itibar* | online varlık* | sosyal medyada* | referans göster* | personal branding | personal brand* | markalaş* | takipçi* | abone sayı* | kendi sesim* | tanınan | görünür kıl* | sektörde tanın* | alanımda tanın* | köşe yazı* | yazılarımı yay* | kanal aç* | kanalım* | video çek* | behance* | github profil* | medium* | substack*`,
    returningToWork: `işe dön* | işe geri dön* | iş hayatına dön* | iş hayatına geri* | iş hayatına yeniden* | iş hayatına tekrar* | iş yaşamına dön* | iş yaşamına geri* | çalışma hayatına dön* | çalışma hayatına geri* | çalışma hayatına yeniden* | çalışma hayatına tekrar* | çalışma yaşamına dön* | mesleğe dön* | mesleğime dön* | mesleğime geri* | kariyere dön* | kariyerime dön* | kariyerime geri* | kariyer aras* | kariyerime ara* | kariyere ara* | ara verdim | ara verdikten* | verdiğim ara* | aradan sonra* | doğum izn* | doğum izin* | doğumdan sonra* | doğum sonra* | annelik izn* | bebekten sonra* | bebeğimden sonra* | ebeveyn izn* | tekrar çalışma* | tekrar çalışmak | yeniden çalışma* | yeniden çalışmak | çalışmaya geri* | çalışmaya dön* | tekrar işe* | yeniden işe* | çocuktan sonra* | kaldığım yerden* | geri dönmek | geri dönüş* | işe dönüş* | yeniden iş hayat* | tekrar iş hayat* | tekrar .. çalışmak | yeniden .. çalışmak | tekrar .. çalışabil* | yeniden .. çalışabil* | tekrar iş bul* | yeniden iş bul* | yıl ara ver* | yıllık ara* | yıllık bir ara* | uzun bir ara* | uzun ara* | çalışmadım | çalışmıyorum | ev hanımı* | ev hanımlı* | çocuk büyüt* | çocuk bakım* | babalık izn* | askerden sonra* | askerlikten sonra* | ücretsiz izin* | mesleğe yeniden | mesleğe tekrar`,
    findingDirection: `yönümü | yönümü bul* | yön bul* | yön* .. arıyorum | yolumu | yolumu bul* | ne istediğimi | ne istiyorum | ne istediğime | ne istediğimden | ne yapmak iste* | ne yapacağım* | ne yapmam gerek* | ne yapsam | nereye gid* | nereden başla* | hangi meslek* | hangi mesle* | hangi alan* | hangi iş* | hangi yön* | hangi yol* | hangi kariyer* | hangi sektör* | bana uygun | bana en uygun | bana göre .. iş | tutkum* | tutkumu | anlamlı* | anlamlı bir iş* | ~sıkıldım | ~mutsuzum | hayatın anlam* | amacımı bul* | hayat amac* | netlik | netleş* | kararsız* | karar ver* | karar verem* | kariyer yön* | kafam karışık | kafam çok karışık | güçlü yön* | güçlü yan* | güçlü ve zayıf | zayıf yön* | değerlerim* | kendimi bul* | kendimi tanımak | kendimi daha iyi tanı* | kendimi keşf* | yol ayrım* | ~mutlu* | mutsuz* | ~başarı | başarılı ol* | tatmin* | hedefim* belirle* | hedef belirle* | hedeflerimi belirle* | ~bilmiyorum | bilemiyorum | emin değil* | fikrim yok | memnun değil* | işimden sıkıl* | işimden bık* | işimden nefret* | işimde mutlu değil* | seçenekler* | arasında kal* | hayatım* | ne olacağ* | ilgi alan* | kayboldum | kaybolmuş* | yerimde say* | boşlukta* | mı yoksa | mi yoksa | ne iş yap* | doğru mesle* | doğru kariyer* | çıkmazda* | işten nefret* | hayattan ne | hedef koy* | kariyer danışman* | anlam ara* | amaçsız* | bir amaç bul* | ikigai | kim olduğum* | bocal* | bocalıyorum | yönsüz* | kaybolmuş hisse* | önümü gör* | geleceğim* | gelecek plan* | gelecekte ne | ne istediğimden emin | isteksizim | keyif alm* | zevk alm* | heyecan verm* | mezun olunca ne | mezun olduktan sonra ne | mezuniyet sonrası ne`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        '{date} tarihine kadar geçmek istediğim alanda[ ({aim})] çalışan {people|5} görüşecek, bana gereken 3 beceriyi ve her birini nasıl edineceğimi yazacağım.',
        '{date} tarihine kadar geçmek istediğim alanda[ ({aim})] çalışan {people|5} görüşecek ve bana gereken 3 beceriyi yazacağım.',
      ],
      [
        'Kariyer değişikliğimi[ {aim} hedefiyle] küçük bir işle sınayacağım: {date} tarihine kadar {hours|3} ayırıp 1 proje tamamlayacak ve sonucu o alanda çalışan 2 kişiye göstereceğim.',
        'Kariyer değişikliğim için[ {aim} hedefiyle] {date} tarihine kadar 1 küçük proje tamamlayacak ve o alandan 2 kişiye göstereceğim.',
      ],
      [
        'Yeni kariyerime[ ({aim})] giden 3 yolu {date} tarihine kadar karşılaştıracak, her birinin güçlü yönlerime ne kadar uyduğunu 1 sayfada özetleyecek ve birinde ilk adımı atacağım.',
        'Yeni kariyerime[ ({aim})] giden 3 yolu {date} tarihine kadar karşılaştıracak ve birinde ilk adımı atacağım.',
      ],
    ],
    jobSearch: [
      [
        '{date} tarihine kadar[ {aim} alanında] {applications|10} yapacak, her birini ilana göre uyarlayacak ve özgeçmişimi göndermeden önce 2 kişiye okutacağım.',
        '{date} tarihine kadar[ {aim} alanında] her biri ilana göre uyarlanmış {applications|10} yapacağım.',
      ],
      [
        'İş arayışımı[ {aim} hedefiyle] düzenli adımlarla yürüteceğim: {date} tarihine kadar her hafta 2 işverene ulaşacak, 1 özenli başvuru yapacak ve yanıtları not edeceğim.',
        '{date} tarihine kadar her hafta[ {aim} alanında] 2 işverene ulaşacak ve 1 özenli başvuru yapacağım.',
      ],
      [
        'Bana uygun 15 işvereni[ (alan: {aim})] listeleyecek, buralarda çalışan {people|3} konuşacak ve {date} tarihine kadar 5 tanesine başvuracağım.',
        'Bana uygun 15 işvereni[ (alan: {aim})] listeleyecek ve {date} tarihine kadar 5 tanesine başvuracağım.',
      ],
    ],
    interviews: [
      [
        '{date} tarihine kadar güvendiğim biriyle[ {aim} için] {interviews|4} yapacak ve bugüne dek neler başardığımı gösteren 6 örnek hazırlayacağım.',
        '{date} tarihine kadar[ {aim} için] {interviews|4} yapacak ve 6 başarı örneği hazırlayacağım.',
      ],
      [
        'Sık sorulan 12 mülakat sorusuna[ {aim} için] {date} tarihine kadar yazılı yanıt hazırlayacak, her birini 2 kez sesli prova edecek ve 3 tanesi için geri bildirim alacağım.',
        'Sık sorulan 12 mülakat sorusuna[ {aim} için] {date} tarihine kadar yazılı yanıt hazırlayacak ve 2 kez sesli prova edeceğim.',
      ],
      [
        'Mülakatlarıma hazırlanmak için {date} tarihine kadar[ {aim} alanından] 3 kurumu araştıracak, kendimi tanıttığım 2 dakikalık konuşmayı 5 kez prova edecek ve mülakatta soracağım 3 soruyu yazacağım.',
        'Mülakatlarım için {date} tarihine kadar kendimi tanıttığım 2 dakikalık konuşmayı 5 kez prova edeceğim.',
      ],
    ],
    promotion: [
      [
        '{date} tarihine kadar bir sonraki kariyer adımımı[ ({aim})] destekleyen 5 başarımı derleyecek, 1 görüşmede yöneticime sunacak ve onunla 2 somut adım kararlaştıracağım.',
        '{date} tarihine kadar bir sonraki kariyer adımımı[ ({aim})] destekleyen 5 başarımı yöneticime sunacağım.',
      ],
      [
        'Kariyerimde ilerlemek için[, {aim} hedefiyle,] {date} tarihine kadar görev tanımımı aşan 1 sorumluluk üstlenecek, sonucunu sayılarla belgeleyecek ve 2 karar vericiden geri bildirim alacağım.',
        'Kariyerimde ilerlemek için[, {aim} hedefiyle,] {date} tarihine kadar görev tanımımı aşan 1 sorumluluk üstleneceğim.',
      ],
      [
        'Terfi kararlarında söz sahibi 3 kişiye[ {aim} için] beklentilerini soracak, eksiklerimi belirleyecek ve {date} tarihine kadar {hours|2} çalışıp bunlardan 1 tanesini gidereceğim.',
        'Terfi kararlarında söz sahibi 3 kişiye[ {aim} için] beklentilerini soracak ve {date} tarihine kadar 1 eksiğimi gidereceğim.',
      ],
    ],
    leadingTeam: [
      [
        '{date} tarihine kadar[ {team} kişilik] ekibimdeki herkesle 2 haftada bir birebir görüşecek, her biriyle 1 net hedef belirleyecek ve gidişatı onlarla değerlendireceğim.',
        '{date} tarihine kadar[ {team} kişilik] ekibimdeki herkesle 2 haftada bir birebir görüşeceğim.',
      ],
      [
        '{date} tarihine kadar[ {team} kişilik ekibimle] 1 projeyi baştan sona yönetecek, 3 görevi tümüyle devredecek ve liderliğim hakkında 3 kişiden geri bildirim isteyeceğim.',
        '{date} tarihine kadar[ {team} kişilik ekibimle] 1 proje yönetecek ve liderliğim hakkında 3 kişiden geri bildirim isteyeceğim.',
      ],
      [
        'Liderlikte ilerlemek için {date} tarihine kadar[ {team} kişilik] ekibimde 4 yeni yöntem deneyecek, her denemeden sonra 2 kişinin görüşünü alacak ve neyi sürdüreceğimi yazacağım.',
        'Liderlikte ilerlemek için {date} tarihine kadar[ {team} kişilik] ekibimde 4 yeni yöntem deneyecek ve sonuçlarını not edeceğim.',
      ],
    ],
    negotiatingPay: [
      [
        '{date} tarihine kadar 5 başarımı sayılarla derleyecek, maaşımı 3 kaynaktaki ücretlerle karşılaştıracak ve yöneticimden[ {percent} artış için][ {amount} hedefiyle] bir görüşme isteyeceğim.',
        '{date} tarihine kadar 5 başarımı sayılarla derleyecek ve[ {percent} artış için][ {amount} hedefiyle] maaş görüşmesi isteyeceğim.',
      ],
      [
        'Hak ettiğim maaş için[ (artış: {percent})][ (hedef: {amount})] 4 gerekçe yazacak, görüşmeyi güvendiğim biriyle 3 kez prova edecek ve en geç {date} tarihinde yapacağım.',
        'Maaş görüşmemi[ (artış: {percent})][ (hedef: {amount})] 3 kez prova edecek ve en geç {date} tarihinde yapacağım.',
      ],
      [
        'Maaşım için talebimi[ (artış: {percent})][ (hedef: {amount})] 1 sayfada gerekçelendirecek, kabul edebileceğim 2 seçenek daha belirleyecek ve {date} tarihine kadar konuyu yöneticimle konuşacağım.',
        'Maaşım için talebimi[ (artış: {percent})][ (hedef: {amount})] 1 sayfada gerekçelendirecek ve {date} tarihine kadar yöneticimle konuşacağım.',
      ],
    ],
    networking: [
      [
        'Ağımı genişletmek için {date} tarihine kadar alanımdan[ ({aim})] {people|6} 20 dakikalık birer görüşme yapacak ve 1 hafta içinde hepsine teşekkür notu yazacağım.',
        'Ağımı genişletmek için {date} tarihine kadar alanımdan {people|6} 20 dakikalık birer görüşme yapacağım.',
      ],
      [
        'Mesleki çevremi büyütmek için {date} tarihine kadar {events|2} seçip katılacak, her birinde 3 kişiyle tanışacak ve 3 gün içinde onlara yazacağım.',
        'Mesleki çevremi büyütmek için {date} tarihine kadar {events|2} seçip katılacak ve her birinde 3 kişiyle tanışacağım.',
      ],
      [
        'Ağımı canlı tutmak için {date} tarihine kadar her hafta 1 eski tanıdığıma ve alanımdan 1 yeni kişiye yazacak, ayda 1 kişiyle de kahve içeceğim.',
        'Ağımı canlı tutmak için {date} tarihine kadar her hafta 1 eski ve 1 yeni bağlantıma yazacağım.',
      ],
    ],
    publicSpeaking: [
      [
        '{date} tarihine kadar[ {audience} önünde] en az 10 dakikalık {talks|3} yapacak, her birini 2 kez prova edecek ve 2 dinleyiciden anlatımım hakkında geri bildirim alacağım.',
        '{date} tarihine kadar[ {audience} önünde] {talks|3} yapacak, her birini 2 kez prova edip geri bildirim alacağım.',
      ],
      [
        'Topluluk önünde konuşmaya alışmak için {date} tarihine kadar her hafta 5 dakikalık bir konuşma kaydedecek, üzerinde çalışacağım 2 noktayı seçecek ve sonunda[ {audience} önünde] 1 kez konuşacağım.',
        'Topluluk önünde konuşmaya alışmak için {date} tarihine kadar her hafta bir konuşma kaydedecek ve sonunda[ {audience} önünde] 1 kez konuşacağım.',
      ],
      [
        'Daha etkili sunum yapmak için {date} tarihine kadar bir konuyu 3 ana mesaja indirecek, 4 kez sesli prova edecek ve[ {audience} önünde] kâğıttan okumadan anlatacağım.',
        'Daha etkili sunum yapmak için {date} tarihine kadar bir konuyu 3 ana mesaja indirecek ve[ {audience} önünde] anlatacağım.',
      ],
    ],
    confidence: [
      [
        'Özgüvenimi güçlendirmek için {date} tarihine kadar haftada en az 1 toplantıda[ {audience} önünde] söz alacak ve sonrasında iyi giden 1 şeyi not edeceğim.',
        'Özgüvenimi güçlendirmek için {date} tarihine kadar haftada en az 1 toplantıda[ {audience} önünde] söz alacağım.',
      ],
      [
        'Özgüvenim için her cuma o hafta iyi yaptığım 3 şeyi yazacak ve {date} tarihine kadar bugüne dek kaçındığım 2 görevi üstleneceğim.',
        'Özgüvenim için {date} tarihine kadar her cuma o hafta iyi yaptığım 3 şeyi yazacağım.',
      ],
      [
        'Kendime güvenimi artırmak için {date} tarihine kadar beni zorlayan 3 durumu kolaydan zora sıralayacak, 2 haftada bir sıradakinin üzerine gidecek ve nasıl geçtiğini yazacağım.',
        'Kendime güvenimi artırmak için {date} tarihine kadar beni zorlayan 3 durumun kolaydan zora üzerine gideceğim.',
      ],
    ],
    technicalSkills: [
      [
        '{date} tarihine kadar {hours|3} çalışarak {tool} ile kendime ait 1 proje bitirecek ve sonucu deneyimli birine inceleteceğim.',
        '{date} tarihine kadar {hours|3} çalışarak {tool} ile kendime ait 1 proje bitireceğim.',
      ],
      [
        '{date} tarihine kadar {name} konusunda {hours|3} çalışıp 1 kurs tamamlayacak ve öğrendiklerimi 3 küçük gerçek görevde uygulayacağım.',
        '{date} tarihine kadar {name} konusunda {hours|3} çalışıp 1 kurs tamamlayacağım.',
      ],
      [
        '{date} tarihine kadar {hours|3} {tool} ile çalışacak, 12 alıştırma yapacak ve ortaya çıkan 1 işi bu konuda deneyimli birine göstereceğim.',
        '{date} tarihine kadar {hours|3} {tool} ile çalışacak ve 12 alıştırma yapacağım.',
      ],
      [
        '{name} bilgimi {date} tarihine kadar 2 gerçek görevde kullanacak, buna {hours|3} ayıracak ve sonuçları deneyimli birine inceleteceğim.',
        '{name} bilgimi {date} tarihine kadar 2 gerçek görevde kullanacak ve buna {hours|3} ayıracağım.',
      ],
      [
        '{date} tarihine kadar en çok ihtiyaç duyduğum teknik konuda {hours|3} çalışıp 1 kurs tamamlayacak ve öğrendiklerimi 3 gerçek görevde uygulayacağım.',
        '{date} tarihine kadar en çok ihtiyaç duyduğum teknik konuda {hours|3} çalışıp 1 kurs tamamlayacağım.',
      ],
      [
        'Teknik becerilerimi sınamak için {date} tarihine kadar 1 küçük proje yapacak, buna {hours|3} ayıracak ve sonucu deneyimli birine inceleteceğim.',
        'Teknik becerilerimi sınamak için {date} tarihine kadar {hours|3} ayırarak 1 küçük proje yapacağım.',
      ],
      [
        'Mesleki bilgimi tazelemek için {date} tarihine kadar işime yarayacak 1 dijital araç seçip {hours|2} çalışacak, 10 alıştırma yapacak ve öğrendiklerimi birine anlatacağım.',
        'Mesleki bilgimi tazelemek için {date} tarihine kadar 1 dijital araçla 10 alıştırma yapacağım.',
      ],
    ],
    language: [
      [
        '{date} tarihine kadar[ {level} seviyesine yaklaşmak için] {hours|3} {name} çalışacak, 30 dakikalık 8 konuşma yapacak ve sonunda 1 seviye tespit sınavına gireceğim.',
        '{date} tarihine kadar[ {level} seviyesi için] {hours|3} {name} çalışacak ve 1 seviye tespit sınavına gireceğim.',
      ],
      [
        '{date} tarihine kadar her hafta 30 dakika {name} konuşacak, 20 yeni kelime öğrenecek ve kursumda[ ({level} seviyesi)] 1 ünite bitireceğim.',
        '{date} tarihine kadar her hafta 30 dakika {name} konuşacak ve kursumda[ ({level} seviyesi)] 1 ünite bitireceğim.',
      ],
      [
        '{date} tarihine kadar {hours|3} {name} çalışacak, 6 kısa metni[ ({level} seviyesi)] okuyup kendi cümlelerimle özetleyecek ve özetlerimi bilen birine düzelttireceğim.',
        '{date} tarihine kadar {hours|3} {name} çalışacak ve 6 kısa metni[ ({level} seviyesi)] özetleyeceğim.',
      ],
      [
        '{date} tarihine kadar[ {level} seviyesine yaklaşmak için] {hours|3} dil çalışacak, 30 dakikalık 8 konuşma yapacak ve sonunda 1 seviye tespit sınavına gireceğim.',
        '{date} tarihine kadar[ {level} seviyesi için] {hours|3} dil çalışacak ve 1 seviye tespit sınavına gireceğim.',
      ],
      [
        'Öğrendiğim yabancı dilde {date} tarihine kadar her hafta 30 dakika konuşacak, 20 yeni kelime öğrenecek ve kursumda[ ({level} seviyesi)] 1 ünite bitireceğim.',
        'Öğrendiğim yabancı dilde {date} tarihine kadar her hafta 30 dakika konuşacak ve[ {level} seviyesinde] 1 ünite bitireceğim.',
      ],
      [
        'Yabancı dil için {date} tarihine kadar {hours|3} ayıracak, günde 10 kelime tekrar edecek ve[ {level} seviyesinde] 6 kısa metin yazıp bilen birine düzelttireceğim.',
        'Yabancı dil için {date} tarihine kadar {hours|3} ayıracak ve[ {level} seviyesinde] 6 kısa metin yazacağım.',
      ],
    ],
    workLifeBalance: [
      [
        'İş-yaşam dengem için {date} tarihine kadar haftada 3 gün işten zamanında çıkacak, bu akşamları takvimimde kendime ayıracak ve her cuma nasıl gittiğine bakacağım.',
        'İş-yaşam dengem için {date} tarihine kadar haftada 3 gün işten zamanında çıkacağım.',
      ],
      [
        'Daha dengeli yaşamak için {date} tarihine kadar haftada 2 akşamı işe kapatacak, her gün 20 dakikalık 1 mola verecek ve cuma günleri enerjimi 1 ile 10 arasında puanlayacağım.',
        'Daha dengeli yaşamak için {date} tarihine kadar haftada 2 akşamı işe kapatacak ve her gün 1 mola vereceğim.',
      ],
      [
        'Kendime zaman ayırmak için {date} tarihine kadar haftada 3 saatimi bana iyi gelen bir uğraşa verecek, bunu takvimime yazacak ve ayda 1 kez nasıl gittiğini değerlendireceğim.',
        'Kendime zaman ayırmak için {date} tarihine kadar haftada 3 saatimi bana iyi gelen bir uğraşa vereceğim.',
      ],
    ],
    managingTime: [
      [
        'Zamanımı iyi yönetmek için {date} tarihine kadar haftada en az 4 akşam ertesi günün en önemli 3 işini yazacak ve sabahın ilk 90 dakikasını bunlara ayıracağım.',
        'Zamanımı iyi yönetmek için {date} tarihine kadar haftada en az 4 akşam ertesi günün en önemli 3 işini yazacağım.',
      ],
      [
        'Zamanımın nereye gittiğini 2 hafta not edecek, 3 zaman kaybına son verecek ve {date} tarihine kadar her pazartesi 30 dakikada haftamı planlayacağım.',
        'Zamanımın nereye gittiğini 2 hafta not edecek ve {date} tarihine kadar her pazartesi haftamı planlayacağım.',
      ],
      [
        'Düzenli çalışmak için {date} tarihine kadar işlerimi tek listede toplayacak, haftada 4 gün 3 tanesini bitirecek ve cuma günleri 15 dakikada listeyi gözden geçireceğim.',
        'Düzenli çalışmak için {date} tarihine kadar işlerimi tek listede toplayacak ve haftada 4 gün 3 tanesini bitireceğim.',
      ],
    ],
    ownBusiness: [
      [
        '{date} tarihine kadar kendi işim için {customers|8} ihtiyaçlarını konuşacak, fiyatı belli 1 teklif hazırlayacak ve onlara sunacağım.',
        '{date} tarihine kadar kendi işim için {customers|8} ihtiyaçlarını konuşacak ve fiyatı belli 1 teklif hazırlayacağım.',
      ],
      [
        'Kendi işim için {date} tarihine kadar 5 sayfalık bir iş planı yazacak, gelir ve gideri 3 senaryoyla hesaplayacak ve planı iş kurmuş 2 kişiye inceleteceğim.',
        'Kendi işim için {date} tarihine kadar 5 sayfalık bir iş planı yazacak ve iş kurmuş 2 kişiye inceleteceğim.',
      ],
      [
        'Kendi işimde yol almak için {date} tarihine kadar {customers|8} iletişime geçecek, 4 teklif gönderecek ve her yanıttan ne öğrendiğimi yazacağım.',
        'Kendi işimde yol almak için {date} tarihine kadar {customers|8} iletişime geçeceğim.',
      ],
    ],
    communication: [
      [
        '{date} tarihine kadar[ {audience} katıldığı] 6 önemli görüşmeye 1 ana mesaj yazarak hazırlanacak ve sonrasında iletişimimin ne kadar açık olduğunu 2 kişiye soracağım.',
        '{date} tarihine kadar[ {audience} katıldığı] 6 önemli görüşmeye yazılı hazırlanacak ve iletişimim hakkında görüş alacağım.',
      ],
      [
        'Daha açık iletişim için {date} tarihine kadar haftada 1 görüşmede[ {audience} karşısında] önce duyduğumu özetleyecek, sonra görüşümü 3 cümleyle söyleyeceğim.',
        'Daha açık iletişim için {date} tarihine kadar haftada 1 görüşmede[ {audience} karşısında] görüşümü 3 cümleyle söyleyeceğim.',
      ],
      [
        'İletişimimi geliştirmek için {date} tarihine kadar 4 kişiden konuşma biçimim hakkında görüş alacak ve seçtiğim 2 noktaya 6 toplantıda dikkat edeceğim.',
        'İletişimimi geliştirmek için {date} tarihine kadar seçtiğim 2 noktaya 6 toplantıda dikkat edeceğim.',
      ],
    ],
    personalBrand: [
      [
        'Daha görünür olmak için {date} tarihine kadar çevrim içi profilimi netleştirecek ve alanımdaki konularda[ ({aim})] {posts|4} yayımlayacağım.',
        'Daha görünür olmak için {date} tarihine kadar profilimi netleştirecek ve {posts|4} yayımlayacağım.',
      ],
      [
        'İşimi görünür kılmak için {date} tarihine kadar mesleki bir ağda haftada 1 paylaşım yapacak, başkalarına 2 yorum yazacak ve çalışmalarımı iş yerinde 1 kez anlatacağım.',
        'İşimi görünür kılmak için {date} tarihine kadar mesleki bir ağda haftada 1 paylaşım yapacağım.',
      ],
      [
        'Emeğimin fark edilmesi için {date} tarihine kadar her ay 3 başarımı sayılarla yazıp yöneticime gönderecek ve 2 toplantıda kısaca anlatacağım.',
        'Emeğimin fark edilmesi için {date} tarihine kadar her ay 3 başarımı yöneticime yazacağım.',
      ],
    ],
    returningToWork: [
      [
        'İşe dönüşüm için {date} tarihine kadar[ {aim} hedefiyle] 3 adımlık bir plan yazacak, 2 becerimi tazeleyecek ve alanımdan {people|4} görüşeceğim.',
        'İşe dönüşüm için {date} tarihine kadar[ {aim} hedefiyle] 3 adımlık bir plan yazacak ve 2 becerimi tazeleyeceğim.',
      ],
      [
        'İşe dönüşüme[ {aim} hedefiyle] {hours|3} ayıracak, {date} tarihine kadar 1 tazeleme kursu bitirecek, özgeçmişimi güncelleyecek ve görev ve saatler üzerine 2 işverenle görüşeceğim.',
        'İşe dönüşüm için[ {aim} hedefiyle] {date} tarihine kadar 1 tazeleme kursu bitirecek ve 2 işverenle görüşeceğim.',
      ],
      [
        'İş hayatına dönmek için[, {aim} hedefiyle,] {date} tarihine kadar eski çevremden 5 kişiye yazacak, özgeçmişimi 2 kişiye okutacak ve özenle seçtiğim 6 ilana başvuracağım.',
        'İş hayatına dönmek için[, {aim} hedefiyle,] {date} tarihine kadar eski çevremden 5 kişiye yazacak ve 6 ilana başvuracağım.',
      ],
    ],
    findingDirection: [
      [
        'Yönümü bulmak için {date} tarihine kadar işi ilgimi çeken {people|4} görüşecek, 5 güçlü yanımı yazacak ve seçtiğim 1 yolu bir hafta deneyeceğim.',
        'Yönümü bulmak için {date} tarihine kadar işi ilgimi çeken {people|4} görüşecek ve denemek için 1 yol seçeceğim.',
      ],
      [
        'Bana enerji veren ve enerjimi alan şeyleri haftada 3 kez yazacak, {date} tarihine kadar yönümü bulmak için 3 olası yolu karşılaştıracak ve ilk adımıma karar vereceğim.',
        'Bana enerji veren şeyleri haftada 3 kez yazacak ve {date} tarihine kadar yönümü bulmak için 3 olası yolu karşılaştıracağım.',
      ],
      [
        'Ne istediğimi netleştirmek için {date} tarihine kadar yaptıklarım içinde bana iyi gelen 5 ve beni yoran 5 şeyi yazacak, bunları 2 kişiyle konuşacak ve 1 değişikliği deneyeceğim.',
        'Ne istediğimi netleştirmek için {date} tarihine kadar yaptıklarım içinde bana iyi gelen 5 ve beni yoran 5 şeyi yazacağım.',
      ],
    ],
    general: [
      [
        '{date} tarihine kadar “{words}” hedefim için {hours|2} ayıracak, 4 somut adım atacak ve nereye vardığımı mentorluk görüşmelerinde 2 kez anlatacağım.',
        '{date} tarihine kadar “{words}” hedefim için {hours|2} ayıracak ve 4 somut adım atacağım.',
      ],
      [
        '“{words}” hedefim için {date} tarihine kadar 3 ara hedef belirleyecek, her hafta en az 1 adım atacak ve neyin işe yaradığını yazacağım.',
        '“{words}” hedefim için {date} tarihine kadar 3 ara hedef belirleyecek ve her hafta en az 1 adım atacağım.',
      ],
      [
        '{date} tarihine kadar isteğimi 4 somut adıma bölecek, bunlara {hours|2} ayıracak ve nereye vardığımı mentorluk görüşmelerinde 2 kez anlatacağım.',
        '{date} tarihine kadar isteğimi 4 somut adıma bölecek ve bunlara {hours|2} ayıracağım.',
      ],
      [
        'Bu hedefime {hours|2} ayıracak, {date} tarihine kadar gözle görülür 3 sonuç elde edecek ve her birinden ne öğrendiğimi yazacağım.',
        'Bu hedefime {hours|2} ayıracak ve {date} tarihine kadar gözle görülür 3 sonuç elde edeceğim.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Kariyer değişikliğimde[ {aim} hedefiyle] ilk adım olarak {date} tarihine kadar bu yoldan geçmiş 1 kişiyle konuşacak ve öğrenmem gereken 3 şeyi yazacağım.',
        'Kariyer değişikliğimde[ {aim} hedefiyle] ilk adım olarak {date} tarihine kadar bu yoldan geçmiş 1 kişiyle konuşacağım.',
      ],
    ],
    jobSearch: [
      [
        'Yeni bir iş yolunda ilk adım olarak {date} tarihine kadar özgeçmişimi güncelleyecek ve[ {aim} alanında] 2 özenli başvuru yapacağım.',
        'Yeni bir iş yolunda ilk adım olarak {date} tarihine kadar[ {aim} alanında] 2 özenli başvuru yapacağım.',
      ],
    ],
    interviews: [
      [
        'İlk adım olarak {date} tarihine kadar[ {aim} için] 5 mülakat sorusuna yanıt hazırlayacak ve 1 deneme mülakatı yapacağım.',
        'İlk adım olarak {date} tarihine kadar 5 mülakat sorusuna yanıt hazırlayacağım.',
      ],
    ],
    promotion: [
      [
        'Kariyerimde[ {aim} hedefiyle] ilk adım olarak {date} tarihine kadar bana gereken 3 beceriyi yazacak ve deneyimli 1 kişiye danışacağım.',
        'Kariyerimde[ {aim} hedefiyle] ilk adım olarak {date} tarihine kadar bana gereken 3 beceriyi yazacağım.',
      ],
    ],
    leadingTeam: [
      [
        'Liderlikte ilk adım olarak {date} tarihine kadar[ {team} kişilik] ekibimden birine 1 görevi tümüyle devredecek ve 2 kişiden geri bildirim alacağım.',
        'Liderlikte ilk adım olarak {date} tarihine kadar[ {team} kişilik] ekibimden birine 1 görevi tümüyle devredeceğim.',
      ],
    ],
    negotiatingPay: [
      [
        'Daha iyi bir maaş için ilk adım olarak {date} tarihine kadar 3 başarımı sayılarla yazacak ve benzer işlerin ücretini 2 kaynaktan araştıracağım.',
        'Daha iyi bir maaş için ilk adım olarak {date} tarihine kadar 3 başarımı sayılarla yazacağım.',
      ],
    ],
    networking: [
      [
        'Ağımı genişletmede ilk adım olarak {date} tarihine kadar alanımdan 3 kişiye yazacak ve en az 1 kişiyle görüşeceğim.',
        'Ağımı genişletmede ilk adım olarak {date} tarihine kadar alanımdan 3 kişiye yazacağım.',
      ],
    ],
    publicSpeaking: [
      [
        'Topluluk önünde[, özellikle {audience} karşısında,] konuşmada ilk adım olarak {date} tarihine kadar 5 dakikalık 2 konuşma kaydedecek ve birini güvendiğim birine göstereceğim.',
        'Topluluk önünde konuşmada ilk adım olarak {date} tarihine kadar 5 dakikalık 2 konuşma kaydedeceğim.',
      ],
    ],
    confidence: [
      [
        'Özgüven yolunda ilk adım olarak {date} tarihine kadar 2 toplantıda birer kez söz alacak ve iyi giden şeyleri not edeceğim.',
        'Özgüven yolunda ilk adım olarak {date} tarihine kadar 2 toplantıda söz alacağım.',
      ],
    ],
    technicalSkills: [
      [
        '{certificate} sınavı için ilk adım olarak {date} tarihine kadar koşulları öğrenecek, 1 çalışma planı yazacak ve 3 ders tamamlayacağım.',
        '{certificate} sınavı için ilk adım olarak {date} tarihine kadar 3 ders tamamlayacağım.',
      ],
      [
        'İlk adım olarak {date} tarihine kadar {name} konusunda 3 başlangıç dersi ve 1 küçük alıştırma tamamlayacağım.',
        'İlk adım olarak {date} tarihine kadar {name} konusunda 3 başlangıç dersi tamamlayacağım.',
      ],
      [
        'İlk adım olarak {date} tarihine kadar bana gereken teknik beceri için 1 kurs seçecek ve 3 dersini tamamlayacağım.',
        'İlk adım olarak {date} tarihine kadar uygun bir teknik kursun 3 dersini tamamlayacağım.',
      ],
    ],
    language: [
      [
        'İlk adım olarak {date} tarihine kadar {name} 30 temel ifade öğrenecek ve kendimi birine bu dilde 5 cümleyle tanıtacağım.',
        'İlk adım olarak {date} tarihine kadar {name} 30 temel ifade öğreneceğim.',
      ],
      [
        'Dil öğrenmede ilk adım olarak {date} tarihine kadar 30 temel ifade öğrenecek ve kendimi 5 cümleyle tanıtacağım.',
        'Dil öğrenmede ilk adım olarak {date} tarihine kadar 30 temel ifade öğreneceğim.',
      ],
    ],
    workLifeBalance: [
      [
        'Daha dengeli yaşamak için ilk adım olarak {date} tarihine kadar haftada 2 akşamı işe kapatacak ve her gün 1 mola vereceğim.',
        'Daha dengeli yaşamak için ilk adım olarak {date} tarihine kadar haftada 2 akşamı işe kapatacağım.',
      ],
    ],
    managingTime: [
      [
        'Zamanımı yönetmede ilk adım olarak {date} tarihine kadar 3 gün boyunca ne yaptığımı saat saat not edecek ve 1 zaman kaybına son vereceğim.',
        'Zamanımı yönetmede ilk adım olarak {date} tarihine kadar 3 gün boyunca ne yaptığımı saat saat not edeceğim.',
      ],
    ],
    ownBusiness: [
      [
        'Kendi işim için ilk adım olarak {date} tarihine kadar teklifimi 1 sayfada anlatacak ve 3 olası müşteriye göstereceğim.',
        'Kendi işim için ilk adım olarak {date} tarihine kadar teklifimi 1 sayfada anlatacağım.',
      ],
    ],
    communication: [
      [
        'İletişimde ilk adım olarak {date} tarihine kadar[ {audience} katıldığı] 2 görüşmeye 1 ana mesajla hazırlanacak ve geri bildirim isteyeceğim.',
        'İletişimde ilk adım olarak {date} tarihine kadar[ {audience} katıldığı] 2 görüşmeye yazılı hazırlanacağım.',
      ],
    ],
    personalBrand: [
      [
        'Daha görünür olmak için ilk adım olarak {date} tarihine kadar profilimin en önemli 3 bölümünü yenileyecek ve 1 kişiden görüş alacağım.',
        'Daha görünür olmak için ilk adım olarak {date} tarihine kadar profilimin 3 bölümünü yenileyeceğim.',
      ],
    ],
    returningToWork: [
      [
        'İşe dönüşümde ilk adım olarak {date} tarihine kadar 1 işverenle konuşacak ve benim için önemli 3 koşulu yazacağım.',
        'İşe dönüşümde ilk adım olarak {date} tarihine kadar benim için önemli 3 koşulu yazacağım.',
      ],
    ],
    findingDirection: [
      [
        'Yönümü bulmada ilk adım olarak {date} tarihine kadar 2 kişiyle işleri üzerine konuşacak ve 5 güçlü yanımı yazacağım.',
        'Yönümü bulmada ilk adım olarak {date} tarihine kadar 5 güçlü yanımı yazacağım.',
      ],
    ],
    general: [
      [
        'İlk adım olarak {date} tarihine kadar “{words}” yolunda yapılacakları 3 parçaya bölecek ve en küçüğünü bitireceğim.',
        'İlk adım olarak {date} tarihine kadar “{words}” yolunda küçük 1 işi bitireceğim.',
      ],
      [
        'Bu hedefim için ilk adım olarak {date} tarihine kadar yapılacakları 3 parçaya bölecek ve en küçüğünü bitireceğim.',
        'Bu hedefim için ilk adım olarak {date} tarihine kadar küçük 1 işi bitireceğim.',
      ],
    ],
  },
  measured: [
    [
      '{date} tarihine kadar “{words}” {from} düzeyinden {to} düzeyine getireceğim: 2 haftada bir 1 yeni yol deneyecek ve rakamı her hafta not edeceğim.',
      '{date} tarihine kadar “{words}” {from} düzeyinden {to} düzeyine getirecek ve rakamı her hafta not edeceğim.',
    ],
    [
      '4 somut adımla “{words}” {date} tarihine kadar {from} düzeyinden {to} düzeyine getirecek ve sonucu ayda 1 kez deneyimli biriyle değerlendireceğim.',
      '4 somut adımla “{words}” {date} tarihine kadar {from} düzeyinden {to} düzeyine getireceğim.',
    ],
    [
      '{date} tarihine kadar {from} düzeyinden {to} düzeyine ulaşmak için 4 somut adım atacak ve rakamı haftada 1 kez not edeceğim.',
      '{date} tarihine kadar 4 somut adımla {from} düzeyinden {to} düzeyine ulaşacağım.',
    ],
    [
      '{date} tarihine kadar “{words}” {to} düzeyine getirmek için 4 somut adım atacak ve rakamı haftada 1 kez not edeceğim.',
      '{date} tarihine kadar “{words}” 4 somut adımla {to} düzeyine getireceğim.',
    ],
    [
      '{date} tarihine kadar “{words}” hedeflediğim yönde {percent} oranında değiştirmek için 4 somut adım atacak ve rakamı haftada 1 kez not edeceğim.',
      '{date} tarihine kadar “{words}” 4 somut adımla hedeflediğim yönde {percent} oranında değiştireceğim.',
    ],
    [
      '{to} düzeyine ulaşmak için {date} tarihine kadar 2 haftada bir 1 yeni yol deneyecek ve rakamı her hafta not edeceğim.',
      '{to} düzeyine ulaşmak için {date} tarihine kadar 2 haftada bir 1 yeni yol deneyeceğim.',
    ],
    [
      'Hedeflediğim {percent} değişim için {date} tarihine kadar 2 haftada bir 1 yeni yol deneyecek ve rakamı her hafta not edeceğim.',
      'Hedeflediğim {percent} değişim için {date} tarihine kadar 2 haftada bir 1 yeni yol deneyeceğim.',
    ],
  ],
  examined: [
    [
      '{certificate} sınavına {date} tarihine kadar gireceğim: o güne dek {hours|4} çalışacak ve 3 tam deneme sınavı çözeceğim.',
      '{date} tarihine kadar 3 tam deneme sınavı çözecek ve {certificate} sınavına gireceğim.',
    ],
    [
      '{date} tarihine kadar {hours|4} çalışarak {certificate} sınavına hazırlanacak, 3 tam deneme sınavı çözecek ve sınava gireceğim.',
      '{date} tarihine kadar {hours|4} çalışıp {certificate} sınavına gireceğim.',
    ],
    [
      '{certificate} sınavı için {date} tarihine kadar 1 çalışma planı yazacak, {hours|4} ayıracak, 3 deneme sınavındaki yanlışlarımı gözden geçirecek ve sınava gireceğim.',
      '{certificate} sınavına {date} tarihine kadar {hours|4} çalışarak gireceğim.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'cv* | özgeçmiş* | öz geçmiş* | ön yazı* | motivasyon mektubu* | niyet mektubu* | başvuru dosya* | başvuru belge*',
      phrases: [
        [
          'Özgeçmişimi[ {aim} için] {date} tarihine kadar 2 turda yenileyecek, sayılarla desteklenmiş 5 başarı ekleyecek ve 2 kişiye okutacağım.',
          'Özgeçmişimi[ {aim} için] {date} tarihine kadar yenileyecek ve sayılarla desteklenmiş 5 başarı ekleyeceğim.',
        ],
        [
          '{date} tarihine kadar[ {aim} için] 1 özgeçmiş ve 1 ön yazı hazırlayacak, bunları 3 ilana uyarlayacak ve 2 kişiden geri bildirim alacağım.',
          '{date} tarihine kadar[ {aim} için] özgeçmişimi ve ön yazımı 3 ilana uyarlayacağım.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'staj | staja | stajı* | staj yap* | staj bul* | staj arı* | staj yeri* | stajlar*',
      phrases: [
        [
          '{date} tarihine kadar[ öncelikle {aim} için] özenle hazırlanmış 8 staj başvurusu yapacak ve bu yoldan geçmiş 2 kişiye staj deneyimini soracağım.',
          '{date} tarihine kadar[ öncelikle {aim} için] özenle hazırlanmış 8 staj başvurusu yapacağım.',
        ],
        [
          'Stajyer alan 12 kurumu[ ({aim})] listeleyecek ve {date} tarihine kadar 6 tanesine özenle hazırlanmış birer staj başvurusu göndereceğim.',
          'Stajyer alan 6 kuruma {date} tarihine kadar özenli birer staj başvurusu göndereceğim.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'delege* | delegasyon* | yetki devr* | yetki ver* | görev devr* | görevleri devr* | iş devr* | işleri devr* | işleri paylaştır* | görev dağıt* | görevleri dağıt* | iş dağıt* | işleri dağıt*',
      phrases: [
        [
          '{date} tarihine kadar her hafta[ {team} kişilik] ekibimden birine 1 görevi, amacını ve teslim gününü yazarak tümüyle devredecek ve gidişatı arada yalnızca 1 kez soracağım.',
          '{date} tarihine kadar her hafta[ {team} kişilik] ekibimden birine 1 görevi tümüyle devredeceğim.',
        ],
        [
          'Sürekli yinelenen 10 görevimi listeleyecek, {date} tarihine kadar 4 tanesini[ {team} kişilik] ekibime kalıcı olarak devredecek ve 2 hafta sonra sonucu onlarla değerlendireceğim.',
          'Sürekli yinelenen 10 görevimi listeleyecek ve {date} tarihine kadar 4 tanesini kalıcı olarak devredeceğim.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'işe almak | işe alacağım | işe alım yap* | ekibime .. almak | ekib* .. işe al* | ekibimi büyüt* | ekip büyüt* | eleman almak',
      phrases: [
        [
          '{date} tarihine kadar aradığım kişiyi 1 sayfada net biçimde tanımlayacak, 6 adaya aynı 8 soruyu soracak ve işe alım kararını 1 iş arkadaşımla birlikte vereceğim.',
          '{date} tarihine kadar işe alım için aradığım kişiyi 1 sayfada tanımlayacak ve 6 adayla görüşeceğim.',
        ],
        [
          'İyi bir işe alım için 5 kişiden aday önerisi isteyecek, 6 adayla görüşecek ve {date} tarihine kadar kararımı vereceğim.',
          'İyi bir işe alım için {date} tarihine kadar 6 adayla görüşeceğim.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'ekib* .. motive* | ekip motivasyon* | motive et* | çalışanlar* .. motive* | ekip ruhu* | ekip kültür* | takım ruhu* | ekibimin motivasyon* | motivasyonunu | motivasyonların*',
      phrases: [
        [
          '{date} tarihine kadar[ {team} kişilik] ekibimde herkese 30 dakikalık birer görüşmede kendisini neyin motive ettiğini soracak ve 3 öneriyi uygulayacağım.',
          '{date} tarihine kadar[ {team} kişilik] ekibimde herkese kendisini neyin motive ettiğini soracak ve 3 öneriyi uygulayacağım.',
        ],
        [
          'Ekibimi motive etmek için {date} tarihine kadar 2 haftada bir[ {team} kişilik ekibimle] 30 dakikalık bir toplantı yapacak, her seferinde 1 başarıyı anacak ve 1 fikri deneyeceğim.',
          'Ekibimi motive etmek için {date} tarihine kadar 2 haftada bir[ {team} kişilik ekibimle] 30 dakikalık bir toplantı yapacağım.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'uzaktan ekip* | uzaktan ekib* | uzaktan çalışan ekip* | uzaktan çalışan ekib* | uzaktan çalışan bir ekip* | uzaktan çalışan bir ekib* | hibrit ekip* | hibrit ekib* | sanal ekip* | dağıtık ekip* | uzaktan yönet*',
      phrases: [
        [
          'Uzaktan çalışan[ {team} kişilik] ekibimle {date} tarihine kadar haftada 1 kısa toplantı, ekipteki herkesle de ayda 1 birebir görüşme yapacağım.',
          'Uzaktan çalışan[ {team} kişilik] ekibimle {date} tarihine kadar haftada 1 kısa toplantı yapacağım.',
        ],
        [
          '{date} tarihine kadar uzaktan çalışan[ {team} kişilik] ekibimle 5 çalışma kuralı kararlaştıracak ve 4 hafta sonra nasıl işlediğini herkese 3 soruyla soracağım.',
          '{date} tarihine kadar uzaktan çalışan[ {team} kişilik] ekibimle 5 çalışma kuralı kararlaştıracağım.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'geri bildirim* | geribildirim* | feedback* | eleştiri*',
      phrases: [
        [
          '{date} tarihine kadar haftada 1 kişiye somut bir örnekle geri bildirim verecek, beklentimi 1 cümleyle söyleyecek ve kendim için de geri bildirim isteyeceğim.',
          '{date} tarihine kadar haftada 1 kişiye somut bir örnekle geri bildirim verecek ve kendim için de isteyeceğim.',
        ],
        [
          '5 geri bildirim görüşmesine gözlemimi, bunun etkisini ve beklentimi yazarak hazırlanacak ve hepsini {date} tarihine kadar yapacağım.',
          '5 geri bildirim görüşmesine yazarak hazırlanacak ve hepsini {date} tarihine kadar yapacağım.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'tartışıyor* | anlaşam* | mobbing* | öfke* | sinirlen* | tartışma* | çatışma* | anlaşmazlı* | zor konuşma* | zor görüşme* | zor insan* | zor müşteri* | zor yönetici* | zor bir yönetici* | zor kişi* | kavga* | gergin görüşme*',
      phrases: [
        [
          '{date} tarihine kadar[ {audience} katıldığı] 3 zor görüşmeye yazılı hazırlanacak, her birini ertelemeden yapacak ve çatışmayı neyin yatıştırdığını not edeceğim.',
          '{date} tarihine kadar[ {audience} katıldığı] 3 zor görüşmeyi yazılı hazırlanarak yapacağım.',
        ],
        [
          '{date} tarihine kadar 1 çatışma çözme yöntemi öğrenecek, güvendiğim biriyle 2 kez prova edecek ve[ {audience} karşısında] 2 gerçek görüşmede kullanacağım.',
          '{date} tarihine kadar 1 çatışma çözme yöntemi öğrenecek ve 2 gerçek görüşmede kullanacağım.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'paydaş* | stakeholder*',
      phrases: [
        [
          'En önemli 8 paydaşımı belirleyecek, 4 tanesine beklentilerini soracak ve {date} tarihine kadar 2 haftada bir hepsine kısa bir durum notu göndereceğim.',
          'En önemli 8 paydaşımı belirleyecek ve {date} tarihine kadar 4 tanesine beklentilerini soracağım.',
        ],
        [
          '{date} tarihine kadar haftada 1 paydaşla 20 dakika görüşecek ve her görüşmeden sonra 1 beklentiyi ve alınan kararları yazacağım.',
          '{date} tarihine kadar haftada 1 paydaşla 20 dakika görüşeceğim.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'müzakere* | pazarlık* | pazarlığ*',
      phrases: [
        [
          '{date} tarihine kadar[ {audience} katıldığı] 3 müzakereye hedefimi, sınırımı ve 2 seçeneğimi yazarak hazırlanacak ve her birinin sonucunu not edeceğim.',
          '{date} tarihine kadar[ {audience} katıldığı] 3 müzakereye hedefimi ve sınırımı yazarak hazırlanacağım.',
        ],
        [
          '{date} tarihine kadar 4 müzakereyi[ {audience} yerine geçen biriyle] canlandırarak prova edecek ve her seferinde geliştirebileceğim 2 noktayı not edeceğim.',
          '{date} tarihine kadar 4 müzakereyi canlandırarak prova edeceğim.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'dinleme* | dinlemek | dinlemeyi | aktif dinle* | iyi bir dinleyici',
      phrases: [
        [
          '{date} tarihine kadar haftada 2 görüşmede söz kesmeden dinleyecek, duyduğumu 1 cümleyle özetleyecek ve ancak ondan sonra yanıt vereceğim.',
          '{date} tarihine kadar haftada 2 görüşmede sonuna kadar dinleyecek ve duyduğumu özetleyeceğim.',
        ],
        [
          'Etkin dinleme için {date} tarihine kadar haftada 1 görüşmede 3 açık uçlu soru soracak ve karşımdakinden öğrendiklerimi yazacağım.',
          'Etkin dinleme için {date} tarihine kadar haftada 1 görüşmede 3 açık uçlu soru soracağım.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'e posta* | eposta* | mail yaz* | yazışma* | rapor yaz* | yazılı anlat* | yazılı iletişim* | metin yaz* | yazma beceri*',
      phrases: [
        [
          '{date} tarihine kadar haftada 2 e-postamı ya da metnimi üçte bir kısaltarak yeniden yazacak ve 1 kişiye nelerin anlaşılmadığını soracağım.',
          '{date} tarihine kadar haftada 2 e-postamı ya da metnimi üçte bir kısaltarak yazacağım.',
        ],
        [
          '{date} tarihine kadar 1 kısa yazma kursu tamamlayacak ve 5 e-postamı ya da metnimi 2 kişiye inceleteceğim.',
          '{date} tarihine kadar yazma becerim için 5 e-postamı ya da metnimi 2 kişiye inceleteceğim.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'açıklayabil* | açıklama* | teknik olmayan* | sade anlat* | sade bir dille | basit anlat* | anlaşılır anlat* | anlaşılır bir dille',
      phrases: [
        [
          '{date} tarihine kadar haftada 1 kez işimden bir konuyu[ {audience} karşısında] 3 dakikada anlatacak ve dinleyenlere akıllarında ne kaldığını soracağım.',
          '{date} tarihine kadar haftada 1 kez işimden bir konuyu[ {audience} karşısında] 3 dakikada anlatacağım.',
        ],
        [
          'İşimden 4 konuyu {date} tarihine kadar teknik sözcük kullanmadan yazacak, her açıklamayı 2 kişiye okutacak ve sorularına göre sadeleştireceğim.',
          'İşimden 4 konuyu {date} tarihine kadar teknik sözcük kullanmadan yazacak ve 2 kişiye okutacağım.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'rahat konuş* | rahatça konuş* | rahat konuşmak | toplantılarda söz* | toplantıda söz* | toplantılarda konuş* | toplantıda konuş* | toplantılar* .. fikr* | toplantılar* .. fikir* | toplantılar* .. konuş* | toplantılar* .. sesi* | toplantı* .. söz* | söz almak | söz alma* | söz alam* | sözümü kes* | sözüm* .. kes* | sözüm kesil* | sesimi duyur* | sesimi çıkar* | fikrimi söyle* | fikirlerimi söyle*',
      phrases: [
        [
          '{date} tarihine kadar haftada 2 toplantıda önceden hazırladığım 1 görüşle[ {audience} önünde] ilk 10 dakika içinde söz alacağım.',
          '{date} tarihine kadar haftada 2 toplantıda hazırladığım 1 görüşle söz alacağım.',
        ],
        [
          '{date} tarihine kadar 8 toplantıda[ {audience} önünde] bir soru sormak ya da fikrimi söylemek için söz alacak ve gelen tepkiyi not edeceğim.',
          '{date} tarihine kadar 8 toplantıda[ {audience} önünde] bir soruyla ya da fikrimle söz alacağım.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'hayır de* | hayır diyebil* | hayır diyem* | üstüme yığıl* | üzerime yığıl* | alttan al* | sınır koy* | sınırlar koy* | sınır çiz* | sınırlarımı | herkesi memnun',
      phrases: [
        [
          '{date} tarihine kadar haftada en az 1 kez görevim olmayan bir isteğe 1 cümlelik gerekçeyle hayır diyecek ve nasıl geçtiğini not edeceğim.',
          '{date} tarihine kadar haftada en az 1 kez görevim olmayan bir isteğe hayır diyeceğim.',
        ],
        [
          '{date} tarihine kadar işteki 4 sınırımı yazacak, kibarca hayır demenin 3 yolunu sesli prova edecek ve 5 durumda kullanacağım.',
          '{date} tarihine kadar kibarca hayır demenin 3 yolunu prova edecek ve 5 durumda kullanacağım.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'kendimi kıyasla* | başkalarıyla kıyasla* | kendimi küçümse* | imposter* | impostor* | sahtekar* sendrom* | sahtekarlık sendrom* | kendimden şüphe* | yetersiz hisse* | yetersizlik hiss* | kendimi yetersiz',
      phrases: [
        [
          'Kendimden şüphe ettiğim anlar için {date} tarihine kadar her cuma neler yapabildiğimin 3 kanıtını yazacak ve bunları 4 zorlu görevden önce okuyacağım.',
          'Kendimden şüphe ettiğim anlar için {date} tarihine kadar her cuma neler yapabildiğimin 3 kanıtını yazacağım.',
        ],
        [
          '{date} tarihine kadar 5 kişiden birer güçlü yanımı örnekle söylemesini isteyecek ve bu listeyi kendimden şüphe ettiğim 3 durumda yeniden okuyacağım.',
          '{date} tarihine kadar 5 kişiden birer güçlü yanımı örnekle söylemesini isteyeceğim.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'sahne korku* | konuşma korku* | sunum* .. heyecan* | sunum* .. ger* | sunum* .. stres* | sunum* .. kork* | sunum* .. panik* | sunum* .. kaygı* | konuşurken heyecan* | konuşurken sesim | önünde .. heyecan* | önünde .. kork* | önünde .. çekin* | önünde .. geril* | önünde .. panik* | önünde .. utan* | sesim titr* | konuş* .. kork* | heyecanımı | sunum* .. titr*',
      phrases: [
        [
          '{date} tarihine kadar 2 dinleyiciyle başlayıp[ {audience} önünde] 4 kısa konuşma yapacak, her birinden önce 3 dakika nefes egzersizi yapacak ve heyecanımı 1 ile 10 arasında puanlayacağım.',
          '{date} tarihine kadar[ {audience} önünde] 4 kısa konuşma yapacak ve heyecanımı 1 ile 10 arasında puanlayacağım.',
        ],
        [
          'Sahne korkumu yenmek için {date} tarihine kadar haftada 3 kez 2 dakikalık bir açılış konuşmasını sesli prova edecek ve[ {audience} önünde] 2 kez söz alacağım.',
          'Sahne korkumu yenmek için {date} tarihine kadar haftada 3 kez bir açılış konuşmasını sesli prova edeceğim.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'konferans* .. konuş* | konferans* .. sunum* | konferansta | konferanslarda | keynote* | meetup* | tedx* | konuşmacı*',
      phrases: [
        [
          '{date} tarihine kadar 3 konferans ya da buluşmaya konuşma önerisi gönderecek, konuşmamı güvendiğim kişilerin önünde 4 kez prova edecek ve en az 1 buluşmada yapacağım.',
          '{date} tarihine kadar 3 konferans ya da buluşmaya konuşma önerisi gönderecek ve konuşmamı 4 kez prova edeceğim.',
        ],
        [
          'Bir konferans için 20 dakikalık 1 konuşma hazırlayacak, 2 küçük grubun önünde deneyecek ve {date} tarihine kadar 3 etkinliğe önereceğim.',
          'Bir konferans için 20 dakikalık 1 konuşma hazırlayıp {date} tarihine kadar 3 etkinliğe önereceğim.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'toplantı* .. yönet* | moderatör* | moderasyon* | kolaylaştırıcı* | atölye yönet* | atölye düzenle* | çalıştay* | workshop*',
      phrases: [
        [
          '{date} tarihine kadar en az 45 dakikalık {events|3} ya da toplantı planlayıp yönetecek ve her birinden sonra 3 katılımcının görüşünü alacağım.',
          '{date} tarihine kadar {events|3} ya da toplantı planlayıp yönetecek ve katılımcıların görüşünü alacağım.',
        ],
        [
          'Toplantı yönetmek için 4 yöntem öğrenecek, {date} tarihine kadar her birini 1 toplantıda deneyecek ve grubun tepkisini not edeceğim.',
          'Toplantı yönetmek için {date} tarihine kadar 4 yöntem öğrenip deneyeceğim.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'mentor bul* | mentör bul* | rol model* | koç bulmak',
      phrases: [
        [
          'Deneyiminden öğrenebileceğim 5 kişi belirleyecek, 3 tanesine yazacak ve {date} tarihine kadar önceden hazırladığım sorularla 2 görüşme yapacağım.',
          'Deneyiminden öğrenebileceğim 5 kişi belirleyecek ve {date} tarihine kadar 2 görüşme yapacağım.',
        ],
        [
          '{date} tarihine kadar 4 mentorluk görüşmesine 3 soruyla hazırlanacak ve her görüşmeden sonra kararlaştırdığımız 1 adımı atacağım.',
          '{date} tarihine kadar 4 mentorluk görüşmesine 3 soruyla hazırlanacağım.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk | havadan sudan | ayaküstü sohbet* | sohbet başlat* | sohbet etme* | sohbete gir*',
      phrases: [
        [
          '{date} tarihine kadar haftada 2 kez az tanıdığım biriyle ayaküstü sohbet edecek ve her kişi hakkında öğrendiğim 1 şeyi yazacağım.',
          '{date} tarihine kadar haftada 2 kez az tanıdığım biriyle ayaküstü sohbet edeceğim.',
        ],
        [
          'Sohbet başlatmak için 6 cümle hazırlayacak, {date} tarihine kadar bunları {events|2} sırasında kullanacak ve 3 kişiyle bağlantıda kalacağım.',
          'Sohbet başlatmak için 6 cümle hazırlayıp {date} tarihine kadar {events|2} sırasında kullanacağım.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin*',
      phrases: [
        [
          '{date} tarihine kadar LinkedIn profilimi[ {aim} hedefiyle] yenileyecek, alanımda {posts|4} yayımlayacak ve haftada 2 kez başkalarının paylaşımlarına yorum yazacağım.',
          '{date} tarihine kadar LinkedIn profilimi[ {aim} hedefiyle] yenileyecek ve {posts|4} yayımlayacağım.',
        ],
        [
          'LinkedIn üzerinden {date} tarihine kadar {posts|4} yayımlayacak ve alanımdan[ ({aim})] 15 kişiyi ağıma ekleyeceğim.',
          'LinkedIn üzerinden {date} tarihine kadar {posts|4} yayımlayacak ve 15 kişi ekleyeceğim.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portföy* | portfolyo* | web sitem* | kendi web site* | kişisel web*',
      phrases: [
        [
          '{date} tarihine kadar portföyüme[ {aim} hedefiyle] bitmiş 3 çalışma koyacak, her birini 5 cümleyle anlatacak ve 2 kişiye inceleteceğim.',
          '{date} tarihine kadar portföyüme[ {aim} hedefiyle] bitmiş 3 çalışma koyacağım.',
        ],
        [
          '{date} tarihine kadar 4 çalışmayla portföyümü[ {aim} hedefiyle] yayına alacak, {hours|3} ayıracak ve 3 kişiden geri bildirim alacağım.',
          '{date} tarihine kadar 4 çalışmayla portföyümü[ {aim} hedefiyle] yayına alacağım.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'podcast* | youtube* | video yayın* | video çek* | video içerik* | kanal aç* | kanalım*',
      phrases: [
        [
          '{date} tarihine kadar {hours|2} ayırarak 4 bölüm ya da video yayımlayacak ve her birinden sonra 3 kişiden görüş alacağım.',
          '{date} tarihine kadar {hours|2} ayırarak 4 bölüm ya da video yayımlayacağım.',
        ],
        [
          '6 bölümlük bir yayın planı yapacak, {date} tarihine kadar ilk 4 tanesini çekip yayımlayacak ve her birini alanımdan 5 kişiye göndereceğim.',
          '6 bölümlük bir yayın planı yapacak ve {date} tarihine kadar ilk 4 tanesini yayımlayacağım.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | makale* | bülten* | içerik üret* | yazı yayın* | yazı yayım*',
      phrases: [
        [
          '{date} tarihine kadar {hours|2} ayırarak {posts|4} yayımlayacak ve 3 okurdan görüş alacağım.',
          '{date} tarihine kadar {posts|4} yayımlayacak ve 3 okurdan görüş alacağım.',
        ],
        [
          '8 konuluk bir yayın planı yapacak, {date} tarihine kadar {posts|4} yayımlayacak ve her birini alanımdan 5 kişiye göndereceğim.',
          '8 konuluk bir yayın planı yapacak ve {date} tarihine kadar {posts|4} yayımlayacağım.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'ertele* | erteliyor* | erteleme* | son ana bırak* | son dakika* | geciktir* | üşen* | tembel*',
      phrases: [
        [
          'Ertelemeyi bırakmak için {date} tarihine kadar haftada 4 gün güne en çok ertelediğim işe 25 dakika ayırarak başlayacak ve takvimimde işaretleyeceğim.',
          'Ertelemeyi bırakmak için {date} tarihine kadar haftada 4 gün güne en çok ertelediğim işe 25 dakika ayırarak başlayacağım.',
        ],
        [
          'En çok ertelediğim 4 işi 3 küçük adıma bölecek, her birinin ilk adımını 2 gün içinde atacak ve işleri {date} tarihine kadar bitireceğim.',
          'En çok ertelediğim 4 işi 3 küçük adıma bölecek ve {date} tarihine kadar bitireceğim.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'kitap oku* | okuma alışkanlı*',
      phrases: [
        [
          '{date} tarihine kadar en az 2 kitap bitirecek, haftada en az 4 gün 20 dakikayı okumaya ayıracak ve her kitaptan aklımda kalan 3 şeyi yazacağım.',
          '{date} tarihine kadar en az 2 kitap bitirecek ve haftada en az 4 gün 20 dakika okuyacağım.',
        ],
        [
          'Okuma alışkanlığı için {date} tarihine kadar haftada en az 4 akşam telefonumu kaldırıp 20 dakika kitap okuyacak ve okuduğum günleri işaretleyeceğim.',
          'Okuma alışkanlığı için {date} tarihine kadar haftada en az 4 akşam 20 dakika kitap okuyacağım.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'kpss* | ales | yks | dgs | smmm* | tus | sınava hazırlan* | sınavına hazırlan* | sınavı kazan* | sınavını kazan* | sınavlara hazırlan*',
      phrases: [
        [
          'Sınavıma hazırlanmak için {date} tarihine kadar {hours|5} çalışacak, 6 deneme sınavı çözecek ve yanlışlarımı her hafta gözden geçireceğim.',
          'Sınavıma hazırlanmak için {date} tarihine kadar {hours|5} çalışacak ve 6 deneme sınavı çözeceğim.',
        ],
        [
          'Sınav konularını 4 bölüme ayıran bir çalışma planı yazacak, {date} tarihine kadar {hours|5} bu plana göre çalışacak ve her bölümün sonunda 1 deneme çözeceğim.',
          'Sınav konularını 4 bölüme ayıracak ve {date} tarihine kadar {hours|5} bu plana göre çalışacağım.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'öncelik | öncelikler* | önceliğ* | önceliklendir*',
      phrases: [
        [
          '{date} tarihine kadar her pazartesi 3 öncelik belirleyecek, yeni işleri günde 1 kez aciliyete ve öneme göre sıralayacak ve haftada 1 işi bırakacak ya da devredeceğim.',
          '{date} tarihine kadar her pazartesi 3 öncelik belirleyecek ve haftada 1 işi bırakacak ya da devredeceğim.',
        ],
        [
          'En önemli 5 önceliğimi yöneticimle kararlaştıracak ve {date} tarihine kadar bunlara {hours|6} kesintisiz zaman ayıracağım.',
          'En önemli 5 önceliğimi {date} tarihine kadar yöneticimle kararlaştıracağım.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'odak* | odaklan* | konsantr* | dikkatim* | dikkat dağın*',
      phrases: [
        [
          '{date} tarihine kadar haftada 4 gün telefonum ve bildirimlerim kapalıyken 60 dakika çalışacak ve ne kadar odaklandığımı not edeceğim.',
          '{date} tarihine kadar haftada 4 gün bildirimlerim kapalıyken 60 dakika odaklanarak çalışacağım.',
        ],
        [
          'Dikkatimi dağıtan 3 şeyi ortadan kaldıracak ve {date} tarihine kadar haftada 3 kez 45 dakika hiç bölünmeden çalışacağım.',
          'Dikkatimi dağıtan 3 şeyi {date} tarihine kadar ortadan kaldıracağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'fazla mesai* | mesai* | mesaiye | daha az çalış* | çalışma saat* | çalışma süre* | çok çalışıyorum | işten zamanında | işten erken | işten geç',
      phrases: [
        [
          'Fazla mesaimi adım adım azaltmak için {date} tarihine kadar haftada 3 gün işten zamanında çıkacak ve her cuma saatlerimi not edeceğim.',
          'Fazla mesaimi azaltmak için {date} tarihine kadar haftada 3 gün işten zamanında çıkacağım.',
        ],
        [
          'Fazla mesaiye yol açan 3 görevi belirleyecek, bunları yöneticimle konuşacak ve {date} tarihine kadar 1 tanesini devredecek ya da bırakacağım.',
          'Fazla mesaiye yol açan 3 görevi {date} tarihine kadar yöneticimle konuşacağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stres* | stres yönet* | tükenmiş* | tükendim | tükeniyorum | yorgun* | yoruldum | bunal* | burnout* | yıpran* | huzur*',
      phrases: [
        [
          'Stresimi azaltmak için {date} tarihine kadar her iş günü 10 dakikalık 2 mola verecek ve akşamları stresimi 1 ile 10 arasında puanlayacağım.',
          'Stresimi azaltmak için {date} tarihine kadar her iş günü 10 dakikalık 2 mola vereceğim.',
        ],
        [
          'Beni en çok yoran 3 stres kaynağını belirleyecek, {date} tarihine kadar her birinde 1 şeyi değiştirecek ve haftada 2 saatimi dinlenmeye ayıracağım.',
          'Beni en çok yoran 3 stres kaynağını belirleyecek ve {date} tarihine kadar her birinde 1 şeyi değiştireceğim.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'spor | spor yap* | spora | egzersiz* | forma gir* | fit ol* | kilo ver* | yüzme* | yüzmek | yürüyüş* | pilates* | fitness',
      phrases: [
        [
          '{date} tarihine kadar haftada en az 2 kez 40 dakika spor yapacak, bunu takvimime randevu gibi yazacak ve yaptıkça işaretleyeceğim.',
          '{date} tarihine kadar haftada en az 2 kez 40 dakika spor yapacağım.',
        ],
        [
          'Haftada en az 2 antrenmanlık bir spor planı hazırlayacak, {date} tarihine kadar plana uyacak ve antrenmanlarımı 2 haftada bir 5 dakika uzatacağım.',
          'Haftada en az 2 antrenmanlık bir spor planına {date} tarihine kadar uyacağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'evden çalış* | uzaktan çalışmak | uzaktan çalışma* | uzaktan çalışabil* | home office | esnek çalış*',
      phrases: [
        [
          '{date} tarihine kadar evden nasıl çalışabileceğimi 1 sayfada yazacak, 1 görüşmede yöneticime sunacak ve 4 haftalık bir deneme önereceğim.',
          '{date} tarihine kadar yöneticime evden çalışmak için 4 haftalık bir deneme önereceğim.',
        ],
        [
          'Evden yapabileceğim 5 işi listeleyecek, {date} tarihine kadar yöneticimle 4 haftalık bir deneme kararlaştıracak ve 3 soruyla değerlendireceğim.',
          'Evden yapabileceğim 5 işi listeleyecek ve {date} tarihine kadar 4 haftalık bir deneme kararlaştıracağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'ailem* | aileye | eşime zaman | çocuklarla | çocuklarım* | çocuğum* | çocuklar* .. zaman | çocuklar* .. vakit | eşimle | oğlumla | kızımla',
      phrases: [
        [
          '{date} tarihine kadar haftada en az 2 akşamı bütünüyle aileme ayıracak, o akşamlar iş telefonumu kapatacak ve her pazar nasıl gittiğine bakacağım.',
          '{date} tarihine kadar haftada en az 2 akşamı iş telefonum kapalı olarak aileme ayıracağım.',
        ],
        [
          'Ailemle her pazar 20 dakikada haftayı planlayacak ve {date} tarihine kadar haftada en az 2 akşamı yalnızca onlara ayıracağım.',
          'Haftayı ailemle planlayacak ve {date} tarihine kadar haftada en az 2 akşamı onlara ayıracağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'işten kop* | kafa dinle* | rahatla* | iş sonrası* | eve iş | işi eve | dinlen* | akşamları çalış* | hafta sonu* çalış* | hafta sonları çalış*',
      phrases: [
        [
          'İşten kopabilmek için {date} tarihine kadar haftada 4 iş gününü 10 dakikalık bir kapanışla bitirecek ve o akşamlar saat 19.00 sonrasında iş mesajlarına bakmayacağım.',
          'İşten kopabilmek için {date} tarihine kadar haftada 4 akşam iş mesajlarına bakmayacağım.',
        ],
        [
          'Dinlenmek için {date} tarihine kadar haftada 2 akşamı işe kapatacak ve ne kadar dinlendiğimi 1 ile 10 arasında puanlayacağım.',
          'Dinlenmek için {date} tarihine kadar haftada 2 akşamı işe kapatacağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'meditasyon* | farkındalık* | mindfulness | yoga* | nefes egzersiz* | nefes çalışma*',
      phrases: [
        [
          '{date} tarihine kadar haftada en az 3 gün 15 dakika yoga, meditasyon ya da nefes egzersizi yapacak ve takvimimde işaretleyeceğim.',
          '{date} tarihine kadar haftada en az 3 gün 15 dakika yoga, meditasyon ya da nefes egzersizi yapacağım.',
        ],
        [
          'Yoga ya da meditasyon için haftada 3 günü sabit bir saate bağlayacak ve {date} tarihine kadar süreyi 10 dakikadan başlayarak her hafta 2 dakika uzatacağım.',
          'Yoga ya da meditasyon için {date} tarihine kadar haftada 3 günü sabit bir saate bağlayacağım.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'uyku* | uykum* | uyumak | uyuyam* | uykusuz* | erken yat* | geç yat*',
      phrases: [
        [
          'Daha iyi uyku için {date} tarihine kadar haftada 5 gece aynı saatte yatacak, 30 dakika önce ekranları kapatacak ve sabah dinlenmişliğimi 1 ile 10 arasında puanlayacağım.',
          'Daha iyi uyku için {date} tarihine kadar haftada 5 gece yatmadan 30 dakika önce ekranları kapatacağım.',
        ],
        [
          'Uyku düzenim için 2 hafta yatış ve kalkış saatimi not edecek, {date} tarihine kadar her hafta 15 dakika daha erken yatıp haftada 5 gece bu saate uyacağım.',
          'Uyku düzenim için {date} tarihine kadar haftada 5 gece belirlediğim saatte yatacağım.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelance* | freelancer* | serbest çalış* | serbest meslek* | bağımsız çalış*',
      phrases: [
        [
          'Serbest çalışmak için fiyatı belli 1 teklif yazacak, {customers|8} paylaşacak ve {date} tarihine kadar ilk ücretli işime başlayacağım.',
          'Serbest çalışmak için fiyatı belli 1 teklif yazıp {date} tarihine kadar {customers|8} paylaşacağım.',
        ],
        [
          'Serbest çalışmaya hazırlanmak için {date} tarihine kadar gider, vergi ve sigortayı 1 sayfada hesaplayacak, serbest çalışan 2 kişiyle görüşecek ve 3 teklif yazacağım.',
          'Serbest çalışmaya hazırlanmak için {date} tarihine kadar 1 gider planı ve 3 teklif yazacağım.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'yatırımcı* | yatırım al* | yatırım bul* | fon bul* | hibe* | finansman* | pitch deck',
      phrases: [
        [
          '{date} tarihine kadar 10 sayfalık bir yatırımcı sunumu hazırlayacak, iş kurmuş 3 kişinin görüşünü alacak ve 4 yatırımcıya göstereceğim.',
          '{date} tarihine kadar 10 sayfalık bir sunum hazırlayıp 4 yatırımcıya göstereceğim.',
        ],
        [
          'İşime uygun 15 finansman kaynağını listeleyecek, {date} tarihine kadar 6 tanesine başvuracak ve her yanıttan ne öğrendiğimi yazacağım.',
          'İşime uygun 15 finansman kaynağını listeleyecek ve {date} tarihine kadar 6 tanesine başvuracağım.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'e ticaret* | eticaret* | online mağaza* | internet mağaza* | online satış* | internetten satış* | online dükkan* | etsy* | shopify*',
      phrases: [
        [
          'Çevrim içi mağazamda {date} tarihine kadar 5 ürünü iyi fotoğraf, açıklama ve fiyatla yayımlayacak ve alışveriş deneyimini {customers|8} sınayacağım.',
          'Çevrim içi mağazamda {date} tarihine kadar 5 ürün yayımlayacak ve {customers|8} sınayacağım.',
        ],
        [
          '{date} tarihine kadar çevrim içi mağazama {hours|4} ayıracak, 3 tanıtım yolu deneyecek ve ziyaretlerle siparişleri haftada 1 kez değerlendireceğim.',
          '{date} tarihine kadar çevrim içi mağazama {hours|4} ayıracak ve 3 tanıtım yolu deneyeceğim.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'doğum izn* | doğum izin* | doğumdan sonra* | doğum sonra* | annelik izn* | ebeveyn izn* | bebekten sonra* | bebeğimden sonra*',
      phrases: [
        [
          'Doğum izninden sonra işe dönmek için {date} tarihine kadar işverenimle görev ve saatleri 2 kez görüşecek, 2 becerimi tazeleyecek ve çocuk bakım düzenini 1 hafta deneyeceğim.',
          'Doğum izninden sonra işe dönmek için {date} tarihine kadar işverenimle 2 kez görüşecek ve 2 becerimi tazeleyeceğim.',
        ],
        [
          '{date} tarihine kadar doğum izninden sonraki ilk 4 haftamın planını yazacak, işverenimle kararlaştıracak ve bilgilerimi tazelemeye {hours|2} ayıracağım.',
          '{date} tarihine kadar doğum izninden sonraki ilk 4 haftamın planını yazıp işverenimle kararlaştıracağım.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'güçlü yön* | güçlü yan* | güçlü ve zayıf | zayıf yön* | değerlerim* | yeteneklerimi | neyde iyi* | nelerde iyi*',
      phrases: [
        [
          '{date} tarihine kadar 5 kişiden 2 güçlü yönümü söylemesini isteyecek, bunları kendi listemle karşılaştıracak ve 1 tanesini yeni bir görevde kullanacağım.',
          '{date} tarihine kadar 5 kişiden 2 güçlü yönümü söylemesini isteyecek ve bunları kendi listemle karşılaştıracağım.',
        ],
        [
          'Güçlü yönlerimi bir testle belirleyecek, her biri için yaşadıklarımdan 3 örnek yazacak ve {date} tarihine kadar bir mentorluk görüşmesinde anlatacağım.',
          'Güçlü yönlerimi {date} tarihine kadar bir testle belirleyecek ve her biri için 3 örnek yazacağım.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'karar ver* | karar verem* | kararsız* | arasında kal* | arasında seç* | mı yoksa | mi yoksa | seçenekler* | ikilem*',
      phrases: [
        [
          'Seçeneklerimi 6 ölçüte göre yazılı olarak karşılaştıracak, bu yolları seçmiş {people|3} konuşacak ve {date} tarihine kadar kararımı vereceğim.',
          'Seçeneklerimi 6 ölçüte göre yazılı olarak karşılaştıracak ve {date} tarihine kadar kararımı vereceğim.',
        ],
        [
          'Her seçeneğim için 3 artı ve 3 eksi yazacak, küçük bir denemeyle 1 hafta sınayacak ve {date} tarihine kadar birine karar vereceğim.',
          'Her seçeneğim için 3 artı ve 3 eksi yazacak ve {date} tarihine kadar birine karar vereceğim.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'koşu | koşuya | koşmak | koşusu* | maraton* | yarı maraton* | triatlon*',
      phrases: [
        [
          'Yazılı bir planla koşuya hazırlanacak, {date} tarihine kadar 1’i uzun olmak üzere haftada 3 kez koşacak, mesafeyi ve nasıl hissettiğimi not edeceğim.',
          '{date} tarihine kadar yazılı bir planla haftada 3 kez koşacak ve mesafeyi not edeceğim.',
        ],
        [
          '{date} tarihine kadar takvimime haftada 2 koşu yazacak, 2 haftada bir 1 kilometre ekleyecek ve her koşudan sonra 1 gün dinleneceğim.',
          '{date} tarihine kadar takvimime haftada 2 koşu yazacak ve 2 haftada bir 1 kilometre ekleyeceğim.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'telefona .. bak* | telefonda .. vakit | telefonda .. zaman | daha az telefon* | telefon* daha az | ekran süre* | telefon bağım* | ekran bağım* | sosyal medya bağım* | sosyal medyada daha az',
      phrases: [
        [
          'Telefona daha az bakmak için {date} tarihine kadar beni en çok oyalayan 3 uygulamayı ana ekrandan kaldıracak ve her pazar haftalık ekran süremi karşılaştıracağım.',
          'Telefona daha az bakmak için {date} tarihine kadar beni en çok oyalayan 3 uygulamayı ana ekrandan kaldıracağım.',
        ],
        [
          '{date} tarihine kadar haftada 5 gün telefonumu 2 saatliğine başka bir odaya bırakacak ve bu süreyi neye ayırdığımı yazacağım.',
          '{date} tarihine kadar haftada 5 gün telefonumu 2 saatliğine başka bir odaya bırakacağım.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'tezim* | tezimi | tez yaz* | tezi bitir* | yüksek lisans tez* | doktora tez* | bitirme proje* | bitirme tez*',
      phrases: [
        [
          'Tezimi 6 bölüme ayıracak, yazmaya {hours|4} ayıracak, 2 haftada bir biten kısmı birine okutacak ve {date} tarihine kadar tamamlayacağım.',
          'Tezimi 6 bölüme ayıracak ve {date} tarihine kadar tamamlayacağım.',
        ],
        [
          'Tezimi {date} tarihine kadar bitirmek için haftada 3 sayfa yazacak, {hours|4} çalışacak ve 2 kez görüş isteyeceğim.',
          'Tezimi {date} tarihine kadar bitirmek için haftada 3 sayfa yazacağım.',
        ],
      ],
    },
  ],
  frames: ['İstediğim şu: “{words}”. {goal}', 'Şunu istiyorum: “{words}”. {goal}'],
  percent: '%{n}',
  hoursTail: 'Bunun için {hours} ayıracağım.',
  hours: { one: 'haftada {n} saat', other: 'haftada {n} saat' },
  counted: {
    applications: {
      cues: 'başvuru* | iş başvuru* | cv',
      forms: { one: '{n} başvuru', other: '{n} başvuru' },
    },
    interviews: {
      cues: 'mülakat* | deneme mülakat* | iş görüşme*',
      forms: { one: '{n} deneme mülakatı', other: '{n} deneme mülakatı' },
    },
    people: {
      cues: 'kişi | kişiyle | kişiye | kişiyi | insan | insanla | kadın | kadınla | kontak* | bağlantı* | uzman | uzmanla | profesyonel | profesyonelle | kahve sohbet*',
      forms: { one: '{n} kişiyle', other: '{n} kişiyle' },
    },
    talks: {
      cues: 'sunum | sunumu | sunuma | konuşma | konuşmayı | konferans konuşma*',
      forms: { one: '{n} sunum', other: '{n} sunum' },
    },
    posts: {
      cues: 'gönderi* | paylaşım* | makale* | blog yazı* | içerik | içeriği | bölüm',
      forms: { one: '{n} yazı', other: '{n} yazı' },
    },
    customers: {
      cues: 'müşteri* | danışan* | öğrenci | öğrenciye | alıcı*',
      forms: { one: '{n} olası müşteriyle', other: '{n} olası müşteriyle' },
    },
    books: { cues: 'kitap* | kitab*', forms: { one: '{n} kitap', other: '{n} kitap' } },
    events: {
      cues: 'etkinlik* | etkinliğ* | konferans | konferansa | atölye | atölyeye | workshop* | fuar* | seminer* | buluşma*',
      forms: { one: '{n} etkinlik', other: '{n} etkinlik' },
    },
  },
  teamPeople:
    'kişi | kişilik | kişiyi | kişiden | kişinin | kişiye | çalışan | çalışanı | çalışanım | çalışanlık | üye | üyesi | geliştirici* | mühendis* | personel* | eleman* | yazılımcı* | insan',
  team: 'ekip* | ekib* | takım* | grup | grubu* | departman* | birim*',
  languageNames: [
    ['en', 'ingilizce* | iş ingilizcesi'],
    ['de', 'almanca*'],
    ['fr', 'fransızca*'],
    ['es', 'ispanyolca*'],
    ['it', 'italyanca*'],
    ['pt', 'portekizce*'],
    ['nl', 'felemenkçe* | flemenkçe* | hollandaca*'],
    ['pl', 'lehçe* | polonyaca*'],
    ['cs', 'çekçe*'],
    ['sk', 'slovakça*'],
    ['uk', 'ukraynaca*'],
    ['ru', 'rusça*'],
    ['tr', 'türkçe*'],
    ['ro', 'rumence* | romence*'],
    ['sv', 'isveççe*'],
    ['da', 'danca* | danimarkaca*'],
    ['no', 'norveççe*'],
    ['fi', 'fince*'],
    ['hu', 'macarca*'],
    ['el', 'yunanca*'],
    ['ar', 'arapça*'],
    ['he', 'ibranice*'],
    ['hi', 'hintçe*'],
    ['zh', 'çince* | mandarin*'],
    ['ja', 'japonca*'],
    ['ko', 'korece*'],
    ['hr', 'hırvatça*'],
    ['sr', 'sırpça*'],
    ['bg', 'bulgarca*'],
    ['fa', 'farsça*'],
    ['ku', 'kürtçe*'],
    ['az', 'azerice* | azerbaycanca*'],
    ['ka', 'gürcüce*'],
    ['sq', 'arnavutça*'],
    ['bs', 'boşnakça*'],
    ['la', 'latince*'],
  ],
  aims: [
    ['vardiya amir*', 'vardiya amirliği', 'up'],
    [
      'mid level | mid seviye* | orta seviye geliştirici* | orta düzey geliştirici*',
      'mid-level seviyesi',
      'up',
    ],
    [
      'ekip lider* | takım lider* | team lead* | teamlead* | ekip yönetici* | takım yönetici*',
      'ekip liderliği',
      'up',
    ],
    [
      'bölüm müdür* | departman müdür* | birim müdür* | bölüm yönetici* | departman yönetici* | bölüm başkan*',
      'bölüm yöneticiliği',
      'up',
    ],
    ['mağaza müdür*', 'mağaza müdürlüğü', 'up'],
    ['şube müdür*', 'şube müdürlüğü', 'up'],
    [
      'kıdemli yazılım* | kıdemli geliştirici* | kıdemli mühendis* | senior developer* | senior yazılım* | senior engineer*',
      'kıdemli yazılım mühendisliği',
      'up',
    ],
    ['kıdemli danışman* | senior consultant*', 'kıdemli danışmanlık', 'up'],
    ['kıdemli uzman*', 'kıdemli uzmanlık', 'up'],
    ['kıdemli pozisyon* | senior pozisyon* | kıdemli bir pozisyon* | senior', 'kıdemli uzmanlık', 'up'],
    ['tech lead* | teknik lider*', 'teknik liderlik', 'up'],
    ['direktör* | director', 'direktörlük', 'up'],
    ['müdür | müdürü | müdürlük* | müdürlüğ* | müdür yardımcı*', 'müdürlük', 'up'],
    ['ceo* | genel müdür*', 'genel müdürlük', 'up'],
    ['cto', 'teknoloji direktörlüğü', 'up'],
    ['yönetim kurulu üye* | yönetim kurulunda yer*', 'yönetim kurulu üyeliği', 'up'],
    [
      'yönetici | yöneticisi | yöneticilik* | yöneticiliğ* | yönetici pozisyon* | manager | liderlik pozisyon* | yönetim pozisyon* | liderlik rol* | yönetim kademe*',
      'yöneticilik',
      'up',
    ],
    ['ürün yönetici* | ürün yönet* | ürün müdür* | product manager*', 'ürün yöneticiliği'],
    ['product owner* | ürün sahib*', 'ürün sahipliği'],
    ['proje yönetici* | proje yönet* | proje müdür* | proje lider* | project manager*', 'proje yöneticiliği'],
    ['veri bilim* | data scien*', 'veri bilimi'],
    ['veri analist* | veri analiz* | veri analitiğ* | data analyst* | data analy*', 'veri analistliği'],
    ['veri mühendis* | data engineer*', 'veri mühendisliği'],
    ['iş analist* | iş analiz* | business analyst*', 'iş analistliği'],
    ['makine öğrenme* | makine öğrenim* | machine learning', 'makine öğrenmesi'],
    ['yapay zeka*', 'yapay zekâ'],
    ['ux ui | ui ux | ux* | kullanıcı deneyim*', 'UX tasarımcılığı'],
    ['grafik tasarım* | grafiker*', 'grafik tasarımcılığı'],
    [
      'yazılım geliştir* | yazılımcı* | yazılım mühendis* | yazılıma | yazılım sektör* | yazılım alan* | programcı* | frontend* | front end* | backend* | back end* | full stack* | fullstack* | web geliştir* | developer',
      'yazılım geliştirme',
    ],
    ['devops*', 'DevOps mühendisliği'],
    ['siber güvenlik* | siber güvenliğ* | bilgi güvenliğ*', 'siber güvenlik uzmanlığı'],
    ['bilişim* | bilgi teknoloji* | BT | IT | teknoloji sektör* | teknoloji alan* | teknolojiye', 'bilişim'],
    ['dijital pazarlama*', 'dijital pazarlama'],
    ['pazarlama*', 'pazarlama'],
    ['insan kaynak* | insan kaynağ* | İK | IK | hr | ik uzman* | işe alım uzman*', 'insan kaynakları'],
    ['satış temsilci* | satış uzman* | satışa | satış alan* | satış | satışta', 'satış uzmanlığı'],
    ['danışman | danışmanlık* | danışmanlığ* | consultant', 'danışmanlık'],
    [
      'finans | finansa | finans alan* | finans sektör* | finansal analist* | finans uzman*',
      'finans uzmanlığı',
    ],
    ['muhasebe alan* | muhasebeye | muhasebe uzman* | muhasebeci', 'muhasebe'],
    ['denetçi* | denetim*', 'denetçilik'],
    ['sürdürülebilir* | yenilenebilir enerji*', 'sürdürülebilirlik uzmanlığı'],
    ['sosyal hizmet*', 'sosyal hizmet uzmanlığı'],
    ['öğretmen | öğretmenlik | öğretmenliğe | öğretmeni', 'öğretmenlik'],
    ['hemşire | hemşirelik | hemşireliğe', 'hemşirelik'],
    ['inşaat mühendis*', 'inşaat mühendisliği'],
    ['makine mühendis*', 'makine mühendisliği'],
    ['elektrik mühendis* | elektronik mühendis*', 'elektronik mühendisliği'],
    ['öğretim tasarım* | eğitim tasarım*', 'öğretim tasarımı'],
    ['koç | koçluk* | koçluğ*', 'koçluk'],
    ['eğitmen*', 'eğitmenlik'],
    ['psikolog* | terapist*', 'psikologluk'],
    ['gazeteci*', 'gazetecilik'],
    ['metin yazar* | içerik yazar* | içerik üretici* | içerik yönet*', 'içerik yazarlığı'],
    ['özel sektör*', 'özel sektör kariyeri'],
    ['akademisyen* | akademi | akademiye | araştırmacı* | bilim insan*', 'araştırmacılık'],
    ['stk | stklar* | sivil toplum* | dernek*', 'sivil toplum çalışmaları'],
    ['kamu sektör* | kamuda | kamu görev* | memur*', 'kamu hizmeti'],
    ['müşteri başarı*', 'müşteri başarısı uzmanlığı'],
    ['tedarik zincir* | lojistik*', 'lojistik'],
    ['iç mimar*', 'iç mimarlık'],
    ['mimar | mimarlık* | mimarlığ*', 'mimarlık'],
    ['sosyal medya uzman* | sosyal medya yönetici*', 'sosyal medya uzmanlığı'],
    ['fizyoterapi*', 'fizyoterapi'],
    ['veteriner*', 'veteriner hekimlik'],
    ['pilot | pilotluk* | pilotluğ*', 'pilotluk'],
    ['kabin memur* | hostes* | kabin ekib*', 'kabin memurluğu'],
    ['endüstri mühendis*', 'endüstri mühendisliği'],
    ['bilgisayar mühendis*', 'bilgisayar mühendisliği'],
    ['gıda mühendis*', 'gıda mühendisliği'],
    ['çevre mühendis*', 'çevre mühendisliği'],
    ['satın alma uzman* | satın alma alan* | satın almaya', 'satın alma'],
    ['dış ticaret* | ithalat ihracat*', 'dış ticaret'],
    ['turizm sektörüne | turizm alan* | otelcilik* | turizme', 'turizm'],
    ['bankacı | bankacılığa | bankacılık sektörüne | bankacılık alanında', 'bankacılık'],
    ['emlak danışman* | gayrimenkul danışman*', 'emlak danışmanlığı'],
    ['çocuk gelişim*', 'çocuk gelişimi'],
    ['okul öncesi öğretmen* | anaokulu öğretmen*', 'okul öncesi öğretmenliği'],
    ['oyun geliştir* | oyun tasarım*', 'oyun geliştirme'],
    ['animasyon*', 'animasyon'],
    ['avukat* | hukuk*', 'hukuk'],
    ['etkinlik yönet* | organizasyon uzman*', 'etkinlik yöneticiliği'],
    ['test uzman* | test mühendis* | kalite güvence* | test otomasyon* | qa', 'yazılım test uzmanlığı'],
    ['scrum master*', 'Scrum Master’lık'],
    ['çevik koç* | agile coach*', 'çevik koçluk'],
    ['çevirmen* | tercüman*', 'çevirmenlik'],
    ['moda tasarım*', 'moda tasarımı'],
    ['diyetisyen*', 'diyetisyenlik'],
    ['eczacı*', 'eczacılık'],
    ['aşçı | aşçılık* | aşçılığ*', 'aşçılık'],
  ],
  quotedAim: '“{words}” mesleği',
  aimOpeners: '',
  skills: [
    ['veri analiz* | veri analitiğ* | veri görselleştir* | data analysis', 'veri analizi'],
    ['veri bilim* | data science', 'veri bilimi'],
    ['makine öğrenme* | makine öğrenim* | machine learning', 'makine öğrenmesi'],
    ['yapay zeka* | AI | üretken yapay zeka* | prompt mühendis*', 'yapay zekâ'],
    ['web geliştir* | web tasarım*', 'web geliştirme'],
    ['frontend* | front end* | ön yüz geliştir*', 'frontend geliştirme'],
    ['backend* | back end* | arka yüz geliştir*', 'backend geliştirme'],
    ['mobil uygulama geliştir* | mobil geliştir*', 'mobil uygulama geliştirme'],
    ['test otomasyon*', 'test otomasyonu'],
    ['bulut bilişim* | bulut teknoloji* | cloud*', 'bulut bilişim'],
    ['devops*', 'DevOps'],
    ['siber güvenlik* | siber güvenliğ* | bilgi güvenliğ*', 'siber güvenlik'],
    ['ux tasarım* | ux | kullanıcı deneyim*', 'UX tasarımı'],
    ['ui tasarım* | arayüz tasarım*', 'arayüz tasarımı'],
    ['grafik tasarım*', 'grafik tasarım'],
    [
      'proje yönetimi | proje yönetiminde | proje yönetimini | proje yönetimine | projeleri yönet*',
      'proje yönetimi',
    ],
    ['ürün yönetimi | ürün yönetiminde | ürün yönetimini', 'ürün yönetimi'],
    ['değişim yönetim*', 'değişim yönetimi'],
    ['çevik yöntem* | çevik proje* | agile*', 'çevik yöntemler'],
    ['tasarım odaklı düşün* | design thinking', 'tasarım odaklı düşünme'],
    ['dijital pazarlama*', 'dijital pazarlama'],
    ['sosyal medya yönetim* | sosyal medya pazarla*', 'sosyal medya'],
    ['içerik pazarlama*', 'içerik pazarlaması'],
    ['satış teknik* | satış beceri* | satış yapmay*', 'satış'],
    ['muhasebe | muhasebeyi | muhasebe bilgi* | muhasebe kurs*', 'muhasebe'],
    ['finansal model* | finans bilgi* | finansal okuryazar* | finansal analiz*', 'finans'],
    ['istatistik* | istatistiğ*', 'istatistik'],
    ['python*', 'Python'],
    ['javascript*', 'JavaScript'],
    ['excel*', 'Excel'],
    ['sql*', 'SQL'],
    ['power bi*', 'Power BI'],
    ['figma*', 'Figma'],
    ['photoshop*', 'Photoshop'],
    ['canva*', 'Canva'],
    ['docker*', 'Docker'],
    ['autocad*', 'AutoCAD'],
    ['tableau*', 'Tableau'],
    ['veri koruma* | kişisel verilerin korunma* | kvkk | gdpr', 'kişisel verilerin korunması'],
    ['veri taban* | veritaban*', 'veri tabanları'],
    ['programlama* | kodlama* | kod yazma* | programlamay*', 'programlama'],
    ['yazılım mimari*', 'yazılım mimarisi'],
    ['video düzenle* | video kurgu*', 'video kurgusu'],
    ['fotoğrafçılık* | fotoğrafçılığ*', 'fotoğrafçılık'],
    ['metin yazarlığ*', 'metin yazarlığı'],
    ['büyük veri*', 'büyük veri'],
    ['blokzincir* | blockchain*', 'blokzincir'],
    ['robotik*', 'robotik'],
    ['on parmak*', 'on parmak yazma'],
    ['stratejik düşün*', 'stratejik düşünme'],
    ['seo', 'SEO'],
    ['bütçe yönet* | bütçele* | bütçe hazırla*', 'bütçe yönetimi'],
    ['risk yönetim*', 'risk yönetimi'],
    ['kriz yönetim*', 'kriz yönetimi'],
    ['süreç yönetim* | süreç iyileştirme*', 'süreç yönetimi'],
    ['yalın üretim* | yalın yönetim*', 'yalın üretim'],
    ['altı sigma | six sigma', 'Altı Sigma'],
    ['dış ticaret*', 'dış ticaret'],
    ['mali tablo* | finansal tablo*', 'mali tablolar'],
    ['veri görselleştirme*', 'veri görselleştirme'],
    ['oyun geliştir*', 'oyun geliştirme'],
    ['analitik düşün*', 'analitik düşünme'],
    ['işaret dili*', 'işaret dili'],
    ['iş hukuku*', 'iş hukuku'],
  ],
  audiences: [
    ['üst yönetim* | üst düzey yönetici* | tepe yönetim*', 'üst yönetimin'],
    ['yönetim kurul*', 'yönetim kurulunun'],
    ['yöneticiler | yöneticilerin | yöneticilere | yöneticilerle', 'yöneticilerin'],
    [
      'kalabalık* | kalabalığ* | büyük grup* | büyük bir grup* | geniş kitle* | çok kişi* | çok insan* | büyük toplulu*',
      'kalabalık bir grubun',
    ],
    ['küçük grup* | küçük bir grup*', 'küçük bir grubun'],
    ['ekibim | ekibimin | ekibime | ekibimle | takımımın | takımıma | takımımla', 'ekibimin'],
    ['iş arkadaş* | çalışma arkadaş* | meslektaş* | mesai arkadaş* | ekip arkadaş*', 'iş arkadaşlarımın'],
    [
      'müşteriler | müşterilerle | müşterilerin | müşterilere | müşterilerim* | müşteriyle | müşterinin | müşteri önünde | müşteri karşısında',
      'müşterilerin',
    ],
    ['paydaş* | stakeholder*', 'paydaşların'],
    ['yatırımcı*', 'yatırımcıların'],
    ['tanımadığım insan* | tanımadığım kişi* | yabancı insan*', 'tanımadığım kişilerin'],
    ['patronum* | yöneticim | yöneticimle | yöneticimin | yöneticime | müdürüm* | amirim*', 'yöneticimin'],
    ['öğrenciler | öğrencilerin | öğrencilere | öğrencilerle', 'öğrencilerin'],
    ['sınıf önünde | sınıfın önünde | sınıfta', 'bir sınıfın'],
    ['teknik olmayan* | uzman olmayan*', 'teknik bilgisi olmayanların'],
    ['konferans*', 'konferans dinleyicilerinin'],
    [
      'uluslararası ekip* | uluslararası toplantı* | yabancı meslektaş* | uluslararası dinleyici*',
      'uluslararası bir ekibin',
    ],
    ['yazılımcılar* | geliştiriciler* | mühendisler*', 'yazılım ekibinin'],
    ['tedarikçi*', 'tedarikçilerin'],
    ['kamera*', 'kameranın'],
    ['veliler*', 'velilerin'],
    ['jüri*', 'jürinin'],
    ['hastalarım* | hastalarla', 'hastaların'],
  ],
  commitment: '*acağım$ | *eceğim$',
  promises:
    'her zaman | daima | asla | garanti* | kesinlikle | mükemmel* | kusursuz* | ne pahasına olursa olsun | mutlaka | hatasız* | istisnasız*',
  vague: 'geliştirmek | iyileştirmek | daha iyi | anlamak | kavramak | denemek | çabalamak',
};
