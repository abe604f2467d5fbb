/** Text rules of Python, on which clients rely: white space, digits and notation of numbers. */

/** White space for Python's `str.strip`; JavaScript's `trim` lacks U+001C to U+001F and U+0085, and has U+FEFF. */
const WHITE_SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const LEADING = new RegExp(`^[${WHITE_SPACE}]+`);
const IS_WHITE_SPACE = new RegExp(`[${WHITE_SPACE}]`);
/** Zeros after a decimal point, with white space behind them. */
const DECIMAL_ZEROS = new RegExp(`\\.0*[${WHITE_SPACE}]*$`);

/** Removes white space at both ends (Python's `str.strip`). */
export function strip(text: string): string {
  const start = text.replace(LEADING, '');
  let end = start.length;
  while (end > 0 && IS_WHITE_SPACE.test(start.charAt(end - 1))) end -= 1;
  return start.slice(0, end);
}

/** Whether there is white space anywhere in the text. */
export function hasWhiteSpace(text: string): boolean {
  return IS_WHITE_SPACE.test(text);
}

/** The number of characters (Unicode code points) of a text. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0xd800 && code < 0xdc00) {
      const next = text.charCodeAt(index + 1);
      if (next >= 0xdc00 && next < 0xe000) count -= 1;
    }
  }
  return count;
}

/** Python rejects longer integers (`sys.int_info.default_max_str_digits`). */
const MAX_INTEGER_LENGTH = 4300;

/** Parses an integer like Python's `int`: a sign, underscores between digits, and the digits of any script. */
export function integerFromText(text: string): bigint | undefined {
  const bare = strip(text);
  // `int` strips fewer control characters than `strip`.
  if (/[\x1c-\x1f]/.test(text)) return undefined;
  if (bare.length > 2 * MAX_INTEGER_LENGTH || !/^[+-]?\p{Nd}+(?:_\p{Nd}+)*$/u.test(bare)) return undefined;
  const digits = asciiDigits(bare.replaceAll('_', ''));
  if (digits.length > MAX_INTEGER_LENGTH) return undefined;
  return digits.startsWith('-') ? -BigInt(digits.slice(1)) : BigInt(digits.replace('+', ''));
}

/** The text of an integer without decimal zeros: `1.00` → `1`. */
export function withoutDecimalZeros(text: string): string {
  return text.replace(DECIMAL_ZEROS, '');
}

/** The same text with the decimal digits of every script written 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

/** Unicode has the ten digits of a script together; the blocks of many scripts directly follow another's. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** A number of a JSON document as Python's `str` writes it: `1.50` → `1.5`, `1e5` → `100000.0`, `-0` → `0`. */
export function pythonNumberText(source: string): string {
  if (/^-?\d+$/.test(source)) return source === '-0' ? '0' : source;
  const value = Number(source);
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const sign = Object.is(value, -0) || value < 0 ? '-' : '';
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const power = value === 0 ? 0 : Number(exponent);
  if (power < -4 || power >= 16) {
    const size = String(Math.abs(power)).padStart(2, '0');
    return `${sign}${mantissa}e${power < 0 ? '-' : '+'}${size}`;
  }
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`;
  const whole = digits.padEnd(power + 1, '0');
  return `${sign}${whole.slice(0, power + 1)}.${whole.slice(power + 1) || '0'}`;
}
