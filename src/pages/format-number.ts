/** `20000` as `20,000`. Intl.NumberFormat would load 7 MB for the first number. */
export function formatInteger(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
