/** Numbers of a workbook: which of them are days, by their formats, and how they are written as text. */

/** The formats that every workbook has and that show a day or a time. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format that a workbook declares shows a day or a time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [positive = ''] = code.split(';');
  const letters = positive.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '');
  return /[dmyhs]/i.test(letters) && !/general|[#?]/i.test(letters);
}

/** Days from 1900-01-01 to 1904-01-01, and the 29 February 1900 that Excel believes in. */
const DAYS_TO_1904 = 1462;
const SECONDS_A_DAY = 86_400;
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/** A day, with its time where it has one, as text; undefined where there is no such day. */
export function dateText(serial: number, from1904: boolean): string | undefined {
  const days = serial + (from1904 ? DAYS_TO_1904 : 0);
  if (!(days >= 0 && days < LAST_DAY + 1)) return undefined;
  const seconds = Math.round(days * SECONDS_A_DAY);
  const whole = Math.floor(seconds / SECONDS_A_DAY);
  const rest = seconds - whole * SECONDS_A_DAY;
  // What is below a day is a time alone.
  const day = Temporal.PlainDate.from('1899-12-30').add({ days: whole < 60 ? whole + 1 : whole });
  const time = Temporal.PlainTime.from('00:00').add({ seconds: rest });
  if (whole === 0) return time.toString({ smallestUnit: 'second' });
  return rest === 0 ? day.toString() : `${day} ${time.toString({ smallestUnit: 'second' })}`;
}

/** A number as a person would type it: Excel keeps fifteen digits. */
export function numberText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}
