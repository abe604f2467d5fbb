/** `20000` as people read it: `20,000`. Node's own way to say it (Intl.NumberFormat) loads 7 MB for the first number. */
export function formatInteger(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
