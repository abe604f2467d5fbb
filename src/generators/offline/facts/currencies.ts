/** The signs and words that people write currencies with. */

/** Currencies by their signs and codes, and by the words of the languages that name them, as they are folded. */
const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    EUR: '€ eur euro euros eura eurem eurach евро євро avro',
    USD: '$ usd dolar dollar dollars dolares dolari dollari dolara dolary dolarow dolaru доллар доллара долларов долари доларів долара',
    GBP: '£ gbp pfund pound pounds',
    CHF: 'chf franken francs',
    TRY: '₺ try tl lira liraya liradan',
    UAH: '₴ uah грн гривень гривні гривня гривню гривнi гривна гривны гривен',
    RUB: '₽ rub руб рубль рубля рублеи рублі рублів',
    PLN: 'zl pln zloty zlote zlotych zlotys злотих злотые злотых',
    CZK: 'kc czk korun koruny korunu',
    RON: 'lei ron leu',
    BRL: 'brl reais reales',
    SEK: 'sek',
    DKK: 'dkk',
    NOK: 'nok',
    HUF: 'huf ft forint',
  }).flatMap(([currency, names]) => names.split(' ').map((name) => [name, currency])),
);

/** The currency that a folded word names. */
export function currencyOf(fold: string | undefined): string | undefined {
  return fold === undefined || !Object.hasOwn(CURRENCIES, fold) ? undefined : CURRENCIES[fold];
}
