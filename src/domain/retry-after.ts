/** `Sun, 06 Nov 1994 08:49:37 GMT`, and the two older forms of it. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

/**
 * The header Retry-After (RFC 9110, section 10.2.3), which is a number of seconds or a date, in milliseconds from
 * `now`; undefined if it is missing or neither.
 */
export function retryAfterFrom(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
